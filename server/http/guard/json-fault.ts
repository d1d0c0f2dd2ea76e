// Locates the first syntax error in JSON, or the first invalid byte, because parsers do not always report the position.
import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";

/** Longer texts get no position, because the search reads a text about 17 times. */
const SEARCHED_LENGTH = limits.guestBodyBytes;

/** @returns C200 with line and column, counted from 1; null for long texts and for valid JSON */
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

/** @param charset a label that TextDecoder knows @returns the error with the position; `cause` itself for long texts */
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

/** Finds the longest valid prefix by binary search: if a prefix is invalid, every longer prefix is invalid too. */
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

/** True if valid JSON can begin with this text. V8 then reports no error before the end of the text. */
function mayGoOn(beginning: string): boolean {
  const problem = parseProblem(beginning);
  if (problem === null || /end of JSON input/u.test(problem)) return true;
  return Number(/at position (\d+)/u.exec(problem)?.[1] ?? -1) >= beginning.length;
}
