import { blocksOf, leadPictureId } from "#contract/blocks/pictures.ts";
import type { Block } from "#contract/blocks/schema.ts";
import type { ContentLanguage } from "#contract/values/content-language.ts";
import type { Services } from "../../kernel/context.ts";
import { listEventsToCome } from "./agenda.ts";
import { type Card, presentCard } from "./cards.ts";
import { type EventLine, presentEventLine } from "./front.ts";
import { picturesById } from "./pictures.ts";
import { listEntries } from "./store.ts";

const NEWS = "Aktuelles";

export type Listed = { events: EventLine[]; news: Card[] };
export type Wanted = { events: number; news: number };

/** @returns the largest number of events, and of news, that any single block lists */
export function wantedBy(blocks: readonly Block[]): Wanted {
  const most = (of: { count: number }[]): number => Math.max(0, ...of.map(({ count }) => count));
  return { events: most(blocksOf(blocks, "comingEvents")), news: most(blocksOf(blocks, "latestNews")) };
}

export async function readListed(
  { database: { db }, now }: Pick<Services, "database" | "now">,
  wanted: Wanted,
  content: ContentLanguage = "de",
): Promise<Listed> {
  const at = now();
  const filter = { tags: [NEWS], sort: "-publishDate" as const, skip: 0, withoutFixedPages: true, now: at };
  const [events, rows] = await Promise.all([
    wanted.events > 0 ? listEventsToCome(db, at, wanted.events, content) : [],
    wanted.news > 0
      ? listEntries(db, { ...filter, limit: wanted.news }, { publicAt: at, inEnglish: content === "en" })
      : [],
  ]);
  const pictures = await picturesById(
    db,
    rows.flatMap((row) => leadPictureId(row) ?? []),
  );
  return {
    events: events.map((row) => presentEventLine(row, content)),
    news: rows.map((row) =>
      presentCard(row, pictures[leadPictureId(row) ?? ""] ?? null, { now: at, list: NEWS, content }),
    ),
  };
}
