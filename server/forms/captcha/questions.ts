// The written question of pages without JavaScript is the sum of two small numbers in words.
import { randomInt } from "node:crypto";
import type { Language } from "../../kernel/context.ts";
import { sentence } from "../../kernel/sentences.ts";

const LEAST = 2;
const MOST = 9;

const numbers = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const;
type Small = (typeof numbers)[number];

export type Sum = readonly [number, number];

export function drawSum(): Sum {
  return [randomInt(LEAST, MOST + 1), randomInt(LEAST, MOST + 1)];
}

export function questionOf(language: Language, [one, other]: Sum): string {
  return sentence(language, "captcha:question", { one: wordOf(language, one), other: wordOf(language, other) });
}

export function isSumRight([one, other]: Sum, answer: string): boolean {
  const given = answer.normalize("NFC").trim().toLowerCase().replace(/[.!]$/u, "");
  const sum = one + other;
  return given === String(sum) || (["de", "en"] as const).some((language) => wordOf(language, sum) === given);
}

function wordOf(language: Language, number: number): string {
  return sentence(language, `captcha:numbers.${number as Small}`);
}
