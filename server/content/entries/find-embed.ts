import { and, sql } from "drizzle-orm";
import type { Queryable } from "#db/open.ts";
import { entries, hasEmbeds } from "#db/schema/entries.ts";
import { isPublicAt } from "./public-at.ts";

/**
 * True if an entry shows this page of another site.
 * @param publicAt the time at which the entry must be public; null includes drafts
 */
export async function isEmbedded(db: Queryable, url: string, publicAt: Date | null): Promise<boolean> {
  const wanted = JSON.stringify([{ type: "embed", url }]);
  const rows = await db
    .select({ id: entries.id })
    .from(entries)
    .where(
      and(hasEmbeds, sql`${entries.blocks} @> ${wanted}::jsonb`, publicAt === null ? undefined : isPublicAt(publicAt)),
    )
    .limit(1);
  return rows.length > 0;
}
