// The renditions of pictures that are made after the upload (finish-picture.ts).
import { and, eq, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { files, fileVariants, pictureWork } from "#db/schema/files.ts";
import { sendJobs } from "../../kernel/jobs/send.ts";

export type PictureWork = typeof pictureWork.$inferSelect;

/** Mails and payments go before pictures. */
const PRIORITY = -1;

export async function askAllWidths(tx: Tx, fileId: string): Promise<void> {
  const all = { fileId, widths: true, avif: false };
  await tx
    .insert(pictureWork)
    .values(all)
    .onConflictDoUpdate({ target: pictureWork.fileId, set: { widths: true } });
  await sendJobs(tx, "picture", [{ id: fileId }], PRIORITY);
}

/**
 * Requests the AVIF variants of the picture that a page begins with. Pictures that have them are left out.
 * @param fileId null: the page has no such picture
 */
export async function askAvif(tx: Tx, fileId: string | null): Promise<void> {
  if (fileId === null) return;
  const asked = await tx.execute(sql`
    insert into ${pictureWork} (file_id, widths, avif)
    select ${files.id}, false, true from ${files}
    where ${files.id} = ${fileId} and ${files.kind} = 'image' and not exists (
      select 1 from ${fileVariants} where ${fileVariants.fileId} = ${files.id} and ${fileVariants.mime} = 'image/avif'
    )
    on conflict (file_id) do update set avif = true
    returning file_id`);
  if (asked.rows.length > 0) await sendJobs(tx, "picture", [{ id: fileId }], PRIORITY);
}

export async function findWork(db: Queryable, fileId: string): Promise<PictureWork | null> {
  const [row] = await db.select().from(pictureWork).where(eq(pictureWork.fileId, fileId));
  return row ?? null;
}

/** Keeps the row if more was requested after `work` was read. */
export async function endWork(db: Queryable, { fileId, widths, avif }: PictureWork): Promise<void> {
  await db
    .delete(pictureWork)
    .where(and(eq(pictureWork.fileId, fileId), eq(pictureWork.widths, widths), eq(pictureWork.avif, avif)));
}

export async function listWork(db: Queryable, most: number): Promise<{ id: string; at: Date }[]> {
  const rows = await db
    .select({ id: files.id, at: files.uploadDate })
    .from(pictureWork)
    .innerJoin(files, eq(files.id, pictureWork.fileId))
    .orderBy(files.uploadDate)
    .limit(most);
  return rows;
}
