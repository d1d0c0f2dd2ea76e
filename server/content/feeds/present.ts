import { type ContentLanguage, inLanguage } from "#contract/values/content-language.ts";
import { formatMoment, formatWeekday } from "#contract/values/dates.ts";
import { exactSpan } from "#contract/values/event-span.ts";
import type { EventStatus } from "#contract/values/event-status.ts";
import { entryPath, plainPath, eventCalendarPath } from "#contract/values/pages.ts";
import { textInLines } from "#contract/values/plain-text.ts";
import { truncate } from "#contract/values/truncate.ts";
import { wordsOf } from "../events/words.ts";
import { sentence } from "../../kernel/sentences.ts";
import { htmlIn, titleIn } from "../entries/in-english.ts";
import { presentedDate } from "../events/presented-date.ts";
import type { EntryRow } from "../entries/store.ts";
import type { CalendarEvent } from "./calendar.ts";
import type { RssItem } from "./rss.ts";

/** Feeds shorten the text of an entry to about this many characters. Feed readers link to the page. */
const TEXT_LENGTH = 2_000;

/** @returns null for an entry without a page, and for a draft */
export function presentNews(row: EntryRow, publicUrl: string, content: ContentLanguage = "de"): RssItem | null {
  const path = entryPath(row);
  if (path === null || row.publishDate === null) return null;
  const { publishDate: published, updated, byline } = row;
  const { title } = titleIn(row, content);
  const text = [row.event && factsOf(row, content), textOf(row, content)].filter(Boolean).join("\n");
  const guid = publicUrl + inLanguage(plainPath(row) ?? path, content);
  return { url: publicUrl + inLanguage(path, content), guid, title, byline, text, published, updated };
}

/** @returns null for an entry that is not in the list of events, or has no date */
export function presentEvent(row: EntryRow, publicUrl: string, content: ContentLanguage = "de"): CalendarEvent | null {
  const path = entryPath(row);
  if (path === null || row.date === null || eventCalendarPath(row) === null) return null;
  const { status = "scheduled", place = "", price = "", rrule = "", exdates = [] } = row.event ?? {};
  const said = [markOf(status, content), german(price, content), textOf(row, content)].filter(Boolean);
  return {
    uid: `${row.id}@${new URL(publicUrl).hostname}`,
    url: publicUrl + inLanguage(path, content),
    title: titleIn(row, content).title,
    text: said.join("\n"),
    ...calendarSpan(row.date, row),
    rrule,
    exdates,
    status,
    ...(place !== "" && { place }),
    language: content,
    updated: row.updated,
    version: row.version,
  };
}

type Span = Pick<CalendarEvent, "start" | "end">;

function calendarSpan(date: Date, { dateHasTime, event }: Pick<EntryRow, "dateHasTime" | "event">): Span {
  const { start, end } = exactSpan(presentedDate(date, dateHasTime) ?? "", event?.end ?? null);
  const written = (value: string): string | Date => (value.includes("T") ? new Date(value) : value);
  return { start: written(start), end: end && written(end) };
}

const german = (text: string, content: ContentLanguage): string =>
  content === "de" || !/\p{L}/u.test(text) ? text : `${text} ${sentence("en", "pages:inGerman")}`;

const markOf = (status: EventStatus, content: ContentLanguage): string =>
  status === "scheduled" ? "" : sentence(content, `events:status.${status}`);

function factsOf({ date, dateHasTime, event }: EntryRow, content: ContentLanguage): string {
  const day = presentedDate(date, dateHasTime);
  if (day === null) return "";
  const when = `${formatWeekday(day, content)}, ${formatMoment(day)}`;
  const again = wordsOf(event?.rrule ?? "", day)?.[content] ?? "";
  return [when, again, german(event?.place ?? "", content), markOf(event?.status ?? "scheduled", content)]
    .filter(Boolean)
    .join(" · ");
}

function textOf({ blocks }: EntryRow, content: ContentLanguage): string {
  const text = textInLines(htmlIn(blocks, content).join("\n"));
  if (text.length <= TEXT_LENGTH) return text;
  return `${truncate(text, TEXT_LENGTH).replace(/\s+\S*$/u, "")} …`;
}
