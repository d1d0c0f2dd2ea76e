// Entries as pages show them: with pictures, and as cards of a list.
import type { EventStatus } from "#contract/event-status.ts";
import { filesInHtml, htmlOf, leadPictureId, picturesOf, withHtml } from "#contract/blocks/registry.ts";
import type { Picture } from "#contract/files.ts";
import { entryPath, type ListTag } from "#contract/pages.ts";
import { runningText, shortened } from "#contract/plain-text.ts";
import { can } from "#contract/permissions.ts";
import type { CommandContext, Services } from "../context.ts";
import { type Occurrences, occurrencesFor } from "../events/article-dates.ts";
import { findRevision } from "../working-copies/store.ts";
import { agendaOrder, asTheyCome, EVENTS, isOver } from "./agenda.ts";
import { listCountedEntries } from "./list-entries.ts";
import { findNeighbours } from "./neighbours.ts";
import { deadLinksOf } from "./dead-links.ts";
import { shownHtml } from "./shown-html.ts";
import { choosePictures, picturesById } from "./pictures.ts";
import { presentEntry, presentShownEntry, type ShownEntry } from "./present.ts";
import { type EntryState, entryStateAt, fileReferences, presentedDate } from "./rules.ts";
import type { EntryRow, EntryScope } from "./store.ts";

/** The approximate number of characters that a card shows (contract.md section 6). */
const PREVIEW_LENGTH = 50;

/** Another entry of the same list, as a link at the end of the page. */
export type Neighbour = { title: string; path: string; picture: Picture | null };

export type Article = {
  entry: ShownEntry;
  /** When it comes; null for an entry without a date. */
  when: Occurrences | null;
  state: EntryState;
  files: Record<string, Picture>;
  /** The absolute address of the entry; null for an entry without a page. */
  url: string | null;
  previous: Neighbour | null;
  next: Neighbour | null;
  /** The last change, ISO 8601. */
  updated: string;
  /** Whether it has a working copy; only editors are told. */
  isBeingEdited?: true;
};

export type Card = {
  id: string;
  state: EntryState;
  title: string;
  preview: string;
  path: string | null;
  publishDate: string | null;
  /** Of an event that comes again, the next time. */
  date: string | null;
  end: string | null;
  status: EventStatus;
  comesAgain: boolean;
  /** Whether it is an event of the list, and its last day is over. */
  isPast: boolean;
  picture: Picture | null;
};

export async function presentArticle(
  { services, viewer }: CommandContext<"database" | "now" | "publicUrl">,
  row: EntryRow,
  day?: string,
): Promise<Article> {
  const { db } = services.database;
  const isForEditor = can(viewer, "update", "entries");
  const isBeingEdited = isForEditor && (await findRevision(db, row.id)) !== null;
  const when = await occurrencesFor(db, row, { day, now: services.now() });
  const now = services.now();
  const { previous, next } = await findNeighbours(db, row, now);
  const shown = fileReferences(row).map(({ id }) => id);
  const choose = choosePictures([...shown, ...picturesOf(row.blocks)]);
  const besides = [previous, next].map((neighbour) => neighbour && { row: neighbour, picture: choose(neighbour) });
  const inTexts = row.blocks.flatMap(filesInHtml);
  const pictures = await picturesById(db, [...shown, ...inTexts, ...besides.flatMap((one) => one?.picture ?? [])]);
  const entry = presentShownEntry(row, isForEditor);
  const isDeadLink = isForEditor ? () => false : await deadLinksOf(db, { blocks: row.blocks, files: pictures, now });
  const change = (html: string): string => shownHtml(html, { pictures, isDeadLink, language: "de" });
  const [before = null, after = null] = besides.map((one) => presentNeighbour(one, pictures));
  const path = entryPath(row);
  return {
    entry: { ...entry, blocks: entry.blocks.map((block) => withHtml(block, change)) },
    when,
    state: entryStateAt(row.publishDate, now),
    // Editors also learn what the library says of the pictures in the texts.
    files: Object.fromEntries(
      [...shown, ...(isForEditor ? inTexts : [])].flatMap((id) => (pictures[id] ? [[id, pictures[id]]] : [])),
    ),
    url: path && services.publicUrl() + path,
    previous: before,
    next: after,
    updated: row.updated.toISOString(),
    ...(isBeingEdited && { isBeingEdited }),
  };
}

function presentNeighbour(
  chosen: { row: EntryRow; picture: string | null } | null,
  pictures: Record<string, Picture>,
): Neighbour | null {
  const path = chosen && entryPath(chosen.row);
  return chosen === null || path === null
    ? null
    : { title: chosen.row.title, path, picture: pictures[chosen.picture ?? ""] ?? null };
}

export async function listCards(
  services: Pick<Services, "database" | "counts" | "now">,
  { list, limit, skip }: { list: ListTag; limit: number; skip: number },
  scope: EntryScope,
): Promise<{ items: Card[]; total: number }> {
  const now = services.now();
  const order = list === EVENTS ? { order: agendaOrder(now) } : {};
  const { items, total } = await listCountedEntries(
    services,
    { tags: [list], sort: "-publish_date", limit, skip, withoutFixedPages: true, now, ...order },
    scope,
    (row) => ({ card: cardOf(row, now), dated: datedOf(row) }),
  );
  const dated = await asTheyCome(
    services.database.db,
    items.map((item) => item.dated),
    now,
  );
  const pictures = await picturesById(
    services.database.db,
    items.flatMap(({ card }) => card.pictureId ?? []),
  );
  return {
    items: items.map(({ card: { pictureId, ...card } }, index) => ({
      ...card,
      ...datesOfCard(dated[index], now, list),
      picture: pictures[pictureId ?? ""] ?? null,
    })),
    total,
  };
}

type Dates = Pick<Card, "date" | "end" | "status" | "comesAgain" | "isPast">;
type PlainCard = Omit<Card, "picture" | keyof Dates> & { pictureId: string | null };

type DatedRow = Pick<EntryRow, "id" | "date" | "dateHasTime" | "event">;
const datedOf = ({ id, date, dateHasTime, event }: EntryRow): DatedRow => ({ id, date, dateHasTime, event });

/** @param row as it comes */
function datesOfCard(row: DatedRow | undefined, now: Date, list: ListTag): Dates {
  return {
    date: row ? presentedDate(row.date, row.dateHasTime) : null,
    end: row?.event?.end ?? null,
    status: row?.event?.status ?? "scheduled",
    comesAgain: (row?.event?.rrule ?? "") !== "",
    isPast: row !== undefined && list === EVENTS && isOver(row, now),
  };
}

export function presentCard(row: EntryRow, picture: Picture | null, now: Date, list: ListTag): Card {
  const { pictureId: _lead, ...card } = cardOf(row, now);
  return { ...card, ...datesOfCard(row, now, list), picture };
}

function cardOf(row: EntryRow, now: Date): PlainCard {
  const { id, title, publishDate, blocks } = presentEntry(row);
  return {
    id,
    state: entryStateAt(row.publishDate, now),
    title,
    preview: shortened(runningText(htmlOf(blocks)), PREVIEW_LENGTH),
    path: entryPath(row),
    publishDate,
    pictureId: leadPictureId(row),
  };
}
