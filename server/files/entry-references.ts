// What becomes of entries when a file that they show is removed, or gets other variants.
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { picturesInHtml } from "#contract/html.ts";
import type { Tx } from "#db/open.ts";
import { entries, entryFiles, type StoredSection } from "#db/schema/entries.ts";
import type { FileRow, VariantRow } from "./store.ts";

type EntryRow = typeof entries.$inferSelect;

type FileFields = {
  content: string[];
  media: string[][];
  mediamain: string | null;
  downloads: string[];
  sections: StoredSection[];
};

/** Stored HTML has one spelling, so that a picture's element can be found without reading the whole. */
const pictureElement = /<img [^>]*>/gu;

function withoutPictures(html: string, isGone: (id: string) => boolean): string {
  return html.replace(pictureElement, (element) =>
    picturesInHtml(element).some(({ id }) => isGone(id)) ? "" : element,
  );
}

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
    content: fields.content.map((html) => withoutPictures(html, isGone)),
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
  await storeChanged(tx, changed);
  await tx.delete(entryFiles).where(inArray(entryFiles.fileId, [...gone]));
}

/** @param changed some rows as a whole, in one statement */
async function storeChanged(tx: Tx, changed: EntryRow[]): Promise<void> {
  await tx
    .insert(entries)
    .values(changed)
    .onConflictDoUpdate({
      target: entries.id,
      set: {
        content: sql`excluded.content`,
        media: sql`excluded.media`,
        mediamain: sql`excluded.mediamain`,
        downloads: sql`excluded.downloads`,
        sections: sql`excluded.sections`,
        updated: sql`excluded.updated`,
        version: sql`excluded.version`,
      },
    });
}

/** Texts that show a variant which is no more show the one that stands for it; other uses name the file alone. */
export async function renewInEntries(
  tx: Tx,
  before: Pick<FileRow, "id" | "variants">,
  after: VariantRow[],
): Promise<void> {
  const using = tx.select({ id: entryFiles.entryId }).from(entryFiles).where(eq(entryFiles.fileId, before.id));
  const isShown = sql`${entries.content}::text like ${`%/download/${before.id}/%`}`;
  const rows = await tx
    .select()
    .from(entries)
    .where(and(inArray(entries.id, using), isShown))
    .orderBy(asc(entries.id))
    .for("update");
  if (rows.length === 0) return;
  const successors = new Map(before.variants.map((variant) => [variant.gridref, successorOf(variant, after)?.gridref]));
  const renewed = (html: string): string =>
    picturesInHtml(html)
      .filter(({ id }) => id === before.id)
      .reduce(
        (text, { id, gridref }) =>
          text.replaceAll(`/${id}/${gridref}"`, `/${id}/${successors.get(gridref) ?? gridref}"`),
        html,
      );
  await storeChanged(
    tx,
    rows.map((row) => ({
      ...row,
      content: row.content.map(renewed),
      version: row.version + 1,
      updated: new Date(),
    })),
  );
}

/** Of the same format if there is one, and as wide as can be. */
function successorOf({ mime, width }: VariantRow, variants: VariantRow[]): VariantRow | undefined {
  const distance = (variant: VariantRow): number =>
    Math.abs(variant.width - width) + (variant.mime === mime ? 0 : Number.MAX_SAFE_INTEGER / 2);
  return variants.toSorted((a, b) => distance(a) - distance(b))[0];
}
