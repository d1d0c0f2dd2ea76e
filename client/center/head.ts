import { editorsAreaOf } from "../head/editors-area.ts";
import type { HeadMaker } from "../head/head-parts.ts";

/** The screens load their texts only when they open, so the first title is the name of the area. */
export const centerHead: HeadMaker<null> = (_loaded, { pathname }, { t }) => ({
  title: t(`areas.${editorsAreaOf(pathname)}`),
  path: pathname,
});
