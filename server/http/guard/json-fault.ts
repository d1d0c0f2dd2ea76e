// Locates the first fault in JSON or in encoded bytes, because the parsers do not always report its position.
import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";

/** The search reads a text about 17 times. Longer texts are not written by hand, so they get no position. */
const SEARCHED_LENGTH = limits.guestBodyBytes;

/** @returns C200 with line and column, both from 1; null for long texts, and for valid JSON with another fault */
export function jsonFault(json: string, cause: unknown): AppError | null {
  if (json.length > SEARCHED_LENGTH || parseProblem(json) === null) return null;
  return faultAfter(
    json.slice(
      0,
      validLength(json.length, (length) => mayGoOn(json.slice(0, length))),
    ),
    cause,
  );
}

/** @param charset one that TextDecoder knows @returns the cause itself for long texts */
export function bytesFault(bytes: Buffer, charset: string, cause: AppError): AppError {
  if (bytes.length > SEARCHED_LENGTH) return cause;
  const decoded = (length: number): string =>
    new TextDecoder(charset, { fatal: true }).decode(bytes.subarray(0, length), { stream: true });
  const isSound = (length: number): boolean => {
    try {
      return decoded(length) !== null;
    } catch {
      return false;
    }
  };
  return faultAfter(decoded(validLength(bytes.length, isSound)), cause);
}

function faultAfter(sound: string, cause: unknown): AppError {
  const lines = sound.split("\n");
  return new AppError("malformedJson", {
    values: { line: lines.length, column: (lines.at(-1) ?? "").length + 1 },
    cause,
  });
}

/** Binary search for the longest valid prefix: once a prefix is invalid, every longer one is too. */
function validLength(all: number, isSound: (length: number) => boolean): number {
  let [sound, wrong] = [0, all + 1];
  while (wrong - sound > 1) {
    const middle = Math.floor((sound + wrong) / 2);
    if (isSound(middle)) sound = middle;
    else wrong = middle;
  }
  return sound;
}

function parseProblem(json: string): string | null {
  try {
    JSON.parse(json);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

/** True if this can be the beginning of valid JSON: V8 reports no fault before the end. */
function mayGoOn(beginning: string): boolean {
  const problem = parseProblem(beginning);
  if (problem === null || /end of JSON input/u.test(problem)) return true;
  return Number(/at position (\d+)/u.exec(problem)?.[1] ?? -1) >= beginning.length;
}
