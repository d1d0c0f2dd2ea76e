// The head of the screens for editors; the server alone uses it.
import { editorsAreaOf } from "../head/editors-area.ts";
import type { HeadMaker } from "../head/head-parts.ts";

/** The screens load their texts only when they are opened, so until then the title is the area's name. */
export const centerHead: HeadMaker<null> = (_loaded, { pathname }, { t }) => ({
  title: t(`areas.${editorsAreaOf(pathname)}`),
  path: pathname,
});
