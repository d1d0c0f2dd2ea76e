// Assigns addresses to published entries without one, because earlier releases had no readable addresses.
import { DAY_MS } from "#contract/values/time.ts";
import { and, asc, inArray, isNotNull, notExists, not, or, sql } from "drizzle-orm";
import { FIXED_PAGE_TAG, listTags } from "#contract/values/pages.ts";
import type { Queryable } from "#db/open.ts";
import { addresses } from "#db/schema/addresses.ts";
import { entries } from "#db/schema/entries.ts";
import type { Services } from "../../kernel/context.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { hasTag, lockEntries } from "../entries/store.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { keepAddress } from "../addresses/keep-address.ts";

const BATCH = 100;

/** Lists the oldest entries first. If several have the same title, the oldest gets the address without a number. */
export function listNameless(db: Queryable, limit: number): Promise<{ id: string }[]> {
  const current = db
    .select({ one: sql`1` })
    .from(addresses)
    .where(and(sql`${addresses.entryId} = ${entries.id}`, addresses.isCurrent));
  return db
    .select({ id: entries.id })
    .from(entries)
    .where(
      and(
        isNotNull(entries.publishDate),
        notExists(current),
        or(...listTags.map((tag) => hasTag(db, tag))),
        not(hasTag(db, FIXED_PAGE_TAG)),
      ),
    )
    .orderBy(asc(entries.publishDate), asc(entries.id))
    .limit(limit);
}

export async function nameEntries({ database: { db }, now }: Pick<Services, "database" | "now">): Promise<number> {
  for (let named = 0; ;) {
    const found = await listNameless(db, BATCH);
    if (found.length === 0) return named;
    named += await db.transaction(async (tx) => {
      const ids = found.map(({ id }) => id);
      const rows = await lockEntries(tx, inArray(entries.id, ids));
      for (const row of [...rows].sort((one, other) => Number(one.publishDate) - Number(other.publishDate)))
        await keepAddress(tx, row, now());
      await publicChange(tx, "entries", null, ids);
      return rows.length;
    });
  }
}

export const readableAddresses = repeated("readable addresses", DAY_MS, nameEntries);
