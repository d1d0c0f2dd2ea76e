import { leadPictureId } from "#contract/blocks/pictures.ts";
import type { ContentLanguage } from "#contract/values/content-language.ts";
import { type EventStatus, isSeries } from "#contract/values/event-status.ts";
import type { Picture } from "#contract/schemas/files.ts";
import { entryPath, type ListTag } from "#contract/values/pages.ts";
import { runningText, shortened } from "#contract/values/plain-text.ts";
import type { Services } from "../../kernel/context.ts";
import { agendaOrder, asTheyCome, EVENTS, isOver } from "./agenda.ts";
import { listCountedEntries } from "./list-entries.ts";
import { htmlIn, type ShownTitle, titleIn } from "./in-english.ts";
import { picturesById } from "./pictures.ts";
import { presentEntry } from "./present.ts";
import { type EntryState, entryStateAt } from "./rules.ts";
import { presentedDate } from "../events/presented-date.ts";
import type { EntryRow, EntryScope } from "./store.ts";

/** Approximate number of characters of the excerpt (contract.md section 6). */
const PREVIEW_LENGTH = 50;

export type Card = ShownTitle & {
  id: string;
  state: EntryState;
  preview: string;
  path: string | null;
  publishDate: string | null;
  /** The day or moment of the event. A recurring event has its next occurrence, or its last if all are over. */
  date: string | null;
  end: string | null;
  status: EventStatus;
  /** The day on which the shown date would have been; null if it has not moved. */
  insteadOf: string | null;
  comesAgain: boolean;
  place: string;
  price: string;
  isPast: boolean;
  picture: Picture | null;
};

export async function listCards(
  services: Pick<Services, "database" | "counts" | "now">,
  { list, limit, skip }: { list: ListTag; limit: number; skip: number },
  scope: EntryScope,
  content: ContentLanguage = "de",
): Promise<{ items: Card[]; total: number }> {
  const now = services.now();
  const order = list === EVENTS ? { order: agendaOrder(now) } : {};
  const { items, total } = await listCountedEntries(
    services,
    { tags: [list], sort: "-publishDate", limit, skip, withoutFixedPages: true, now, ...order },
    { ...scope, inEnglish: content === "en" },
    (row) => ({ card: cardOf(row, now, content), dated: datedOf(row) }),
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

type Dates = Pick<Card, "date" | "end" | "status" | "insteadOf" | "comesAgain" | "place" | "price" | "isPast">;
type PlainCard = Omit<Card, "picture" | keyof Dates> & { pictureId: string | null };

type DatedRow = Pick<EntryRow, "id" | "date" | "dateHasTime" | "event" | "insteadOf">;
const datedOf = ({ id, date, dateHasTime, event }: EntryRow): DatedRow => ({ id, date, dateHasTime, event });

/** @param row the entry; in lists of events, its date is the date of the shown occurrence */
function datesOfCard(row: DatedRow | undefined, now: Date, list: ListTag): Dates {
  return {
    date: row ? presentedDate(row.date, row.dateHasTime) : null,
    end: row?.event?.end ?? null,
    status: row?.event?.status ?? "scheduled",
    insteadOf: row?.insteadOf ?? null,
    comesAgain: isSeries(row?.event),
    place: row?.event?.place ?? "",
    price: row?.event?.price ?? "",
    isPast: row !== undefined && list === EVENTS && isOver(row, now),
  };
}

type Presenting = { now: Date; list: ListTag; content: ContentLanguage };

export function presentCard(row: EntryRow, picture: Picture | null, { now, list, content }: Presenting): Card {
  const { pictureId: _lead, ...card } = cardOf(row, now, content);
  return { ...card, ...datesOfCard(row, now, list), picture };
}

export const previewOf = (blocks: Parameters<typeof htmlIn>[0], content: ContentLanguage): string =>
  shortened(runningText(htmlIn(blocks, content)), PREVIEW_LENGTH);

function cardOf(row: EntryRow, now: Date, content: ContentLanguage): PlainCard {
  const { id, publishDate, blocks } = presentEntry(row, now);
  return {
    id,
    state: entryStateAt(row, now),
    ...titleIn(row, content),
    preview: previewOf(blocks, content),
    path: entryPath(row),
    publishDate,
    pictureId: leadPictureId(row),
  };
}
