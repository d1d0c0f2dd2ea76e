import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { AppError } from "#contract/schemas/errors.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { demoItems } from "#db/schema/demo.ts";
import { binnedFiles } from "#db/schema/file-bin.ts";
import { files, fileVariants } from "#db/schema/files.ts";
import { fileTags } from "#db/schema/tags.ts";
import { takedowns } from "#db/schema/takedowns.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { reportDamage } from "../../kernel/damage.ts";
import { ensureTags } from "../tags/store.ts";
import { askAvif } from "./picture-work.ts";
import { avifVariants } from "./rules.ts";

export type VariantRow = typeof fileVariants.$inferSelect;
/** `variants` are sorted by width, the smallest first. */
export type PictureRow = Omit<typeof files.$inferSelect, "searchText"> & { variants: VariantRow[] };
export type FileRow = PictureRow & { tags: string[] };

const { searchText: _searchText, ...fileColumns } = getTableColumns(files);
export { fileColumns };

export async function complete(db: Queryable, rows: Omit<PictureRow, "variants">[]): Promise<FileRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const tagged = await db.select().from(fileTags).where(inArray(fileTags.fileId, ids)).orderBy(asc(fileTags.position));
  const tagsByFile = Map.groupBy(tagged, (row) => row.fileId);
  const variantsByFile = await variantsOf(db, ids);
  return rows.map((row) => ({
    ...soundFile(row),
    tags: (tagsByFile.get(row.id) ?? []).map((tag) => tag.path),
    variants: variantsByFile.get(row.id) ?? [],
  }));
}

type Breakable = Pick<FileRow, "id" | "edits" | "uploadDate">;

/** Replaces damaged fields by defaults and reports them, so that a list still works. */
export function soundFile<Row extends Breakable>(row: Row): Row {
  const edits = Array.isArray(row.edits) ? row.edits : [];
  const uploadDate = Number.isNaN(row.uploadDate.getTime()) ? new Date(0) : row.uploadDate;
  if (edits === row.edits && uploadDate === row.uploadDate) return row;
  reportDamage("files", row.id);
  return { ...row, edits, uploadDate };
}

async function variantsOf(db: Queryable, fileIds: string[]): Promise<Map<string, VariantRow[]>> {
  const variants = await db
    .select()
    .from(fileVariants)
    .where(inArray(fileVariants.fileId, fileIds))
    .orderBy(asc(fileVariants.width));
  return Map.groupBy(variants, (row) => row.fileId);
}

/** Editors also see the pictures that are hidden from guests. */
export type WithHidden = { withHidden?: boolean };

/**
 * Returns the files without their tags. Unknown ids have no row, and pictures hidden from guests have none unless they
 * are asked for. Uses a single query, because every page waits for the result.
 */
export async function findPictures(
  db: Queryable,
  ids: readonly string[],
  { withHidden = false }: WithHidden = {},
): Promise<PictureRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ file: fileColumns, variant: fileVariants })
    .from(files)
    .leftJoin(fileVariants, eq(fileVariants.fileId, files.id))
    .where(and(sql`${files.id} = any(${sql.param([...new Set(ids)])})`, withHidden ? undefined : isNull(files.hidden)))
    .orderBy(asc(fileVariants.width));
  const pictures = new Map<string, PictureRow>();
  for (const { file, variant } of rows) {
    const picture = pictures.get(file.id) ?? { ...file, variants: [] };
    if (variant) picture.variants.push(variant);
    pictures.set(file.id, picture);
  }
  return [...pictures.values()];
}

/** The pictures that guests do not get. They are few, because requests can hide only a limited number. */
export async function findHiddenIds(db: Queryable): Promise<Set<string>> {
  const rows = await db.select({ id: files.id }).from(files).where(isNotNull(files.hidden));
  return new Set(rows.map(({ id }) => id));
}

export async function findFile(db: Queryable, id: string): Promise<FileRow | null> {
  const [row] = await complete(db, await db.select(fileColumns).from(files).where(eq(files.id, id)));
  return row ?? null;
}

/** @throws notFound (C404) */
export async function getFile(db: Queryable, id: string): Promise<FileRow> {
  const row = await findFile(db, id);
  if (!row) throw new AppError("notFound");
  return row;
}

export async function findFilesByIds(db: Queryable, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  const rows = await complete(
    db,
    await db
      .select(fileColumns)
      .from(files)
      .where(inArray(files.id, [...ids])),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** @param ownerId if given, only files that this user has uploaded */
export async function findFileIds(db: Queryable, ids: readonly string[], ownerId?: string): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [...ids]), ownerId === undefined ? undefined : eq(files.createdBy, ownerId)));
  return new Set(rows.map((row) => row.id));
}

export async function findFileKinds(db: Queryable, ids: readonly string[]): Promise<Map<string, FileRow["kind"]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: files.id, kind: files.kind })
    .from(files)
    .where(inArray(files.id, [...ids]));
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

export async function findFileByOriginal(db: Queryable, originalHash: string): Promise<FileRow | null> {
  const [row] = await complete(
    db,
    await db.select(fileColumns).from(files).where(eq(files.originalHash, originalHash)),
  );
  return row ?? null;
}

/** False for the picture of a child without a noted consent. Its link previews and shared posts do not contain it. */
export async function maySharePicture(db: Queryable, id: string): Promise<boolean> {
  const isUnshared = and(eq(files.child, true), isNull(files.consent));
  return (await db.$count(files, and(eq(files.id, id), isUnshared))) === 0;
}

export async function findVariant(
  db: Queryable,
  id: string,
  variantId: string,
): Promise<({ variant: VariantRow } & Pick<FileRow, "name" | "hidden" | "createdBy">) | null> {
  const [row] = await db
    .select({ variant: fileVariants, name: files.name, hidden: files.hidden, createdBy: files.createdBy })
    .from(fileVariants)
    .innerJoin(files, eq(files.id, fileVariants.fileId))
    .where(and(eq(fileVariants.id, variantId), eq(fileVariants.fileId, id)));
  return row ?? null;
}

/** Includes files in the bin. Uses a single statement, because files may move between bin and library. */
export async function sumOriginalBytes(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select coalesce((select sum(${files.originalSizeBytes}) from ${files}), 0)
      + coalesce((select sum(${binnedFiles.originalSizeBytes}) from ${binnedFiles}), 0) as bytes`);
  return Number(rows[0]?.bytes ?? 0);
}

export function hashesOfRow({ hash, originalHash, variants }: FileRow): string[] {
  return [hash, originalHash, ...variants.map((variant) => variant.hash)];
}

/** Includes the bin and the demo. Uses a single statement, because files may move between bin and library. */
export async function findUsedHashes(db: Queryable, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const wanted = sql`${sql.param([...hashes])}::text[]`;
  const { rows } = await db.execute<{ hash: string }>(sql`
    select ${files.hash} as hash from ${files} where ${files.hash} = any(${wanted})
    union select ${files.originalHash} from ${files} where ${files.originalHash} = any(${wanted})
    union select ${fileVariants.hash} from ${fileVariants} where ${fileVariants.hash} = any(${wanted})
    union select unnest(${binnedFiles.hashes}) from ${binnedFiles} where ${binnedFiles.hashes} && ${wanted}
    union select unnest(${demoItems.hashes}) from ${demoItems} where ${demoItems.hashes} && ${wanted}`);
  const asked = new Set(hashes);
  return new Set(rows.map(({ hash }) => hash).filter((hash) => asked.has(hash)));
}

/** @returns false if a file with the same original exists; nothing is stored then */
export async function insertFile(tx: Tx, { tags, variants, ...values }: FileRow): Promise<boolean> {
  const inserted = await tx
    .insert(files)
    .values(values)
    .onConflictDoNothing({ target: files.originalHash })
    .returning({ id: files.id });
  if (inserted.length === 0) return false;
  if (variants.length > 0) await tx.insert(fileVariants).values(variants);
  await storeTags(tx, values.id, tags);
  return true;
}

/** Omits the version, because guests do not see it. */
function shownOf({ version: _version, ...shown }: FileRow): Omit<FileRow, "version"> {
  return shown;
}

export async function updateFile(tx: Tx, before: FileRow, after: FileRow): Promise<FileRow> {
  const { tags, variants, ...values } = after;
  const { updated } = files;
  const [row] = await tx.update(files).set(values).where(eq(files.id, before.id)).returning({ updated });
  if (!isDeepStrictEqual(before.tags, tags)) {
    await tx.delete(fileTags).where(eq(fileTags.fileId, before.id));
    await storeTags(tx, before.id, tags);
  }
  if (!isDeepStrictEqual(before.variants, variants)) {
    await tx.delete(fileVariants).where(eq(fileVariants.fileId, before.id));
    if (variants.length > 0) await tx.insert(fileVariants).values(variants);
    // The picture was edited or replaced.
    if (avifVariants(before.variants).length > 0 && avifVariants(variants).length === 0) await askAvif(tx, [before.id]);
  }
  await publicChange(tx, "files", shownOf(before), shownOf(after));
  return { ...after, ...row };
}

/** Stores consent, child's mark, credit and version of many files in a single statement. */
export async function storeFacts(tx: Tx, rows: readonly FileRow[]): Promise<void> {
  if (rows.length === 0) return;
  const facts = rows.map(({ id, version, consent, child, creditAuthor, creditLicence, creditUrl }) => ({
    id,
    version,
    consent,
    child,
    author: creditAuthor,
    licence: creditLicence,
    url: creditUrl,
  }));
  await tx.execute(sql`
    update ${files} set version = fact.version, consent = fact.consent, child = fact.child,
      credit_author = fact.author, credit_licence = fact.licence, credit_url = fact.url
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as fact
      (id text, version int, consent jsonb, child boolean, author text, licence text, url text)
    where ${files.id} = fact.id`);
  await publicChange(
    tx,
    "files",
    [],
    rows.map(({ id }) => id),
  );
}

async function storeTags(tx: Tx, fileId: string, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  await ensureTags(tx, paths);
  await tx.insert(fileTags).values(paths.map((path, position) => ({ fileId, path, position })));
}

export async function lockFiles(tx: Tx, ids: readonly string[]): Promise<FileRow[]> {
  return complete(
    tx,
    await tx
      .select(fileColumns)
      .from(files)
      .where(inArray(files.id, [...ids]))
      .orderBy(asc(files.id))
      .for("update"),
  );
}

export async function removeFileRows(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(files).where(inArray(files.id, [...ids]));
  await publicChange(tx, "files", ids, []);
}

/** Deletes the requests to remove these files, which are gone for good. */
export async function removeTakedowns(tx: Tx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length > 0) await tx.delete(takedowns).where(inArray(takedowns.fileId, [...fileIds]));
}

export async function raiseFileVersions(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .update(files)
    .set({ version: sql`${files.version} + 1` })
    .where(inArray(files.id, [...ids]));
  await publicChange(tx, "files", [], ids);
}
