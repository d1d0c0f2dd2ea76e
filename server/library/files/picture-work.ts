// The renditions of pictures that are made after the upload (finish-picture.ts).
import { and, eq, sql } from "drizzle-orm";
import { MINUTE_MS } from "#contract/values/time.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { files, fileVariants, pictureWork } from "#db/schema/files.ts";

export type PictureWork = typeof pictureWork.$inferSelect;

/** After this time, another attempt begins. A picture of 100 megapixels takes about a minute. */
const ATTEMPT_MS = 5 * MINUTE_MS;

export async function askAllWidths(tx: Tx, fileId: string, now: Date): Promise<void> {
  const all = { fileId, widths: true, avif: false, nextAttempt: now };
  await tx
    .insert(pictureWork)
    .values(all)
    .onConflictDoUpdate({ target: pictureWork.fileId, set: { widths: true } });
}

/**
 * Requests the AVIF variants of the picture that a page begins with. Pictures that have them are left out.
 * @param fileId null: the page has no such picture
 */
export async function askAvif(tx: Tx, fileId: string | null): Promise<void> {
  if (fileId === null) return;
  await tx.execute(sql`
    insert into ${pictureWork} (file_id, widths, avif, next_attempt)
    select ${files.id}, false, true, now() from ${files}
    where ${files.id} = ${fileId} and ${files.kind} = 'image' and not exists (
      select 1 from ${fileVariants} where ${fileVariants.fileId} = ${files.id} and ${fileVariants.mime} = 'image/avif'
    )
    on conflict (file_id) do update set avif = true`);
}

/** @returns work that no other process takes meanwhile; null if there is none */
export async function takeWork(db: Queryable, now: Date): Promise<PictureWork | null> {
  const next = db
    .select({ fileId: pictureWork.fileId })
    .from(pictureWork)
    .where(sql`${pictureWork.nextAttempt} <= ${now.toISOString()}`)
    .orderBy(pictureWork.nextAttempt, pictureWork.fileId)
    .limit(1)
    .for("update", { skipLocked: true });
  const [taken] = await db
    .update(pictureWork)
    .set({ nextAttempt: new Date(now.getTime() + ATTEMPT_MS) })
    .where(sql`${pictureWork.fileId} = (${next})`)
    .returning();
  return taken ?? null;
}

/** Keeps the row for another attempt if more was requested after `work` was read. */
export async function endWork(db: Queryable, { fileId, widths, avif }: PictureWork): Promise<void> {
  const own = eq(pictureWork.fileId, fileId);
  const removed = await db
    .delete(pictureWork)
    .where(and(own, eq(pictureWork.widths, widths), eq(pictureWork.avif, avif)))
    .returning({ fileId: pictureWork.fileId });
  if (removed.length === 0) await repeatWork(db, fileId);
}

export async function repeatWork(db: Queryable, fileId: string): Promise<void> {
  await db
    .update(pictureWork)
    .set({ nextAttempt: sql`now()` })
    .where(eq(pictureWork.fileId, fileId));
}
