// Filters for text that readers can see.

const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]/u;

/** Bidirectional controls can make 'photo<RLO>gpj.exe' look like a picture, so they are removed. */
const directions = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Invisible characters. `withoutUnseen` keeps joiners and variation selectors within an emoji. */
const unseen =
  /(?<=\p{Emoji})\ufe0f|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})|([\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb])/gu;

export const withoutDirections = (text: string): string => text.replace(directions, "");

/** Use this for names: two names that look the same must be equal. */
export const withoutUnseen = (text: string): string =>
  text.replace(unseen, (sign, hidden?: string) => (hidden === undefined ? sign : ""));

/** In Unicode form C, trimmed, without control characters except tabs and line breaks; '' if nothing is visible. */
export function readable(value: string): string {
  const text = withoutDirections(value)
    .normalize("NFC")
    .replace(/[^\P{Cc}\t\n\r]/gu, "")
    .trim();
  return visible.test(text) ? text : "";
}
