// Makes up passwords, and refuses bad ones.
import { randomBytes } from "node:crypto";
import { AppError } from "#contract/errors.ts";

/** 80 random bits in characters that are not mistaken for one another. */
export function makeUpPassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789AB";
  return [...randomBytes(16)]
    .map((byte) => alphabet[byte % 32])
    .join("")
    .replace(/(.{4})(?=.)/gu, "$1-");
}

/**
 * Refuses passwords that are guessed first: the most common ones, and those made of the handle or the site's name.
 * @param field the name under which the refusal is reported
 * @throws invalid (C200)
 */
export async function requireUncommonPassword(password: string, field: string, names: string[]): Promise<void> {
  const plain = lettersAndDigits(password);
  if ((await commonPasswords()).has(password.toLowerCase())) {
    throw new AppError("invalid", { fields: { [field]: { key: "passwordCommon" } } });
  }
  const parts = names
    .flatMap((name) => [name, ...name.split(/[@.\s]+/u)])
    .map(lettersAndDigits)
    .filter((part) => part.length >= 4)
    .sort((one, other) => other.length - one.length);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ""), plain);
  // A year behind a name makes it no safer.
  if (rest !== plain && rest.length <= 4)
    throw new AppError("invalid", { fields: { [field]: { key: "passwordFromName" } } });
}

function lettersAndDigits(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

let common: Promise<Set<string>> | undefined;

/** About 49,000 passwords from published leaks; 1 MB, loaded at the first use so that the start need not wait. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set<string>(dictionary["passwords-common"]),
  );
  return common;
}
