// Cuts texts between the characters that people see.

// Created lazily: a module with side effects would be part of every bundle that imports it.
let characters: Intl.Segmenter | undefined;
/** In UTF-16 units. The emoji of a family of four with skin tones has 19. */
const LONGEST_CHARACTER = 64;

/**
 * The first `length` UTF-16 units of a text, or a few less. A visible character, such as an emoji of several code
 * points, is never cut. PostgreSQL refuses half of a surrogate pair in JSON.
 */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  characters ??= new Intl.Segmenter("de", { granularity: "grapheme" });
  const end = characters.segment(text.slice(0, length + LONGEST_CHARACTER)).containing(length)?.index ?? length;
  if (end > length - LONGEST_CHARACTER) return text.slice(0, end);
  // A letter with hundreds of accents is cut between them.
  const kept = text.slice(0, length);
  return kept.isWellFormed() ? kept : kept.slice(0, -1);
}
