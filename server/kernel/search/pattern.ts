// Turns a search text into a literal LIKE pattern.

/** Matches the text anywhere; %, _ and \ lose their special meaning. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/gu, (character) => `\\${character}`)}%`;
}
