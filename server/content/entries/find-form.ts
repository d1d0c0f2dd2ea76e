import { and, asc, eq, sql } from "drizzle-orm";
import type { StoredBlockOf } from "#contract/blocks/schema.ts";
import type { Queryable } from "#db/open.ts";
import { entries, hasForm } from "#db/schema/entries.ts";
import { type EntryScope, entryColumns, visible } from "./store.ts";
import { validRow } from "./valid-rows.ts";

export type FoundForm = { entryId: string; form: StoredBlockOf<"form"> };

/** @param entry narrows the search to one entry. A program may have given blocks of several entries the same id. */
export async function findForm(
  db: Queryable,
  { block, entry }: { block: string; entry?: string | undefined },
  scope: EntryScope,
): Promise<FoundForm | null> {
  const wanted = JSON.stringify([{ type: "form", id: block }]);
  const [row] = await db
    .select(entryColumns)
    .from(entries)
    .where(
      and(
        hasForm,
        sql`${entries.blocks} @> ${wanted}::jsonb`,
        entry === undefined ? undefined : eq(entries.id, entry),
        visible(scope),
      ),
    )
    .orderBy(asc(entries.id))
    .limit(1);
  const found = row ? validRow(row) : null;
  const form = found?.blocks.find((one) => one.id === block);
  return found && form?.type === "form" ? { entryId: found.id, form } : null;
}
