// Hashes passwords (Argon2id) and refuses bad ones.
import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { AppError } from "#contract/errors.ts";

// Each hash needs 19 MiB and a core; without this limit a stranger could fill the memory.
const twoAtOnce = pLimit(2);

/** OWASP's minimum for Argon2id: 19 MiB, 2 passes, 1 lane (the library's defaults, made explicit). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return twoAtOnce(() => hash(password, cost));
}

/** Used for unknown handles, so that both answers need the same time. */
let decoy: Promise<string> | undefined;

/** Whether a password matches a hash; without a hash it spends the same time and answers false. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString("hex"));
  const against = passwordHash ?? (await decoy);
  const isRight = await twoAtOnce(() => verify(against, password));
  return isRight && passwordHash !== null;
}

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
