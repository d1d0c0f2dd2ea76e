// Editors can see a page as visitors do. A cookie tells the server to leave out content for editors.
import { isEditorsPath } from "#contract/values/pages.ts";

const NAME = "design";

/** True if the current document is in the guest view. The areas for editors ignore the cookie, as the server does. */
export function isGuestView(): boolean {
  if (isEditorsPath(location.pathname)) return false;
  return document.cookie.split("; ").includes(`${NAME}=off`);
}

/** A session cookie, so the guest view ends when the browser is closed. */
export function setGuestView(isOn: boolean): void {
  document.cookie = isOn ? `${NAME}=off; Path=/; SameSite=Lax` : `${NAME}=; Path=/; SameSite=Lax; Max-Age=0`;
}
