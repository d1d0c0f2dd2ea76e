// Text that a reader sees. Free of zod, also for the client.

/** What nobody sees: blanks, marks without a width, and Braille without a dot. */
const visible = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** In Unicode form C, trimmed, without control characters but tabs and line breaks; '' if a reader would see nothing. */
export function readable(value: string): string {
  const text = value
    .normalize("NFC")
    .replace(/[^\P{Cc}\t\n\r]/gu, "")
    .trim();
  return visible.test(text) ? text : "";
}
