// Tags are stored as materialised paths. Saving an object creates its missing tags.
import { and, type AnyColumn, count, eq, type SQL, sql } from "drizzle-orm";
import type { TagTreeInput } from "#contract/schemas/tags.ts";
import { levelsOf, parentsOf, SEPARATOR } from "#contract/values/tag-paths.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { files } from "#db/schema/files.ts";
import { entryTags, fileTags, tags } from "#db/schema/tags.ts";
import { hasText } from "../../kernel/search/text.ts";

const AFTER_SEPARATOR = "}";

export function withParents(paths: readonly string[]): string[] {
  const all = paths.flatMap((path) => [...parentsOf(path), path]);
  return [...new Set(all)].sort();
}

/** Creates a tag with its parents for the library. The tag is kept even if no file has it. */
export async function keepTag(tx: Tx, path: string): Promise<void> {
  await ensureTags(tx, [path]);
  await tx.update(tags).set({ isKept: true }).where(eq(tags.path, path));
}

export async function ensureTags(tx: Tx, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  // `withParents` sorts the paths. Inserting them in this order prevents deadlocks.
  await tx
    .insert(tags)
    .values(withParents(paths).map((path) => ({ path })))
    .onConflictDoNothing();
}

function below(column: AnyColumn | SQL, path: string): SQL {
  return sql`(${column} >= ${path + SEPARATOR} and ${column} < ${path + AFTER_SEPARATOR})`;
}

/** Matches the tag and all tags below it, as ranges that an index can find. */
export function subtreeCondition(column: AnyColumn | SQL, path: string): SQL {
  return sql`(${column} = ${path} or ${below(column, path)})`;
}

export type TagRow = { path: string; en: string; count: number; total: number; hasChildren: boolean };

const belowRow = (path: SQL): SQL => belowOf(path, sql`t.path`);

const belowOf = (path: SQL, of: SQL): SQL =>
  sql`(${path} >= ${of} || ${SEPARATOR}::text and ${path} < ${of} || ${AFTER_SEPARATOR}::text)`;

/** @param ownerId undefined: the files of all users */
const isCounted = (ownerId: string | undefined): SQL =>
  ownerId === undefined
    ? sql`true`
    : sql`exists (select 1 from ${files} o where o.id = f.file_id and o.created_by = ${ownerId})`;

const isOfFiles = (ownerId: string | undefined, inRange: (path: SQL) => SQL): SQL => sql`
  (exists (select 1 from ${fileTags} f where ${inRange(sql`f.path`)} and ${isCounted(ownerId)})
    or exists (select 1 from ${tags} k where k.is_kept and ${inRange(sql`k.path`)}))`;

/**
 * `count` and `total` are computed only for the tags of the page.
 * @param ownerId if given, only files of this user are counted
 */
export async function listTags(
  db: Queryable,
  filter: TagTreeInput,
  ownerId?: string,
): Promise<{ rows: TagRow[]; total: number }> {
  const where = and(
    filter.parent === null ? undefined : below(tags.path, filter.parent),
    filter.q
      ? hasText(tags.searchText, filter.q)
      : eq(levelCount, filter.parent === null ? 1 : levelsOf(filter.parent).length + 1),
    filter.ofFiles
      ? isOfFiles(ownerId, (path) => sql`(${path} = ${tags.path} or ${belowOf(path, sql`${tags.path}`)})`)
      : undefined,
  );
  const hasChildren = filter.ofFiles
    ? isOfFiles(ownerId, belowRow)
    : sql`exists (select 1 from ${tags} b where ${belowRow(sql`b.path`)})`;
  const page = db
    .select({ path: tags.path, en: tags.en, searchText: tags.searchText })
    .from(tags)
    .where(where)
    .orderBy(tags.searchText, tags.path)
    .limit(filter.limit)
    .offset(filter.skip);
  const [found, [counted]] = await Promise.all([
    db.execute<TagRow>(sql`
      select t.path, t.en,
        (select count(*)::int from ${fileTags} f where f.path = t.path and ${isCounted(ownerId)}) as count,
        (select count(*)::int from (select f.file_id from ${fileTags} f where (f.path = t.path or ${belowRow(sql`f.path`)}) and ${isCounted(ownerId)} group by 1) one) as total,
        ${hasChildren} as "hasChildren"
      from (${page}) t order by t.search_text, t.path`),
    db.select({ total: count() }).from(tags).where(where),
  ]);
  return { rows: found.rows, total: counted?.total ?? 0 };
}

const levelCount = sql<number>`length(${tags.path}) - length(replace(${tags.path}, ${SEPARATOR}, '')) + 1`;

export async function findDeepestLevels(db: Queryable, path: string): Promise<number | null> {
  const [row] = await db
    .select({ levels: sql<number | null>`max(${levelCount})` })
    .from(tags)
    .where(subtreeCondition(tags.path, path));
  return row?.levels ?? null;
}

export async function hasEntries(db: Queryable, path: string): Promise<boolean> {
  const found = await db
    .select({ id: entryTags.entryId })
    .from(entryTags)
    .where(subtreeCondition(entryTags.path, path))
    .limit(1);
  return found.length > 0;
}

export async function storeEnglish(tx: Tx, path: string, en: string): Promise<string | null> {
  const [before] = await tx.select({ en: tags.en }).from(tags).where(eq(tags.path, path)).for("update");
  if (!before) return null;
  await tx.update(tags).set({ en }).where(eq(tags.path, path));
  return before.en;
}
