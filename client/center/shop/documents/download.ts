/** Downloads a file. The server's answer contains the file's name. */
export function download(href: string): void {
  Object.assign(document.createElement("a"), { href, download: "" }).click();
}
