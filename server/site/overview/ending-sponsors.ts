// The contracts with sponsors on public pages that end soon or have ended. Only editors see them.
import { and, asc, sql } from "drizzle-orm";
import { blockFragment } from "#contract/values/block-address.ts";
import { dayAfter, localDay } from "#contract/values/clock-of-place.ts";
import type { Task } from "#contract/values/overview.ts";
import { entryPath } from "#contract/values/pages.ts";
import type { Queryable } from "#db/open.ts";
import { entries, hasSponsors } from "#db/schema/entries.ts";
import { isPublicAt } from "../../content/entries/public-at.ts";
import { type EntryRow, listEntriesWhere } from "../../content/entries/store.ts";

/** From this many days before its end, a contract is in the list. */
const REMINDER_DAYS = 30;
const MOST_PAGES = 20;
const MOST_TASKS = 10;

/** Returns one task for each contract, the earliest end first. */
export async function findEndingSponsors(db: Queryable, now: Date): Promise<Task[]> {
  const lastDay = dayAfter(localDay(now), REMINDER_DAYS);
  const ends = sql`jsonb_path_exists(${entries.blocks}, '$[*].tiers[*].sponsors[*] ? (@.until <= $day)',
    jsonb_build_object('day', ${lastDay}::text))`;
  const rows = await listEntriesWhere(db, and(isPublicAt(now), hasSponsors, ends), [asc(entries.id)], MOST_PAGES);
  return rows
    .flatMap((row) => tasksOf(row, lastDay))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .slice(0, MOST_TASKS);
}

function tasksOf(row: EntryRow, lastDay: string): (Task & { day: string })[] {
  return row.blocks.flatMap((block) => {
    if (block.type !== "sponsors") return [];
    return block.tiers
      .flatMap(({ sponsors }) => sponsors)
      .flatMap(({ name, until }) =>
        until === null || until > lastDay
          ? []
          : {
              kind: "sponsorsEnding" as const,
              count: 1,
              one: { id: row.id, name, number: null },
              at: null,
              day: until,
              path: `${entryPath(row) ?? "/"}${blockFragment(block.id)}`,
            },
      );
  });
}
