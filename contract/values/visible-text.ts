// Text that a reader sees. Free of zod, also for the client.

/**
 * Blanks, marks without a width, Braille and a note head without a dot, the place of an object, accents without a
 * letter, and code points without a sign.
 */
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]/u;

/** They turn the direction of writing: 'photo<RLO>gpj.exe' looks like a picture. */
const directions = /[\u202a-\u202e\u2066-\u2069]/gu;

/** All marks without a sign, except the joiners and variants within an emoji. */
const unseen =
  /(?<=\p{Emoji})\ufe0f|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})|([\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb])/gu;

export const withoutDirections = (text: string): string => text.replace(directions, "");

/** For names, in which two texts that look the same must be the same. */
export const withoutUnseen = (text: string): string =>
  text.replace(unseen, (sign, hidden?: string) => (hidden === undefined ? sign : ""));

/**
 * In Unicode form C, trimmed, without control characters but tabs and line breaks, and without marks that turn the
 * direction of writing; '' if a reader would see nothing.
 */
export function readable(value: string): string {
  const text = withoutDirections(value)
    .normalize("NFC")
    .replace(/[^\P{Cc}\t\n\r]/gu, "")
    .trim();
  return visible.test(text) ? text : "";
}
