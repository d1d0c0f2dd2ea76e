import { type EventStatus, isSeries } from "#contract/values/event-status.ts";
import { leadPictureId, picturesOf } from "#contract/blocks/pictures.ts";
import type { Picture } from "#contract/schemas/files.ts";
import type { ContentLanguage } from "#contract/values/content-language.ts";
import { above, below, isFixedPage, isOwn } from "#contract/values/navigation.ts";
import { entryPath, fixedPageNameOf, fixedPageTag, type ListTag } from "#contract/values/pages.ts";
import type { Queryable } from "#db/open.ts";
import type { Services } from "../../kernel/context.ts";
import { listEventsToCome } from "./agenda.ts";
import { type Card, presentCard, previewOf } from "./cards.ts";
import { type ShownTitle, titleIn } from "./in-english.ts";
import { choosePictures, picturesById } from "./pictures.ts";
import { usedFileIds } from "./rules.ts";
import { presentedDate } from "../events/presented-date.ts";
import { readTree } from "../navigation/menus.ts";
import { type EntryRow, type EntryScope, findEntries, findEntriesByTags, listEntries } from "./store.ts";

const EVENTS_SHOWN = 3;
const NEWS_SHOWN = 3;
const NEWS: ListTag = "Aktuelles";
const HOUSE = "Erlebnis";

export type EventLine = ShownTitle & {
  id: string;
  path: string;
  date: string;
  end: string | null;
  status: EventStatus;
  insteadOf: string | null;
  comesAgain: boolean;
  place: string;
  price: string;
  preview: string;
};
/** `name` is the name of a fixed page, or the id of a page that users have added. */
export type Place = ShownTitle & { name: string; path: string; picture: Picture | null };
/** `house` is the parent page of `places`; null if guests cannot see it. */
export type Front = { events: EventLine[]; news: Card[]; house: Place | null; places: Place[] };

type Deps = Pick<Services, "database" | "now">;

/** Contains only public entries, so the result is the same for every viewer. */
export async function readFront({ database: { db }, now }: Deps, content: ContentLanguage = "de"): Promise<Front> {
  const inEnglish = content === "en";
  const at = now();
  const newest = {
    tags: [NEWS],
    sort: "-publishDate" as const,
    limit: NEWS_SHOWN,
    skip: 0,
    withoutFixedPages: true,
    now: at,
  };
  const tree = await readTree(db, at);
  const names = below(tree, HOUSE);
  const [pages, events, news] = await Promise.all([
    findPages(db, ["Willkommen", HOUSE, ...names], { publicAt: at, inEnglish }),
    listEventsToCome(db, at, EVENTS_SHOWN, content),
    listEntries(db, newest, { publicAt: at, inEnglish }),
  ]);
  const choose = choosePictures(picturesOn(pages.get("Willkommen")));
  const chosenNews = news.map((row) => ({ row, picture: choose(row) }));
  const [house] = choosePlaces(pages, [HOUSE], choose, content);
  const chosenPlaces = choosePlaces(pages, names, choose, content);
  const pictures = await picturesById(
    db,
    [...chosenNews, ...chosenPlaces, ...(house ? [house] : [])].flatMap(({ picture }) => picture ?? []),
  );
  return {
    events: events.map((row) => presentEventLine(row, content)),
    news: chosenNews.map(({ row, picture }) =>
      presentCard(row, pictures[picture ?? ""] ?? null, { now: at, list: NEWS, content }),
    ),
    house: house ? presentPlace(house, pictures) : null,
    places: chosenPlaces.map((place) => presentPlace(place, pictures)),
  };
}

/**
 * Returns the pages below the parent of this page. If this page has no parent, returns the pages below this page.
 * @param on the name of a fixed page, or the id of a page that users have added
 */
export async function readPlaces(
  { database: { db }, now }: Deps,
  on: string,
  content: ContentLanguage = "de",
): Promise<Place[]> {
  const tree = await readTree(db, now());
  const parent = above(tree, on);
  const beside = below(tree, parent ?? on);
  if (beside.length === 0) return [];
  // A parent page that users have added gets a tile too. A fixed parent page gets no tile.
  const names = parent !== null && isOwn(parent) ? [parent, ...beside] : beside;
  const pages = await findPages(db, [...new Set([on, ...names])], {
    publicAt: now(),
    inEnglish: content === "en",
  });
  const places = choosePlaces(pages, names, choosePictures(picturesOn(pages.get(on))), content);
  const here = pages.get(on);
  const shown = places.map((place) =>
    place.name === on ? { ...place, picture: here ? leadPictureId(here) : null } : place,
  );
  const pictures = await picturesById(
    db,
    shown.flatMap(({ picture }) => picture ?? []),
  );
  return shown.map((place) => presentPlace(place, pictures));
}

async function findPages(db: Queryable, names: readonly string[], scope: EntryScope): Promise<Map<string, EntryRow>> {
  const fixed = await findEntriesByTags(db, names.filter(isFixedPage).map(fixedPageTag), scope);
  const own = await findEntries(db, names.filter(isOwn), scope);
  return new Map([...fixed, ...own].map((row) => [fixedPageNameOf(row.tags) ?? row.id, row]));
}

function picturesOn(row: EntryRow | undefined): string[] {
  return row ? [...usedFileIds(row), ...picturesOf(row.blocks)] : [];
}

type ChosenPlace = Omit<Place, "picture"> & { picture: string | null };

function choosePlaces(
  pages: ReadonlyMap<string, EntryRow>,
  names: readonly string[],
  choose: ReturnType<typeof choosePictures>,
  content: ContentLanguage,
): ChosenPlace[] {
  return names.flatMap((name) => {
    const row = pages.get(name);
    const path = row && entryPath(row);
    return row && path ? [{ name, ...titleIn(row, content), path, picture: choose(row) }] : [];
  });
}

function presentPlace({ picture, ...place }: ChosenPlace, pictures: Record<string, Picture>): Place {
  return { ...place, picture: pictures[picture ?? ""] ?? null };
}

export function presentEventLine(row: EntryRow, content: ContentLanguage = "de"): EventLine {
  return {
    id: row.id,
    ...titleIn(row, content),
    path: entryPath(row) ?? "/",
    date: presentedDate(row.date, row.dateHasTime) ?? "",
    end: row.event?.end ?? null,
    status: row.event?.status ?? "scheduled",
    insteadOf: row.insteadOf ?? null,
    comesAgain: isSeries(row.event),
    place: row.event?.place ?? "",
    price: row.event?.price ?? "",
    preview: previewOf(row.blocks, content),
  };
}
