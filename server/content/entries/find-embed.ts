import { sql } from "drizzle-orm";
import type { Queryable } from "#db/open.ts";
import { entries, hasEmbeds } from "#db/schema/entries.ts";

/** True if an entry shows this page of another site. Drafts count too, because their editors look at them. */
export async function isEmbedded(db: Queryable, url: string): Promise<boolean> {
  const wanted = JSON.stringify([{ type: "embed", url }]);
  const rows = await db
    .select({ id: entries.id })
    .from(entries)
    .where(sql`${hasEmbeds} and ${entries.blocks} @> ${wanted}::jsonb`)
    .limit(1);
  return rows.length > 0;
}
