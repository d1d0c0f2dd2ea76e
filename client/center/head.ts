import { editorsAreaOf } from "../head/editors-area.ts";
import type { HeadMaker } from "../head/head-parts.ts";

export const centerHead: HeadMaker<null> = (_loaded, { pathname }, { t }) => ({
  title: t(`areas.${editorsAreaOf(pathname)}`),
  path: pathname,
});
