import type { HeadMaker } from "../../head/head-parts.ts";

/** The login page has no entry, so its title comes from the texts of the interface. */
export const loginHead: HeadMaker<null> = (_loaded, { pathname }, { t }) => ({
  title: t("login.title"),
  path: pathname,
});
