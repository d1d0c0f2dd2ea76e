// The head of the login; the server alone uses it.
import type { HeadMaker } from "../../head/head-parts.ts";

/** The login: a page without an entry; its title is one of the site's texts. */
export const loginHead: HeadMaker<null> = (_loaded, { pathname }, { t }) => ({
  title: t("login.title"),
  path: pathname,
});
