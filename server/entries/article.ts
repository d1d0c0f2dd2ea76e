// Entries as pages show them: with their pictures, and as the cards of a list.
import type { Entry } from "#contract/entries.ts";
import type { Picture } from "#contract/files.ts";
import { entryPath, type ListTag } from "#contract/pages.ts";
import { runningText, shortened } from "#contract/plain-text.ts";
import type { Queryable } from "#db/open.ts";
import { presentPicture } from "../files/present.ts";
import { findFilesByIds } from "../files/store.ts";
import { presentEntry } from "./present.ts";
import { type EntryState, entryStateAt, fileReferences } from "./rules.ts";
import { type EntryRow, type EntryScope, listEntries } from "./store.ts";

/** About as many characters as a card shows (specification.md section 9). */
const PREVIEW_LENGTH = 50;

export type Article = { entry: Entry; state: EntryState; files: Record<string, Picture> };

export type Card = {
  id: string;
  state: EntryState;
  title: string;
  preview: string;
  path: string | null;
  publishDate: string | null;
  date: string | null;
  picture: Picture | null;
};

export async function presentArticle(db: Queryable, row: EntryRow): Promise<Article> {
  const entry = presentEntry(row);
  const ids = fileReferences(row).map(({ id }) => id);
  return { entry, state: entryStateAt(row.publishDate, new Date()), files: await picturesById(db, ids) };
}

async function picturesById(db: Queryable, ids: string[]): Promise<Record<string, Picture>> {
  const files = await findFilesByIds(db, [...new Set(ids)]);
  return Object.fromEntries(files.map((file) => [file.id, presentPicture(file)]));
}

/** The picture of a card: the main one, or the first that the entry shows. */
function cardPictureId(row: EntryRow): string | null {
  return row.mediamain ?? row.media.flat()[0] ?? null;
}

export async function listCards(
  db: Queryable,
  { list, limit, skip }: { list: ListTag; limit: number; skip: number },
  scope: EntryScope,
): Promise<{ items: Card[]; total: number }> {
  const { rows, total } = await listEntries(db, { tags: [list], sort: "-publish_date", limit, skip }, scope);
  const pictures = await picturesById(
    db,
    rows.flatMap((row) => cardPictureId(row) ?? []),
  );
  const now = new Date();
  const items = rows.map((row): Card => {
    const { id, title, publishDate, date, content } = presentEntry(row);
    const pictureId = cardPictureId(row);
    return {
      id,
      state: entryStateAt(row.publishDate, now),
      title,
      preview: shortened(runningText(content), PREVIEW_LENGTH),
      path: entryPath(row),
      publishDate,
      date,
      picture: pictureId === null ? null : (pictures[pictureId] ?? null),
    };
  });
  return { items, total };
}
