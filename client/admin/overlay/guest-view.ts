// Lets editors see a page as visitors do. A cookie tells the server to omit content that only editors get.
const NAME = "design";

export function isGuestView(): boolean {
  return document.cookie.split("; ").includes(`${NAME}=off`);
}

/** Uses a session cookie, so that the view ends with the browser session at the latest. */
export function setGuestView(isOn: boolean): void {
  document.cookie = isOn ? `${NAME}=off; Path=/; SameSite=Lax` : `${NAME}=; Path=/; SameSite=Lax; Max-Age=0`;
}
