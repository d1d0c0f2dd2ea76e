import { type ContentLanguage, inLanguage } from "#contract/values/content-language.ts";
import { momentOf } from "#contract/values/clock-of-place.ts";
import { formatDay, formatMoment, formatWeekday } from "#contract/values/dates.ts";
import { exactSpan } from "#contract/values/event-span.ts";
import { type EventStatus, isSeries } from "#contract/values/event-status.ts";
import { entryPath, plainPath, eventCalendarPath } from "#contract/values/pages.ts";
import { textInLines } from "#contract/values/plain-text.ts";
import { truncate } from "#contract/values/truncate.ts";
import { dayIn, dayOf } from "../events/clock-of-place.ts";
import { seriesWords } from "../events/series-words.ts";
import { changedBeginning, unchangedBeginning } from "../events/single-dates.ts";
import { atOccurrence } from "../events/span.ts";
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
  const { rrule = "" } = row.event ?? {};
  const url = publicUrl + inLanguage(path, content);
  const text = textOf(row, content);
  const dated = { ...row, date: row.date };
  const span = calendarSpan(row.date, row);
  const isDay = typeof span.start === "string";
  return {
    uid: `${row.id}@${new URL(publicUrl).hostname}`,
    url,
    title: titleIn(row, content).title,
    ...detailsOf(row, text, content),
    ...span,
    rrule,
    ...listedDates(dated, isDay),
    changed: changedDates(dated).map(({ unchanged, begins }) => {
      const there = atOccurrence(row, begins);
      return {
        unchanged: calendarDate(unchanged, row, isDay),
        url: `${url}?tag=${dayOf(begins, row.dateHasTime)}`,
        ...detailsOf(there, text, content),
        ...calendarSpan(begins, there),
      };
    }),
    language: content,
    updated: row.updated,
    version: row.version,
  };
}

function detailsOf({ event, insteadOf = null }: EntryRow, text: string, content: ContentLanguage) {
  const { status = "scheduled", place = "", price = "" } = event ?? {};
  const former = insteadOf === null ? "" : sentence(content, "events:insteadOf", { day: formatDay(insteadOf) });
  const mark = [markOf(status, content), former].filter(Boolean).join(" ");
  return {
    text: [mark, german(price, content), text].filter(Boolean).join("\n"),
    // A date that has moved takes place, so calendars must not show it as tentative.
    status: insteadOf !== null && status === "postponed" ? ("scheduled" as const) : status,
    ...(place !== "" && { place }),
  };
}

type DatedRow = EntryRow & { date: Date };

/** @param isDay true if the series begins with a day in the calendar; its dates must be of the same kind */
function calendarDate(begins: Date, { dateHasTime }: Pick<EntryRow, "dateHasTime">, isDay: boolean): string | Date {
  const day = dayOf(begins, dateHasTime);
  if (isDay) return day;
  return dateHasTime ? begins : momentOf(new Date(`${day}T00:00:00Z`));
}

/** The days left out of the list are missing from it, so that only those of the rule are exceptions. */
function listedDates(row: DatedRow, isDay: boolean): Pick<CalendarEvent, "rdates" | "exdates"> {
  const { exdates = [], rdates = [] } = row.event ?? {};
  const listed = new Set(rdates.map(dayIn));
  const series = { ...row, rdates };
  return {
    rdates: [...listed]
      .filter((day) => !exdates.includes(day))
      .map((day) => calendarDate(unchangedBeginning(series, day), row, isDay)),
    exdates: exdates.filter((day) => !listed.has(day)),
  };
}

function changedDates(row: DatedRow): { unchanged: Date; begins: Date }[] {
  const { event } = row;
  if (event === null || !isSeries(event)) return [];
  const series = { ...row, rdates: event.rdates };
  return event.changes
    .filter(({ day }) => !event.exdates.includes(day))
    .map((change) => ({ unchanged: unchangedBeginning(series, change.day), begins: changedBeginning(series, change) }));
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
  const again = seriesWords({ date, dateHasTime, event }, "")?.[content] ?? "";
  return [when, again, german(event?.place ?? "", content), markOf(event?.status ?? "scheduled", content)]
    .filter(Boolean)
    .join(" · ");
}

function textOf({ blocks }: EntryRow, content: ContentLanguage): string {
  const text = textInLines(htmlIn(blocks, content).join("\n"));
  if (text.length <= TEXT_LENGTH) return text;
  return `${truncate(text, TEXT_LENGTH).replace(/\s+\S*$/u, "")} …`;
}
