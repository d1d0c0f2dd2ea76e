// Entries as pages show them: with their pictures, and as the cards of a list.
import type { Entry } from "#contract/entries.ts";
import type { Picture } from "#contract/files.ts";
import { entryPath, type ListTag } from "#contract/pages.ts";
import { runningText, shortened } from "#contract/plain-text.ts";
import type { Queryable } from "#db/open.ts";
import type { Services } from "../context.ts";
import { presentPicture } from "../files/present.ts";
import { findPictures } from "../files/store.ts";
import { listCountedEntries } from "./list-entries.ts";
import { findNeighbours } from "./neighbours.ts";
import { presentEntry } from "./present.ts";
import { type EntryState, entryStateAt, fieldReferences } from "./rules.ts";
import type { EntryRow, EntryScope } from "./store.ts";

/** About as many characters as a card shows (contract.md section 6). */
const PREVIEW_LENGTH = 50;

/** Another entry of the same list, to read on. */
export type Neighbour = { title: string; path: string; picture: Picture | null };

export type Article = {
  entry: Entry;
  state: EntryState;
  files: Record<string, Picture>;
  /** The absolute address where it is read; null of what stands nowhere. */
  url: string | null;
  previous: Neighbour | null;
  next: Neighbour | null;
};

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

export async function presentArticle(db: Queryable, row: EntryRow, publicUrl: string): Promise<Article> {
  const entry = presentEntry(row);
  const now = new Date();
  const { previous, next } = await findNeighbours(db, row, now);
  const shown = fieldReferences(row).map(({ id }) => id);
  const besides = [previous, next].flatMap((neighbour) => (neighbour && cardPictureId(neighbour)) ?? []);
  const pictures = await picturesById(db, [...shown, ...besides]);
  const path = entryPath(row);
  return {
    entry,
    state: entryStateAt(row.publishDate, now),
    files: Object.fromEntries(shown.flatMap((id) => (pictures[id] ? [[id, pictures[id]]] : []))),
    url: path && publicUrl + path,
    previous: presentNeighbour(previous, pictures),
    next: presentNeighbour(next, pictures),
  };
}

function presentNeighbour(row: EntryRow | null, pictures: Record<string, Picture>): Neighbour | null {
  const path = row && entryPath(row);
  return row === null || path === null
    ? null
    : { title: row.title, path, picture: pictures[cardPictureId(row) ?? ""] ?? null };
}

async function picturesById(db: Queryable, ids: string[]): Promise<Record<string, Picture>> {
  const files = await findPictures(db, ids);
  return Object.fromEntries(files.map((file) => [file.id, presentPicture(file)]));
}

/** The picture of a card: the main one, or the first that the entry shows. */
function cardPictureId(row: EntryRow): string | null {
  return row.mediamain ?? row.media.flat()[0] ?? null;
}

export async function listCards(
  services: Pick<Services, "database" | "counts">,
  { list, limit, skip }: { list: ListTag; limit: number; skip: number },
  scope: EntryScope,
): Promise<{ items: Card[]; total: number }> {
  const { rows, total } = await listCountedEntries(
    services,
    { tags: [list], sort: "-publish_date", limit, skip, withoutFixedPages: true },
    scope,
  );
  const pictures = await picturesById(
    services.database.db,
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
