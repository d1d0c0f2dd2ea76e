import { HOUR_MS } from "#contract/values/time.ts";
import { asc, eq, lt } from "drizzle-orm";
import { YEARS_AHEAD } from "#contract/values/recurrence.ts";
import { events } from "#db/schema/events.ts";
import type { Services } from "../../kernel/context.ts";
import { lockEntry } from "./store.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { keptUntil } from "../events/occurrences.ts";
import { storeOccurrences } from "../events/store.ts";

const EVERY_MS = HOUR_MS;
const AT_ONCE = 50;

type Deps = Pick<Services, "database" | "now">;

export const occurrencesAhead = repeated("occurrences of events", EVERY_MS, keepAhead);

/**
 * Adds occurrences to events whose stored occurrences end too early. After the first round of a day, there are usually
 * no such events.
 */
export async function keepAhead({ database: { db }, now }: Deps): Promise<void> {
  const until = keptUntil(now(), YEARS_AHEAD);
  let found = AT_ONCE;
  while (found === AT_ONCE) {
    const due = await db
      .select({ id: events.entryId })
      .from(events)
      .where(lt(events.keptUntil, until))
      .orderBy(asc(events.keptUntil))
      .limit(AT_ONCE);
    for (const { id } of due) await extend({ db, id, until });
    found = due.length;
  }
}

type Extending = { db: Deps["database"]["db"]; id: string; until: Date };

/**
 * Locks the entry. Without the lock, this job could write occurrences of a rule that a concurrent save has replaced.
 */
async function extend({ db, id, until }: Extending): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockEntry(tx, id);
    await tx.update(events).set({ keptUntil: until }).where(eq(events.entryId, id));
    if (row) await storeOccurrences(tx, row, until);
  });
}
