import type { HeadMaker } from "../../head/head-parts.ts";

export const withdrawalHead: HeadMaker<boolean> = (_loaded, { pathname }, { t }) => ({
  title: t("withdrawal"),
  path: pathname,
});
