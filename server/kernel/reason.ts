import { DrizzleQueryError } from "drizzle-orm/errors";
import { AppError } from "#contract/schemas/errors.ts";
import { isDatabaseUnavailable, sqlState } from "#db/errors.ts";

/**
 * Adds an environment variable's name to an error of the work.
 * @param nameOf returns null if no variable caused the error
 * @throws an error with one line that names the variable; the same error if `nameOf` returns null
 */
export async function orNaming<Result>(
  nameOf: (error: unknown) => string | null,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const name = nameOf(error);
    throw name === null ? error : new Error(`${name}: ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * The reason in one line. For an AppError and a DrizzleQueryError, this is the message of the cause, because their
 * own message does not help.
 */
export function reasonOf(error: unknown): string {
  let told = error;
  while ((told instanceof AppError || told instanceof DrizzleQueryError) && told.cause instanceof Error)
    told = told.cause;
  if (isDatabaseUnavailable(told) && sqlState(told) !== null)
    return `the database could not do it now: ${lineOf(told)}`;
  return lineOf(told);
}

function lineOf(told: unknown): string {
  const [line = ""] = (told instanceof Error ? told.message : String(told)).split("\n", 1);
  return line;
}
