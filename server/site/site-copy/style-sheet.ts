/**
 * Browsers load no font from another folder of the disk, so fonts become parts of the style sheet. The pages of a copy
 * have no scripts, although browsers would run some, so what depends on that is decided here.
 * @param dataOf returns a data URL; null if the file does not exist
 */
export async function styleOfCopy(css: string, dataOf: (path: string) => Promise<string | null>): Promise<string> {
  const addresses = new Set([...css.matchAll(/url\(\s*["']?(\/[^"')\s]+)["']?\s*\)/gu)].map(([, path = ""]) => path));
  let written = css
    .replaceAll(/\(\s*scripting\s*:\s*enabled\s*\)/gu, "(max-width:0)")
    .replaceAll(/\(\s*scripting\s*:\s*none\s*\)/gu, "(min-width:0)");
  for (const path of addresses) written = written.replaceAll(path, (await dataOf(path)) ?? "data:,");
  return written;
}
