import { and, count, eq, gt, lt } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { previewLinks } from "#db/schema/previews.ts";
import { users } from "#db/schema/users.ts";

export async function insertPreview(tx: Tx, row: typeof previewLinks.$inferInsert): Promise<void> {
  await tx.insert(previewLinks).values(row);
}

export async function countPreviews(db: Queryable, entryId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ links: count() })
    .from(previewLinks)
    .where(and(eq(previewLinks.entryId, entryId), gt(previewLinks.expires, now)));
  return row?.links ?? 0;
}

/** @returns null if the link is unknown, expired or ended, or if its maker was removed */
export async function findPreviewed(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<{ entryId: string; expires: Date; maker: { id: string; roles: string[] } } | null> {
  const [row] = await db
    .select({
      entryId: previewLinks.entryId,
      expires: previewLinks.expires,
      maker: { id: users.id, roles: users.roles },
    })
    .from(previewLinks)
    .innerJoin(users, eq(users.id, previewLinks.createdBy))
    .where(and(eq(previewLinks.tokenHash, tokenHash), gt(previewLinks.expires, now)));
  return row ?? null;
}

export async function endPreviews(db: Queryable, entryId: string): Promise<number> {
  const ended = await db
    .delete(previewLinks)
    .where(eq(previewLinks.entryId, entryId))
    .returning({ expires: previewLinks.expires });
  return ended.length;
}

export async function dropPreviews(db: Queryable, now: Date): Promise<void> {
  await db.delete(previewLinks).where(lt(previewLinks.expires, now));
}
