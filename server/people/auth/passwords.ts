import { randomBytes } from "node:crypto";
import { AppError } from "#contract/schemas/errors.ts";
import { commonWords, plainWord } from "./common-words.ts";

/** Makes a password of 80 random bits, in characters that are hard to confuse. */
export function makeUpPassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789AB";
  return [...randomBytes(16)]
    .map((byte) => alphabet[byte % 32])
    .join("")
    .replace(/(.{4})(?=.)/gu, "$1-");
}

/**
 * Refuses passwords that attackers guess first: the most common ones, a word with digits, and those made from `names`.
 * @param names of the user and the site
 * @param field the name of the field in the error
 * @throws invalid (C200)
 */
export async function requireUncommonPassword(password: string, field: string, names: string[]): Promise<void> {
  const plain = lettersAndDigits(password);
  const refuse = (key: "passwordCommon" | "passwordFromName"): never => {
    throw new AppError("invalid", { fields: { [field]: { key } } });
  };
  const { passwords } = await commonWords();
  if (passwords.has(password.toLowerCase())) refuse("passwordCommon");
  const parts = names
    .flatMap((name) => [name, ...name.split(/[@.\s]+/u)])
    .map(lettersAndDigits)
    .filter((part) => part.length >= 4)
    .sort((one, other) => other.length - one.length);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ""), plain);
  // A few more characters, such as a year, do not make a name a safe password.
  if (rest !== plain && rest.length <= 4) refuse("passwordFromName");
  if (await isWordWithDigits(password)) refuse("passwordCommon");
}

function lettersAndDigits(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Maximum number of digits and signs around a word, such as a year, a birthday or an exclamation mark. */
const MOST_BEHIND = 8;
const SHORTEST_WORD = 4;
const swapped: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** True for a single or repeated word with digits and signs: 'passwort12', 'P4sswort!!', 'sommersommer'. */
async function isWordWithDigits(password: string): Promise<boolean> {
  const { words } = await commonWords();
  const isWeak = (text: string): boolean => {
    const letters = text.replace(/[^\p{L}]/gu, "");
    return text.length - letters.length <= MOST_BEHIND && words.has(repeatedPart(plainWord(letters)));
  };
  const [, before = "", inner = "", after = ""] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(password) ?? [];
  const readable = inner.replace(/[013457@$]/gu, (sign) => swapped[sign] ?? sign);
  return isWeak(password) || isWeak(before + readable + after);
}

/** @returns 'sommer' for 'sommersommer'; the whole text if nothing repeats; '' for a text shorter than a word */
function repeatedPart(text: string): string {
  for (let length = SHORTEST_WORD; length <= text.length / 2; length += 1)
    if (text.length % length === 0 && text.slice(0, length).repeat(text.length / length) === text)
      return text.slice(0, length);
  return text.length >= SHORTEST_WORD ? text : "";
}
