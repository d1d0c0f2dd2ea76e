import { changedSince, orderBySort } from "../../kernel/list-order.ts";
import { and, eq, exists, gt, gte, inArray, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import type { ListFilesInput } from "#contract/schemas/files.ts";
import { limits } from "#contract/values/limits.ts";
import type { Queryable } from "#db/open.ts";
import { fileUses } from "#db/schema/file-uses.ts";
import { fileNameOrder, files } from "#db/schema/files.ts";
import { fileTags, tags } from "#db/schema/tags.ts";
import { hasText } from "../../kernel/search/text.ts";
import { subtreeCondition } from "../tags/store.ts";
import { complete, fileColumns, type FileRow } from "./store.ts";

const RECENT_MS = limits.recentUploadMinutes * 60_000;

const sortKeys = {
  uploadDate: files.uploadDate,
  name: fileNameOrder(files.searchText),
  sizeBytes: files.sizeBytes,
  updated: files.updated,
};

function hasTag(db: Queryable, condition?: SQL): SQL {
  const own = eq(fileTags.fileId, files.id);
  return exists(
    db
      .select({ one: sql`1` })
      .from(fileTags)
      .where(and(own, condition)),
  );
}

export function unusedCondition(db: Queryable): SQL {
  const uses = db
    .select({ one: sql`1` })
    .from(fileUses)
    .where(eq(fileUses.fileId, files.id));
  return not(exists(uses));
}

export function oversizedCondition(): SQL {
  const isHeavy = gt(files.originalSizeBytes, limits.oversizedFileBytes);
  const isLarge = or(gt(files.width, 2 * limits.displayWidth), isHeavy);
  return and(eq(files.kind, "image"), isLarge) as SQL;
}

export function undescribedCondition(): SQL {
  return and(eq(files.kind, "image"), eq(files.altDe, ""), eq(files.decorative, false)) as SQL;
}

/** SQL condition: the texts or the tags of the file contain `q`. The tags are searched first, because there are few. */
function matchesText(db: Queryable, q: string): SQL | undefined {
  const found = db.select({ path: tags.path }).from(tags).where(hasText(tags.searchText, q));
  const carriers = db.select({ id: fileTags.fileId }).from(fileTags).where(inArray(fileTags.path, found));
  return or(hasText(files.searchText, q), inArray(files.id, carriers));
}

export type FileFilter = ListFilesInput & {
  now: Date;
  /** Only the files of this user are listed. */
  ownerId?: string | undefined;
};

function conditionsOf(db: Queryable, filter: FileFilter): SQL | undefined {
  return and(
    changedSince(files.updated, filter.since),
    ...filter.tags.map((tag) => hasTag(db, subtreeCondition(fileTags.path, tag))),
    filter.kind === undefined ? undefined : eq(files.kind, filter.kind),
    filter.name === undefined ? undefined : eq(files.name, filter.name),
    filter.recent ? gte(files.uploadDate, new Date(filter.now.getTime() - RECENT_MS)) : undefined,
    filter.unused ? unusedCondition(db) : undefined,
    filter.untagged ? not(hasTag(db)) : undefined,
    filter.oversized ? oversizedCondition() : undefined,
    filter.undescribed ? undescribedCondition() : undefined,
    filter.hidden ? isNotNull(files.hidden) : undefined,
    filter.q ? matchesText(db, filter.q) : undefined,
    filter.ownerId === undefined ? undefined : eq(files.createdBy, filter.ownerId),
  );
}

export async function listFiles(db: Queryable, filter: FileFilter): Promise<{ rows: FileRow[]; total: number }> {
  const [rows, total] = await Promise.all([listFilesFor(db, filter), countFiles(db, filter)]);
  return { rows, total };
}

/** Like `listFiles`, but without the total. */
export async function listFilesFor(db: Queryable, filter: FileFilter): Promise<FileRow[]> {
  return complete(db, await pageQuery(db, filter));
}

export function pageQuery(db: Queryable, filter: FileFilter) {
  return db
    .select(fileColumns)
    .from(files)
    .where(conditionsOf(db, filter))
    .orderBy(...orderBySort(filter.sort, sortKeys, files.id))
    .limit(filter.limit)
    .offset(filter.skip);
}

function countFiles(db: Queryable, filter: FileFilter): Promise<number> {
  return db.$count(files, conditionsOf(db, filter));
}
