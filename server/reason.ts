// Why a command could not do what it was told, as one line for whoever runs it.
import { AppError } from "#contract/errors.ts";

/** An expected failure has only a name; what happened is its cause. */
export function reasonOf(error: unknown): string {
  const told = error instanceof AppError && error.cause instanceof Error ? error.cause : error;
  const [line = ""] = (told instanceof Error ? told.message : String(told)).split("\n", 1);
  return line;
}
