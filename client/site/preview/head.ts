import type { HeadMaker } from "../../head/head-parts.ts";

export const previewHead: HeadMaker<null> = (_loaded, { pathname }, { t }) => ({
  title: t("previewTitle"),
  path: pathname,
});
