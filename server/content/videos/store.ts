import { and, desc, eq, getTableColumns, gte, isNull, lt, sql } from "drizzle-orm";
import type { StillWidth } from "#contract/values/video-links.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { videoStills } from "#db/schema/videos.ts";
import { sendJobs } from "../../kernel/jobs/send.ts";

const { small: _small, large: _large, ...facts } = getTableColumns(videoStills);

export type StillRow = Omit<typeof videoStills.$inferSelect, "small" | "large">;

/**
 * Requests the preview images of these videos, unless they were requested before. A job fetches the images after the
 * commit.
 */
export async function requestStills(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const added = await tx
    .insert(videoStills)
    .values([...new Set(ids)].map((id) => ({ id, nextAttempt: at })))
    .onConflictDoNothing()
    .returning({ id: videoStills.id });
  await sendJobs(tx, "video", added);
}

export async function findStill(db: Queryable, id: string): Promise<StillRow | null> {
  const [row] = await db.select(facts).from(videoStills).where(eq(videoStills.id, id));
  return row ?? null;
}

export async function findStillBytes(db: Queryable, id: string, width: StillWidth): Promise<Buffer | null> {
  const [row] = await db.select({ bytes: videoStills[width] }).from(videoStills).where(eq(videoStills.id, id));
  return row?.bytes ?? null;
}

export async function storeStill(
  db: Queryable,
  id: string,
  still: Record<StillWidth, Buffer>,
  fetched: Date,
): Promise<void> {
  await db
    .update(videoStills)
    .set({ ...still, fetched, problem: null })
    .where(eq(videoStills.id, id));
}

/** @returns false if another process fetched the image or stored a failure after the caller read the row */
export async function storeFailure(
  tx: Tx,
  { id, attempts }: StillRow,
  failure: Pick<StillRow, "problem" | "nextAttempt">,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(videoStills)
    .set({ ...failure, attempts: attempts + 1 })
    .where(and(eq(videoStills.id, id), eq(videoStills.attempts, attempts), isNull(videoStills.fetched)));
  return (rowCount ?? 0) > 0;
}

export function listWaiting(db: Queryable, maxAttempts: number, most: number): Promise<{ id: string; at: Date }[]> {
  return db
    .select({ id: videoStills.id, at: videoStills.nextAttempt })
    .from(videoStills)
    .where(and(isNull(videoStills.fetched), lt(videoStills.attempts, maxAttempts)))
    .orderBy(videoStills.nextAttempt)
    .limit(most);
}

/** Lists preview images that are no longer fetched, although an entry shows their video. Newest first. */
export function listGivenUp(db: Queryable, attempts: number, most: number): Promise<{ id: string; at: Date }[]> {
  const named = sql`jsonb_build_array(jsonb_build_object(
    'type', 'video', 'video', jsonb_build_object('from', 'youtube', 'id', ${videoStills.id})))`;
  return db
    .select({ id: videoStills.id, at: videoStills.nextAttempt })
    .from(videoStills)
    .where(
      and(
        isNull(videoStills.fetched),
        gte(videoStills.attempts, attempts),
        sql`exists (select 1 from entries where entries.blocks @> ${named})`,
      ),
    )
    .orderBy(desc(videoStills.nextAttempt))
    .limit(most);
}

export async function restartStill(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(videoStills).set({ attempts: 0, nextAttempt: at }).where(eq(videoStills.id, id));
}

const withVideos = sql`blocks @> '[{"type": "video"}]'`;

/** Lists videos of entries whose preview image has no row, such as after a restore. */
export async function listWithoutRow(db: Queryable, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct video.id from entries,
      jsonb_path_query(blocks, '$[*] ? (@.type == "video" && @.video.from == "youtube").video.id') as named,
      lateral (select named #>> '{}' as id) as video
    where ${withVideos} and jsonb_typeof(named) = 'string'
      and not exists (select 1 from video_stills where video_stills.id = video.id)
    limit ${most}`);
  return rows.map(({ id }) => id);
}

export async function isShown(db: Queryable, id: string): Promise<boolean> {
  const named = JSON.stringify([{ type: "video", video: { from: "youtube", id } }]);
  const { rows } = await db.execute(sql`
    select 1 from entries where ${withVideos} and blocks @> ${named}::jsonb limit 1`);
  return rows.length > 0;
}
