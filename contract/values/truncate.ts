// Created on first use, because bundlers cannot leave out a module with side effects.
let characters: Intl.Segmenter | undefined;
/** The longest character in UTF-16 units, with a margin. The emoji of a family of four with skin tones has 19. */
const LONGEST_CHARACTER = 64;

/** Never cuts within a visible character, such as an emoji. PostgreSQL refuses half of a surrogate pair in JSON. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  characters ??= new Intl.Segmenter("de", { granularity: "grapheme" });
  const end = characters.segment(text.slice(0, length + LONGEST_CHARACTER)).containing(length)?.index ?? length;
  if (end > length - LONGEST_CHARACTER) return text.slice(0, end);
  const kept = text.slice(0, length);
  return kept.isWellFormed() ? kept : kept.slice(0, -1);
}
