import { and, asc, desc, not, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { ContentLanguage } from "#contract/values/content-language.ts";
import { FIXED_PAGE_TAG, isPage, listOf } from "#contract/values/pages.ts";
import type { Queryable } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { EVENTS, localTime } from "./agenda.ts";
import { type EntryRow, findEntries, hasTag, visible } from "./store.ts";

/** News are sorted newest first, so `previous` is newer. Dated events are sorted by date, so `previous` is earlier. */
export type Neighbours = { previous: EntryRow | null; next: EntryRow | null };

/** Returns only public entries, for editors too. */
export async function findNeighbours(
  db: Queryable,
  row: EntryRow,
  now: Date,
  content: ContentLanguage = "de",
): Promise<Neighbours> {
  const list = isPage(row.tags) ? null : listOf(row.tags);
  if (list === null) return { previous: null, next: null };
  const inList = and(
    visible({ publicAt: now, inEnglish: content === "en" }),
    hasTag(db, list),
    not(hasTag(db, FIXED_PAGE_TAG)),
  );
  const { before, after } = list === EVENTS && row.date !== null ? daysAround(row) : publishedAround(row);
  const nearest = (side: keyof Neighbours, beyond: SQL, order: SQL[]) =>
    db
      .select({ side: sql<keyof Neighbours>`${side}::text`, id: entries.id })
      .from(entries)
      .where(and(inList, beyond))
      .orderBy(...order)
      .limit(1);
  const found = await unionAll(nearest("previous", ...before), nearest("next", ...after));
  const rows = await findEntries(
    db,
    found.map(({ id }) => id),
    { publicAt: now },
  );
  const of = (side: keyof Neighbours): EntryRow | null =>
    rows.find(({ id }) => found.some((one) => one.side === side && one.id === id)) ?? null;
  return { previous: of("previous"), next: of("next") };
}

type Around = Record<"before" | "after", [beyond: SQL, order: SQL[]]>;

/** Compares the pair (publishDate, id), so that PostgreSQL can follow the index to the first match. */
function publishedAround(row: EntryRow): Around {
  const at = sql`(${entries.publishDate}, ${entries.id})`;
  const here = sql`(${row.publishDate?.toISOString() ?? "infinity"}::timestamptz, ${row.id})`;
  return {
    before: [sql`${at} > ${here}`, [asc(entries.publishDate), asc(entries.id)]],
    after: [sql`${at} < ${here}`, [desc(entries.publishDate), desc(entries.id)]],
  };
}

function daysAround(row: EntryRow): Around {
  const at = sql`(${localTime}, ${entries.id})`;
  const here = sql`((select ${localTime} from ${entries} where ${entries.id} = ${row.id}), ${row.id})`;
  return {
    before: [sql`${at} < ${here}`, [desc(localTime), desc(entries.id)]],
    after: [sql`${at} > ${here}`, [asc(localTime), asc(entries.id)]],
  };
}
