// Whether an editor sees the pages as guests do: a cookie, because the server leaves out what guests do not get.
const NAME = "design";

export function isGuestView(): boolean {
  return document.cookie.split("; ").includes(`${NAME}=off`);
}

/** It ends with the browser at the latest. */
export function setGuestView(isOn: boolean): void {
  document.cookie = isOn ? `${NAME}=off; Path=/; SameSite=Lax` : `${NAME}=; Path=/; SameSite=Lax; Max-Age=0`;
}
