// Makes what a person searches for into a LIKE pattern that means it literally.

/** Matches the text anywhere; %, _ and \ stand for themselves. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/gu, (character) => `\\${character}`)}%`;
}
