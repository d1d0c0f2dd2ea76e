import { editorsAreaOf } from "../head/editors-area.ts";
import type { HeadMaker } from "../head/head-parts.ts";

/** A screen loads its texts only when it opens. Until then, the title is the name of the area. */
export const centerHead: HeadMaker<null> = (_loaded, { pathname }, { t }) => ({
  title: t(`areas.${editorsAreaOf(pathname)}`),
  path: pathname,
});
