export function plainWord(word: string): string {
  return word
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
}

let common: Promise<{ passwords: Set<string>; words: Set<string> }> | undefined;

/** Loads about 49,000 passwords from published leaks, and 20,000 words. They need 3 MB. */
export function commonWords(): Promise<{ passwords: Set<string>; words: Set<string> }> {
  common ??= load();
  return common;
}

async function load(): Promise<{ passwords: Set<string>; words: Set<string> }> {
  const [leaked, ...german] = await Promise.all([
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-de/dist/commonWords.json.js"),
    import("@zxcvbn-ts/language-de/dist/firstnames.json.js"),
    import("@zxcvbn-ts/language-de/dist/lastnames.json.js"),
  ]);
  const passwords = new Set<string>(leaked.dictionary["passwords-common"]);
  const words = new Set([...passwords, ...german.flatMap((list) => list.default)].map(plainWord));
  return { passwords, words };
}
