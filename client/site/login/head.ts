// The head of the login; the server alone uses it.
import type { HeadMaker } from "../../head/head-parts.ts";

/** The login page has no entry; its title is a text of the interface. */
export const loginHead: HeadMaker<null> = (_loaded, { pathname }, { t }) => ({
  title: t("login.title"),
  path: pathname,
});
