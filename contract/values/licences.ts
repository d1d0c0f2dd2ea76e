/** Licences that the form of a file suggests. Other texts are allowed too. */
export const licences = [
  "CC0",
  "CC BY 4.0",
  "CC BY-SA 4.0",
  "CC BY-ND 4.0",
  "CC BY-NC 4.0",
  "CC BY-NC-SA 4.0",
] as const;

const creativeCommons = /^CC BY((?:-(?:SA|ND|NC))*) ([1-4]\.0)$/u;

/** The address of the licence's text; null for a licence without a public text. */
export function licenceUrl(licence: string): string | null {
  if (/^CC0(?: 1\.0)?$/u.test(licence)) return "https://creativecommons.org/publicdomain/zero/1.0/";
  const [, parts, version] = creativeCommons.exec(licence) ?? [];
  if (parts === undefined) return null;
  return `https://creativecommons.org/licenses/by${parts.toLowerCase()}/${version}/`;
}
