import type { HeadMaker } from "../../head/head-parts.ts";

export const newsletterHead: HeadMaker<null> = (_loaded, { pathname }, { t }) => ({
  title: t("newsletter"),
  path: pathname,
});
