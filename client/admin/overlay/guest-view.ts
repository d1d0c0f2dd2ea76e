// The visitor view for editors. It is a cookie, because the server must omit the content that visitors do not get.
const NAME = "design";

export function isGuestView(): boolean {
  return document.cookie.split("; ").includes(`${NAME}=off`);
}

/** A session cookie, so that the view ends with the browser session at the latest. */
export function setGuestView(isOn: boolean): void {
  document.cookie = isOn ? `${NAME}=off; Path=/; SameSite=Lax` : `${NAME}=; Path=/; SameSite=Lax; Max-Age=0`;
}
