import { blocksOf, picturesOf } from "#contract/blocks/pictures.ts";
import type { Picture } from "#contract/schemas/files.ts";
import { picturesInHtml } from "#contract/values/html.ts";
import { isInList } from "#contract/values/pages.ts";
import { filledBlocks, updateInputOf } from "./draft.ts";
import type { Draft } from "./draft-fields.ts";
import { isUndescribed } from "./undescribed.ts";
import { isUnwrittenText, isUnwrittenTitle } from "./unwritten.ts";

export const shortcomingKinds = ["title", "text", "links", "pictures", "date", "farDay"] as const;
export type ShortcomingKind = (typeof shortcomingKinds)[number];
export type Shortcoming = { kind: ShortcomingKind; count: number };

type Shown = {
  draft: Draft;
  files: Record<string, Picture>;
  /** The number of links and buttons whose target guests cannot open. */
  deadLinks?: number;
  /** False on a site that is only in German. There, pictures need no English description. */
  hasEnglish?: boolean;
  now?: Date;
};

/** If a date is further away than this, it is probably a typing error. */
const FAR_YEARS = 10;

export function shortcomingsOf({
  draft,
  files,
  deadLinks = 0,
  hasEnglish = draft.en !== null,
  now = new Date(),
}: Shown): Shortcoming[] {
  const counts: Record<ShortcomingKind, number> = {
    title: Number(isUnwrittenTitle(draft.title)),
    text: Number(lacksText(draft)),
    links: deadLinks,
    pictures: shownPictures(draft).filter((id) => files[id] && isUndescribed(files[id], hasEnglish)).length,
    date: Number(isInList(draft.tags, "Veranstaltungen") && draft.date === null),
    farDay: daysOf(draft).filter((day) => isFar(day, now)).length,
  };
  return shortcomingKinds.flatMap((kind) => (counts[kind] > 0 ? { kind, count: counts[kind] } : []));
}

function daysOf({ date, event }: Draft): string[] {
  const { end = null, rdates = [], changes = [] } = event ?? {};
  return [date, end, ...rdates, ...changes.map((change) => change.date)].filter((day) => day !== null);
}

function isFar(day: string, now: Date): boolean {
  return Math.abs(new Date(day).getUTCFullYear() - now.getUTCFullYear()) > FAR_YEARS;
}

function lacksText(draft: Draft): boolean {
  const texts = blocksOf(filledBlocks(draft), "text").filter(({ html }) => html !== "");
  return texts.length === 0 || texts.some(({ html }) => isUnwrittenText(html));
}

/** @returns the ids of the pictures that the entry shows, each once */
export function shownPictures(draft: Draft): string[] {
  const { mainPicture, blocks } = updateInputOf(draft);
  const inTexts = blocksOf(blocks, "text").flatMap(({ html }) => undescribedIn(html));
  return [...new Set([...(mainPicture === null ? [] : [mainPicture]), ...picturesOf(blocks), ...inTexts])];
}

/** The pictures in a text whose `alt` in this text is empty. */
function undescribedIn(html: string): string[] {
  const bare = html.match(/<img [^>]* alt="" \/>/gu) ?? [];
  return bare.flatMap((element) => picturesInHtml(element).map(({ id }) => id));
}
