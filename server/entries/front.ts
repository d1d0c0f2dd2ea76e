// What the home page shows below its picture: the next events, the latest news, and the places; and the places alone.
import type { EventStatus } from "#contract/event-status.ts";
import { picturesOf } from "#contract/blocks/registry.ts";
import type { Picture } from "#contract/files.ts";
import {
  entryPath,
  experiencePages,
  type FixedPageName,
  fixedPages,
  fixedPageTag,
  type ListTag,
} from "#contract/pages.ts";
import type { Queryable } from "#db/open.ts";
import type { Services } from "../context.ts";
import { listEventsToCome } from "./agenda.ts";
import { type Card, presentCard } from "./cards.ts";
import { choosePictures, picturesById } from "./pictures.ts";
import { presentedDate, usedFileIds } from "./rules.ts";
import { type EntryRow, findEntriesByTags, listEntries } from "./store.ts";

const EVENTS_SHOWN = 3;
const NEWS_SHOWN = 3;
const NEWS: ListTag = "Aktuelles";

export type EventLine = {
  id: string;
  title: string;
  path: string;
  date: string;
  end: string | null;
  status: EventStatus;
};
export type Place = { name: FixedPageName; title: string; path: string; picture: Picture | null };
export type Front = { events: EventLine[]; news: Card[]; places: Place[] };

type Deps = Pick<Services, "database" | "now">;

/** The same for every viewer: what is public now. Four queries, each with a limit. */
export async function readFront({ database: { db }, now }: Deps): Promise<Front> {
  const at = now();
  const newest = {
    tags: [NEWS],
    sort: "-publish_date" as const,
    limit: NEWS_SHOWN,
    skip: 0,
    withoutFixedPages: true,
    now: at,
  };
  const [pages, events, news] = await Promise.all([
    findPages(db, ["Willkommen", ...experiencePages], at),
    listEventsToCome(db, at, EVENTS_SHOWN),
    listEntries(db, newest, { publicAt: at }),
  ]);
  const choose = choosePictures(picturesOn(pages.get("Willkommen")));
  const chosenNews = news.map((row) => ({ row, picture: choose(row) }));
  const chosenPlaces = choosePlaces(pages, choose);
  const pictures = await picturesById(
    db,
    [...chosenNews, ...chosenPlaces].flatMap(({ picture }) => picture ?? []),
  );
  return {
    events: events.map(presentEventLine),
    news: chosenNews.map(({ row, picture }) => presentCard(row, pictures[picture ?? ""] ?? null, at, NEWS)),
    places: chosenPlaces.map((place) => presentPlace(place, pictures)),
  };
}

/** The places for a page that shows them all: with pictures that the page itself does not show. */
export async function readPlaces({ database: { db }, now }: Deps, on: FixedPageName): Promise<Place[]> {
  const pages = await findPages(db, [...new Set([on, ...experiencePages])], now());
  const places = choosePlaces(pages, choosePictures(picturesOn(pages.get(on))));
  // The tile of the page itself has no picture.
  const shown = places.map((place) => (place.name === on ? { ...place, picture: null } : place));
  const pictures = await picturesById(
    db,
    shown.flatMap(({ picture }) => picture ?? []),
  );
  return shown.map((place) => presentPlace(place, pictures));
}

async function findPages(db: Queryable, names: FixedPageName[], publicAt: Date): Promise<Map<FixedPageName, EntryRow>> {
  const rows = await findEntriesByTags(db, names.map(fixedPageTag), { publicAt });
  return new Map(
    names.flatMap((name) => {
      const row = rows.find(({ tags }) => tags.includes(fixedPageTag(name)));
      return row ? [[name, row] as const] : [];
    }),
  );
}

function picturesOn(row: EntryRow | undefined): string[] {
  return row ? [...usedFileIds(row), ...picturesOf(row.blocks)] : [];
}

type ChosenPlace = { name: FixedPageName; title: string; picture: string | null };

function choosePlaces(
  pages: ReadonlyMap<FixedPageName, EntryRow>,
  choose: ReturnType<typeof choosePictures>,
): ChosenPlace[] {
  return experiencePages.flatMap((name) => {
    const row = pages.get(name);
    return row ? [{ name, title: row.title, picture: choose(row) }] : [];
  });
}

function presentPlace({ name, title, picture }: ChosenPlace, pictures: Record<string, Picture>): Place {
  return { name, title, path: fixedPages[name], picture: pictures[picture ?? ""] ?? null };
}

export function presentEventLine(row: EntryRow): EventLine {
  return {
    id: row.id,
    title: row.title,
    path: entryPath(row) ?? "/",
    date: presentedDate(row.date, row.dateHasTime) ?? "",
    end: row.event?.end ?? null,
    status: row.event?.status ?? "scheduled",
  };
}
