// Reads the bullets and numbers that programs write as text before list items.

export type Marker = {
  name: "ul" | "ol";
  /** The possible numbers, most likely first. 'i' may be the Roman 1 or the ninth letter. */
  numbers: readonly number[];
};

const numberPattern = /^\(?(?:\d{1,3}\.)*(\d{1,6})[.):]?$/u;
const letterPattern = /^\(?([a-z]{1,6})[.)]$/iu;

/** @returns null for words such as '§ 5' or 'Step 1:', because they are part of the text */
export function readMarker(written: string): Marker | null {
  const text = written.trim();
  const number = numberPattern.exec(text)?.[1];
  if (number !== undefined) return { name: "ol", numbers: [Number(number)] };
  const letters = letterPattern.exec(text)?.[1]?.toLowerCase();
  const numbers = letters === undefined ? [] : numbersOf(letters);
  if (numbers.length > 0) return { name: "ol", numbers };
  return /\d/u.test(text) ? null : { name: "ul", numbers: [] };
}

/** 'Jan' without a dot is a first name, not a month. */
const month =
  /^(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|(?:jan|feb|mär|mar|apr|jun|jul|aug|sept?|okt|oct|nov|dez|dec)\.)(?![\p{L}-])/iu;

export const isDate = (sign: string, words: string): boolean => /^\d{1,2}\.$/u.test(sign) && month.test(words);

const LETTERS = 26;
const placeOf = (letter: string): number => letter.charCodeAt(0) - "a".charCodeAt(0) + 1;

function numbersOf(letters: string): number[] {
  const roman = romanNumber(letters);
  if (letters.length > 1) {
    const numbers = /^[ivx]+$/u.test(letters) ? [roman, ...doubled(letters)] : [...doubled(letters), roman];
    return numbers.filter((number) => number !== null);
  }
  const letter = placeOf(letters);
  return (letters === "i" ? [roman, letter] : [letter, roman]).filter((number) => number !== null);
}

/**
 * 'bb' has several possible numbers. It is 2 in an outline with aa), bb), cc). It is 28 in Word, where AA, BB follow Z.
 * It is 54 in HTML, where AA, AB follow Z.
 */
function doubled(letters: string): number[] {
  const [first = "", second = ""] = letters;
  const isRepeated = letters === first.repeat(letters.length);
  return [
    ...(isRepeated ? [placeOf(first), LETTERS * (letters.length - 1) + placeOf(first)] : []),
    ...(letters.length === 2 ? [LETTERS * placeOf(first) + placeOf(second)] : []),
  ];
}

const romanValues: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };
const romanPattern = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/u;

function romanNumber(letters: string): number | null {
  if (!romanPattern.test(letters)) return null;
  const values = [...letters].map((letter) => romanValues[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
