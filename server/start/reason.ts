// Explains in one line why a command failed, for the administrator who runs it.
import { AppError } from "#contract/errors.ts";

/**
 * For work that fails because of a wrong environment variable.
 * @throws one line that names the variable
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

/** An expected failure has only a name; its cause tells what happened. */
export function reasonOf(error: unknown): string {
  const told = error instanceof AppError && error.cause instanceof Error ? error.cause : error;
  const [line = ""] = (told instanceof Error ? told.message : String(told)).split("\n", 1);
  return line;
}
