// Writes to whole subtrees of tags; what carries the tags comes along.
import { asc, inArray, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import { entryTags, fileTags, tags } from "#db/schema/tags.ts";
import { subtreeCondition } from "./store.ts";

/**
 * Whatever carries a tag of the subtree gets its next version, so that an open editor notices. Entries
 * before files, each in the order of their ids, as everything else locks them.
 */
export async function raiseVersions(tx: Tx, path: string): Promise<void> {
  const entryIds = tx.select({ id: entryTags.entryId }).from(entryTags).where(subtreeCondition(entryTags.path, path));
  const lockedEntries = tx
    .select({ id: entries.id })
    .from(entries)
    .where(inArray(entries.id, entryIds))
    .orderBy(asc(entries.id))
    .for("update");
  await tx
    .update(entries)
    .set({ version: sql`${entries.version} + 1` })
    .where(inArray(entries.id, lockedEntries));
  const fileIds = tx.select({ id: fileTags.fileId }).from(fileTags).where(subtreeCondition(fileTags.path, path));
  const lockedFiles = tx
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, fileIds))
    .orderBy(asc(files.id))
    .for("update");
  await tx
    .update(files)
    .set({ version: sql`${files.version} + 1` })
    .where(inArray(files.id, lockedFiles));
}

/**
 * Nobody else makes tags until the transaction ends: one made below a tag that moves away would lose its
 * parent. To be called after the rows that carry the tags are locked, as whoever saves one of them
 * locks that first too.
 */
export async function lockTags(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${tags} in share row exclusive mode`);
}

/** A path of the subtree of `from` as it is called at or below `to`. */
function renamed(path: SQL, from: string, to: string): SQL {
  return sql`${to}::text || substr(${path}, length(${from}::text) + 1)`;
}

/**
 * Gives every tag at or below `from` its place at or below `to`, neither of which is below the other. What
 * carries the tags follows by the cascade of their keys.
 */
export async function renameSubtree(tx: Tx, from: string, to: string): Promise<void> {
  const isTaken = (await tx.$count(tags, subtreeCondition(tags.path, to))) > 0;
  if (isTaken) await mergeTaken(tx, from, to);
  await tx
    .update(tags)
    .set({ path: renamed(sql`${tags.path}`, from, to) })
    .where(subtreeCondition(tags.path, from));
}

const carriers = [
  { table: entryTags, owner: sql.identifier(entryTags.entryId.name) },
  { table: fileTags, owner: sql.identifier(fileTags.fileId.name) },
];

/** Hands what carries a tag over to the tag of the new name where there is one: nothing carries a tag twice. */
async function mergeTaken(tx: Tx, from: string, to: string): Promise<void> {
  const newPath = renamed(sql`old.path`, from, to);
  const isTaken = sql`exists (select 1 from ${tags} taken where taken.path = ${newPath})`;
  for (const { table, owner } of carriers) {
    const isOld = subtreeCondition(sql`old.path`, from);
    await tx.execute(sql`delete from ${table} old where ${isOld} and exists (
      select 1 from ${table} other where other.${owner} = old.${owner} and other.path = ${newPath})`);
    await tx.execute(sql`update ${table} old set path = ${newPath} where ${isOld} and ${isTaken}`);
  }
  await tx.execute(sql`delete from ${tags} old where ${subtreeCondition(sql`old.path`, from)} and ${isTaken}`);
}

export async function removeSubtree(tx: Tx, path: string): Promise<number> {
  const removed = await tx.delete(tags).where(subtreeCondition(tags.path, path)).returning({ path: tags.path });
  return removed.length;
}
