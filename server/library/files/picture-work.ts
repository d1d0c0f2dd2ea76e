// The renditions of pictures that are made after the upload (finish-pictures.ts).
import { and, eq, sql } from "drizzle-orm";
import { MINUTE_MS } from "#contract/values/time.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { files, fileVariants, pictureWork } from "#db/schema/files.ts";

export type PictureWork = Pick<typeof pictureWork.$inferSelect, "fileId" | "kind">;

/** After this time, another attempt begins. A picture of 100 megapixels takes about a minute. */
const ATTEMPT_MS = 5 * MINUTE_MS;

export async function askAllWidths(tx: Tx, fileId: string, now: Date): Promise<void> {
  await tx.insert(pictureWork).values({ fileId, kind: "widths", nextAttempt: now });
}

/** Requests the AVIF variants of the pictures that a page begins with. Pictures that have them are left out. */
export async function askAvif(tx: Tx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.execute(sql`
    insert into ${pictureWork} (file_id, kind, next_attempt)
    select ${files.id}, 'avif', now() from ${files}
    where ${files.id} = any(${sql.param([...fileIds])}::text[]) and ${files.kind} = 'image' and not exists (
      select 1 from ${fileVariants} where ${fileVariants.fileId} = ${files.id} and ${fileVariants.mime} = 'image/avif'
    )
    on conflict do nothing`);
}

/** @returns work that no other process takes meanwhile, widths before AVIF; null if there is none */
export async function takeWork(db: Queryable, now: Date): Promise<PictureWork | null> {
  const { rows } = await db.execute<{ file_id: string; kind: PictureWork["kind"] }>(sql`
    update ${pictureWork} set next_attempt = ${new Date(now.getTime() + ATTEMPT_MS).toISOString()}
    where (file_id, kind) = (
      select file_id, kind from ${pictureWork} where next_attempt <= ${now.toISOString()}
      order by kind desc, next_attempt, file_id limit 1 for update skip locked
    )
    returning file_id, kind`);
  const [taken] = rows;
  return taken ? { fileId: taken.file_id, kind: taken.kind } : null;
}

export async function endWork(db: Queryable, work: PictureWork): Promise<void> {
  await db.delete(pictureWork).where(isOf(work));
}

export async function repeatWork(db: Queryable, work: PictureWork): Promise<void> {
  await db
    .update(pictureWork)
    .set({ nextAttempt: sql`now()` })
    .where(isOf(work));
}

const isOf = ({ fileId, kind }: PictureWork) => and(eq(pictureWork.fileId, fileId), eq(pictureWork.kind, kind));
