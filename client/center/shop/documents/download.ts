/** Downloads a file under the name that the server gives it. */
export function download(href: string): void {
  Object.assign(document.createElement("a"), { href, download: "" }).click();
}
