// Takes removed files out of the entries that show them, so that no entry names a file that is gone.
import { asc, inArray, sql } from "drizzle-orm";
import type { Tx } from "#db/open.ts";
import { entries, entryFiles, type StoredSection } from "#db/schema/entries.ts";

type FileFields = { media: string[][]; mediamain: string | null; downloads: string[]; sections: StoredSection[] };

function sectionWithout(section: StoredSection, isGone: (id: string) => boolean): StoredSection {
  if (section.type === "download") return { ...section, files: section.files.filter((id) => !isGone(id)) };
  const images = section.settings.images.filter(({ file }) => !isGone(file));
  return { ...section, settings: { ...section.settings, images } };
}

/** The same fields without the files; lists keep their places, as `media` stands beside `content`. */
export function withoutFiles<Fields extends FileFields>(fields: Fields, gone: ReadonlySet<string>): Fields {
  const isGone = (id: string): boolean => gone.has(id);
  return {
    ...fields,
    media: fields.media.map((ids) => ids.filter((id) => !isGone(id))),
    mediamain: fields.mediamain !== null && isGone(fields.mediamain) ? null : fields.mediamain,
    downloads: fields.downloads.filter((id) => !isGone(id)),
    sections: fields.sections.map((section) => sectionWithout(section, isGone)),
  };
}

/** Before the files' rows go; each entry that changes gets its next version, so that an open editor notices. */
export async function removeFromEntries(tx: Tx, fileIds: readonly string[]): Promise<void> {
  const gone = new Set(fileIds);
  const using = tx
    .select({ id: entryFiles.entryId })
    .from(entryFiles)
    .where(inArray(entryFiles.fileId, [...gone]));
  const rows = await tx.select().from(entries).where(inArray(entries.id, using)).orderBy(asc(entries.id)).for("update");
  if (rows.length === 0) return;
  const changed = rows.map((row) => withoutFiles({ ...row, version: row.version + 1, updated: new Date() }, gone));
  await tx
    .insert(entries)
    .values(changed)
    .onConflictDoUpdate({
      target: entries.id,
      set: {
        media: sql`excluded.media`,
        mediamain: sql`excluded.mediamain`,
        downloads: sql`excluded.downloads`,
        sections: sql`excluded.sections`,
        updated: sql`excluded.updated`,
        version: sql`excluded.version`,
      },
    });
  await tx.delete(entryFiles).where(inArray(entryFiles.fileId, [...gone]));
}
