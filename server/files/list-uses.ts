// Where files are used: by which entries and fixed pages, and in which place of each.
import { countDistinct, desc, inArray, sql } from "drizzle-orm";
import type { FilePlace, FileUses } from "#contract/files.ts";
import { limits } from "#contract/limits.ts";
import { entryPath, fixedPageNameOf } from "#contract/pages.ts";
import type { Queryable } from "#db/open.ts";
import { entries, entryFiles } from "#db/schema/entries.ts";
import { entryTags } from "#db/schema/tags.ts";
import { entryStateAt, fileReferences } from "../entries/rules.ts";

const usingColumns = {
  id: entries.id,
  title: entries.title,
  publishDate: entries.publishDate,
  content: entries.content,
  media: entries.media,
  mediamain: entries.mediamain,
  downloads: entries.downloads,
  sections: entries.sections,
  tags: sql<
    string[]
  >`array(select ${entryTags.path} from ${entryTags} where ${entryTags.entryId} = ${entries.id} order by ${entryTags.position})`,
};

/** Of any number of files; the entries are bounded, their number is told. Drafts first, then the newest. */
export async function listUses(db: Queryable, fileIds: readonly string[]): Promise<FileUses> {
  if (fileIds.length === 0) return { items: [], total: 0, usedIds: [] };
  const isAsked = inArray(entryFiles.fileId, [...fileIds]);
  const using = db.select({ id: entryFiles.entryId }).from(entryFiles).where(isAsked);
  const [rows, [counted], used] = await Promise.all([
    db
      .select(usingColumns)
      .from(entries)
      .where(inArray(entries.id, using))
      .orderBy(sql`${entries.publishDate} desc nulls first`, desc(entries.id))
      .limit(limits.usesListed),
    db
      .select({ total: countDistinct(entryFiles.entryId) })
      .from(entryFiles)
      .where(isAsked),
    db.selectDistinct({ id: entryFiles.fileId }).from(entryFiles).where(isAsked),
  ]);
  const asked = new Set(fileIds);
  const now = new Date();
  const usedIds = used.map(({ id }) => id);
  return { items: rows.map((row) => presentUse(row, asked, now)), total: counted?.total ?? 0, usedIds };
}

type UsingEntry = Pick<
  typeof entries.$inferSelect,
  "id" | "title" | "publishDate" | "content" | "media" | "mediamain" | "downloads" | "sections"
> & { tags: string[] };

function presentUse(row: UsingEntry, asked: ReadonlySet<string>, now: Date): FileUses["items"][number] {
  const references = fileReferences(row).filter(({ id }) => asked.has(id));
  return {
    kind: fixedPageNameOf(row.tags) === null ? "entry" : "page",
    id: row.id,
    title: row.title,
    path: entryPath(row),
    state: entryStateAt(row.publishDate, now),
    uses: references.map(({ field, id }) => ({ fileId: id, place: placeOf(field) })),
  };
}

/** The place for people that a reference's field stands for. */
function placeOf(field: string): FilePlace {
  const [list, index, part] = field.split(".");
  if (list === "mediamain") return { type: "mainPicture" };
  if (list === "media" || list === "content") return { type: "block", number: Number(index) + 1 };
  if (list === "sections" && part === "settings") return { type: "gallery", section: Number(index) + 1 };
  return { type: "download" };
}
