// Entries as pages show them: with pictures, and as cards of a list.
import { htmlOf, leadPictureId } from "#contract/blocks/registry.ts";
import type { Picture } from "#contract/files.ts";
import { entryPath, type ListTag } from "#contract/pages.ts";
import { runningText, shortened } from "#contract/plain-text.ts";
import type { Queryable } from "#db/open.ts";
import { can } from "#contract/permissions.ts";
import type { CommandContext, Services } from "../context.ts";
import { presentPicture } from "../files/present.ts";
import { findPictures } from "../files/store.ts";
import { listCountedEntries } from "./list-entries.ts";
import { findNeighbours } from "./neighbours.ts";
import { presentEntry, presentShownEntry, type ShownEntry } from "./present.ts";
import { type EntryState, entryStateAt, fileReferences } from "./rules.ts";
import type { EntryRow, EntryScope } from "./store.ts";

/** The approximate number of characters that a card shows (contract.md section 6). */
const PREVIEW_LENGTH = 50;

/** Another entry of the same list, as a link at the end of the page. */
export type Neighbour = { title: string; path: string; picture: Picture | null };

export type Article = {
  entry: ShownEntry;
  state: EntryState;
  files: Record<string, Picture>;
  /** The absolute address of the entry; null for an entry without a page. */
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

export async function presentArticle(
  { services, viewer }: CommandContext<"database" | "now" | "publicUrl">,
  row: EntryRow,
): Promise<Article> {
  const { db } = services.database;
  const entry = presentShownEntry(row, can(viewer, "update", "entries"));
  const now = services.now();
  const { previous, next } = await findNeighbours(db, row, now);
  const shown = fileReferences(row).map(({ id }) => id);
  const besides = [previous, next].flatMap((neighbour) => (neighbour && leadPictureId(neighbour)) ?? []);
  const pictures = await picturesById(db, [...shown, ...besides]);
  const path = entryPath(row);
  return {
    entry,
    state: entryStateAt(row.publishDate, now),
    files: Object.fromEntries(shown.flatMap((id) => (pictures[id] ? [[id, pictures[id]]] : []))),
    url: path && services.publicUrl() + path,
    previous: presentNeighbour(previous, pictures),
    next: presentNeighbour(next, pictures),
  };
}

function presentNeighbour(row: EntryRow | null, pictures: Record<string, Picture>): Neighbour | null {
  const path = row && entryPath(row);
  return row === null || path === null
    ? null
    : { title: row.title, path, picture: pictures[leadPictureId(row) ?? ""] ?? null };
}

async function picturesById(db: Queryable, ids: string[]): Promise<Record<string, Picture>> {
  const files = await findPictures(db, ids);
  return Object.fromEntries(files.map((file) => [file.id, presentPicture(file)]));
}

export async function listCards(
  services: Pick<Services, "database" | "counts" | "now">,
  { list, limit, skip }: { list: ListTag; limit: number; skip: number },
  scope: EntryScope,
): Promise<{ items: Card[]; total: number }> {
  const now = services.now();
  const { items, total } = await listCountedEntries(
    services,
    { tags: [list], sort: "-publish_date", limit, skip, withoutFixedPages: true, now },
    scope,
    (row) => cardOf(row, now),
  );
  const pictures = await picturesById(
    services.database.db,
    items.flatMap(({ pictureId }) => pictureId ?? []),
  );
  const withPicture = ({ pictureId, ...card }: PlainCard): Card => ({
    ...card,
    picture: pictures[pictureId ?? ""] ?? null,
  });
  return { items: items.map(withPicture), total };
}

type PlainCard = Omit<Card, "picture"> & { pictureId: string | null };

function cardOf(row: EntryRow, now: Date): PlainCard {
  const { id, title, publishDate, date, blocks } = presentEntry(row);
  return {
    id,
    state: entryStateAt(row.publishDate, now),
    title,
    preview: shortened(runningText(htmlOf(blocks)), PREVIEW_LENGTH),
    path: entryPath(row),
    publishDate,
    date,
    pictureId: leadPictureId(row),
  };
}
