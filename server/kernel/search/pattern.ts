/** A LIKE pattern that matches the text anywhere. %, _ and \ are matched literally. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/gu, (character) => `\\${character}`)}%`;
}
