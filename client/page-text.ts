// The text of a page that has no description of its own.
import { runningText, shortened } from "#contract/plain-text.ts";

const DESCRIPTION_LENGTH = 160;

/** The first sentences of an entry. */
export function beginningOf(content: readonly string[]): string {
  return shortened(runningText(content), DESCRIPTION_LENGTH);
}
