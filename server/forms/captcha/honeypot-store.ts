import { eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/open.ts";
import { honeypotCatches } from "#db/schema/messages.ts";

export async function countCatch(db: Queryable, form: string, at: Date): Promise<void> {
  await db
    .insert(honeypotCatches)
    .values({ form, count: 1, first: at, last: at })
    .onConflictDoUpdate({
      target: honeypotCatches.form,
      set: { count: sql`${honeypotCatches.count} + 1`, last: at },
    });
}

export async function findCatches(db: Queryable, form: string): Promise<{ count: number; since: Date | null }> {
  const [row] = await db.select().from(honeypotCatches).where(eq(honeypotCatches.form, form));
  return { count: row?.count ?? 0, since: row?.first ?? null };
}
