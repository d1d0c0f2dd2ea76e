// The bullets and numbers that programs write as text in front of the items of a list.

export type Marker = {
  name: "ul" | "ol";
  /** What the number may be, the likeliest first: 'i' is 1, or the ninth letter. */
  numbers: readonly number[];
};

const numberPattern = /^\(?(?:\d{1,3}\.)*(\d{1,6})[.):]?$/u;
const letterPattern = /^\(?([a-z]{1,6})[.)]$/iu;

/** @returns null for words such as '§ 5' or 'Step 1:', which are part of the text */
export function readMarker(written: string): Marker | null {
  const text = written.trim();
  const number = numberPattern.exec(text)?.[1];
  if (number !== undefined) return { name: "ol", numbers: [Number(number)] };
  const letters = letterPattern.exec(text)?.[1]?.toLowerCase();
  const numbers = letters === undefined ? [] : numbersOf(letters);
  if (numbers.length > 0) return { name: "ol", numbers };
  return /\d/u.test(text) ? null : { name: "ul", numbers: [] };
}

function numbersOf(letters: string): number[] {
  const roman = romanNumber(letters);
  const letter = letters.length === 1 ? letters.charCodeAt(0) - "a".charCodeAt(0) + 1 : null;
  const isRomanFirst = letters === "i" || letter === null;
  return (isRomanFirst ? [roman, letter] : [letter, roman]).filter((number) => number !== null);
}

const romanValues: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };
const romanPattern = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/u;

function romanNumber(letters: string): number | null {
  if (!romanPattern.test(letters)) return null;
  const values = [...letters].map((letter) => romanValues[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
