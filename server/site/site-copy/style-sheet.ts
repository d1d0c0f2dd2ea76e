/** Browsers load no font from another folder of the disk, so fonts become parts of the style sheet. */
export async function withoutRequests(css: string, bytesOf: (path: string) => Promise<string | null>): Promise<string> {
  const addresses = [
    ...new Set([...css.matchAll(/url\(\s*["']?(\/[^"')\s]+)["']?\s*\)/gu)].map(([, path = ""]) => path)),
  ];
  let written = css;
  for (const path of addresses) written = written.replaceAll(path, (await bytesOf(path)) ?? "data:,");
  return written;
}
