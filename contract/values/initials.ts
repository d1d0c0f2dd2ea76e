/** 'Dr. Anna Berg' has the initials 'AB'. Shortened titles do not count. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== "" && !word.endsWith("."));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("de") ?? "").join("");
}
