import { and, count, eq, inArray, ne, sql } from "drizzle-orm";
import type { EntrySeo } from "#contract/schemas/seo.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { entries, ownDescription, shownTitle } from "#db/schema/entries.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { isPublicAt } from "../../content/entries/public-at.ts";

type Counts = ReadonlyMap<string, number>;

export async function countTitles(db: Queryable, titles: readonly string[], now: Date): Promise<Counts> {
  return countTexts(db, sql<string>`${shownTitle}`, titles, now);
}

export async function countDescriptions(db: Queryable, descriptions: readonly string[], now: Date): Promise<Counts> {
  return countTexts(db, sql<string>`${ownDescription}`, descriptions, now);
}

async function countTexts(
  db: Queryable,
  column: ReturnType<typeof sql<string>>,
  texts: readonly string[],
  now: Date,
): Promise<Counts> {
  const wanted = [...new Set(texts)].filter(Boolean);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ text: column, total: count() })
    .from(entries)
    .where(and(inArray(column, wanted), isPublicAt(now), ne(column, "")))
    .groupBy(column);
  return new Map(rows.map(({ text, total }) => [text, total]));
}

export async function storeSeo(tx: Tx, id: string, before: EntrySeo | null, seo: EntrySeo | null): Promise<void> {
  await tx.update(entries).set({ seo }).where(eq(entries.id, id));
  await publicChange(tx, "entries", before, seo);
}
