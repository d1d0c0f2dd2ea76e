// Each hour, this job removes some of the words that no public text contains any more from the search index.
import { HOUR_MS } from "#contract/values/time.ts";
import type { Db } from "#db/open.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { removeUnsaidWords } from "./store.ts";

const STEPS_AN_HOUR = 4;

export async function dropUnsaidWords(db: Db): Promise<void> {
  for (let after: string | null = ""; after !== null;) after = await removeUnsaidWords(db, after);
}

let checkedTo = "";

export const unsaidWords = repeated("unsaid words", HOUR_MS, async ({ database }) => {
  for (let step = 0; step < STEPS_AN_HOUR; step += 1) {
    checkedTo = (await removeUnsaidWords(database.db, checkedTo)) ?? "";
    if (checkedTo === "") return;
  }
});
