// Cuts texts for people, between what they read as characters.

// Made when it is needed first: a module that does something when it is loaded is a part of every bundle that names it.
let characters: Intl.Segmenter | undefined;
/** In UTF-16 units: the emoji of a family of four with skin tones has 19. */
const LONGEST_CHARACTER = 64;

/**
 * The first `length` UTF-16 units of a text, or a few less: never a part of what a person reads as one character, such
 * as an emoji of several code points. PostgreSQL refuses half of a surrogate pair in JSON.
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
