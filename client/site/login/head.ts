import type { HeadMaker } from "../../head/head-parts.ts";

/** The login page has no entry, so its title is a text of the interface. */
export const loginHead: HeadMaker<null> = (_loaded, { pathname }, { t }) => ({
  title: t("login.title"),
  path: pathname,
});
