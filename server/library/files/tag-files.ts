import { and, inArray, max } from "drizzle-orm";
import { AppError } from "#contract/schemas/errors.ts";
import type { TagFilesInput } from "#contract/schemas/files.ts";
import { limits } from "#contract/values/limits.ts";
import type { Tx } from "#db/open.ts";
import { fileTags } from "#db/schema/tags.ts";
import { recordChanges } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { ensureTags } from "../tags/store.ts";
import { type FileRow, lockFiles, raiseFileVersions } from "./store.ts";

type Context = CommandContext<"database" | "now">;

/** @returns the number of files that lacked one of the tags @throws notFound (C404), invalid (C200) */
export function tagFiles(context: Context, { ids, tags }: TagFilesInput): Promise<number> {
  const next = (before: readonly string[]) => [...new Set([...before, ...tags])];
  return changeTags(context, ids, next, async (tx, rows) => {
    const lastPositions = await findLastPositions(tx, rows);
    const missing = rows.flatMap((row) => assignmentsOf(row, tags, lastPositions.get(row.id) ?? -1));
    if (missing.length === 0) return [];
    await ensureTags(tx, tags);
    await tx.insert(fileTags).values(missing);
    return missing.map(({ fileId }) => fileId);
  });
}

/** Removes only these tags, not the tags below them. @returns the number of changed files @throws notFound (C404) */
export function untagFiles(context: Context, { ids, tags }: TagFilesInput): Promise<number> {
  const next = (before: readonly string[]) => before.filter((tag) => !tags.includes(tag));
  return changeTags(context, ids, next, async (tx, rows) => {
    const carriers = rows.filter((row) => row.tags.some((tag) => tags.includes(tag))).map(({ id }) => id);
    if (carriers.length === 0) return [];
    await tx.delete(fileTags).where(and(inArray(fileTags.fileId, carriers), inArray(fileTags.path, tags)));
    return carriers;
  });
}

/**
 * Changes nothing if one of these files does not exist.
 * @param next returns the new tags for the audit log
 * @param change changes the tags, and returns the ids of the changed files
 */
function changeTags(
  { services: { database, now }, viewer }: Context,
  ids: string[],
  next: (tags: readonly string[]) => string[],
  change: (tx: Tx, rows: FileRow[]) => Promise<string[]>,
): Promise<number> {
  const wanted = [...new Set(ids)];
  return database.db.transaction(async (tx) => {
    const rows = await lockFiles(tx, wanted);
    if (rows.length < wanted.length) throw new AppError("notFound");
    const changed = [...new Set(await change(tx, rows))];
    if (changed.length === 0) return 0;
    await raiseFileVersions(tx, changed);
    const tagged = rows.filter(({ id }) => changed.includes(id));
    const changes = tagged.map(({ name, ...row }) => ({
      label: name,
      before: { tags: row.tags },
      after: { tags: next(row.tags) },
    }));
    await recordChanges(
      tx,
      { viewer, at: now() },
      changes.map((one) => ({ ...one, action: "update", noun: "file" })),
    );
    return changed.length;
  });
}

async function findLastPositions(tx: Tx, rows: FileRow[]): Promise<Map<string, number>> {
  const ids = rows.map(({ id }) => id);
  const found = await tx
    .select({ id: fileTags.fileId, last: max(fileTags.position) })
    .from(fileTags)
    .where(inArray(fileTags.fileId, ids))
    .groupBy(fileTags.fileId);
  return new Map(found.map(({ id, last }) => [id, last ?? -1]));
}

/** Adds missing tags after the existing tags. @throws invalid (C200) for more tags than a file can carry */
function assignmentsOf(row: FileRow, tags: string[], lastPosition: number): (typeof fileTags.$inferInsert)[] {
  const missing = tags.filter((tag) => !row.tags.includes(tag));
  if (row.tags.length + missing.length > limits.tagsPerItem)
    throw new AppError("invalid", { fields: { tags: { key: "tooBig", values: { max: limits.tagsPerItem } } } });
  return missing.map((path, index) => ({ fileId: row.id, path, position: lastPosition + 1 + index }));
}
