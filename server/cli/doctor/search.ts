import { indexedKinds } from "#db/schema/search.ts";
import { indexAnew, listWronglyIndexed } from "../../site/search/store.ts";
import { dropUnsaidWords } from "../../site/search/unsaid-words.ts";
import { type Checkup, pages } from "./check.ts";

/** Texts per statement. The comparison indexes each text again, and a statement has a time limit. */
const TEXTS_AT_ONCE = 100;

export async function checkSearch({ services, report, isMending }: Checkup): Promise<void> {
  const { db } = services.database;
  for (const kind of indexedKinds) {
    const read = (after: string) => listWronglyIndexed(db, kind, { after, limit: TEXTS_AT_ONCE });
    for await (const page of pages(read, ({ id }) => id, TEXTS_AT_ONCE)) {
      const wrong = page.filter(({ isWrong }) => isWrong).map(({ id }) => id);
      for (const id of wrong) report.note("texts that the search has wrongly", `${kind} ${id}`, isMending);
      if (isMending && wrong.length > 0) await db.transaction((tx) => indexAnew(tx, kind, wrong));
    }
  }
  if (isMending) await dropUnsaidWords(db);
}
