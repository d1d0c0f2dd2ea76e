// Presents entries for feeds: with absolute addresses and as plain text.
import { formatMoment, formatWeekday } from "#contract/dates.ts";
import type { EventStatus } from "#contract/event-status.ts";
import { entryPath, eventCalendarPath } from "#contract/pages.ts";
import { htmlOf } from "#contract/blocks/registry.ts";
import { textInLines } from "#contract/plain-text.ts";
import { dayAfter, dayOf, momentOf } from "../events/clock-of-place.ts";
import { wordsOf } from "../events/words.ts";
import { sentence } from "../sentences.ts";
import { presentedDate } from "../entries/rules.ts";
import type { EntryRow } from "../entries/store.ts";
import type { CalendarEvent } from "./calendar.ts";
import type { RssItem } from "./rss.ts";

/** Readers show the beginning and link to the rest; an entry itself can have 20 MB. */
const TEXT_LENGTH = 2_000;

/** An item of the news; null for an entry without an address, and for drafts, which have no date. */
export function presentNews(row: EntryRow, publicUrl: string): RssItem | null {
  const path = entryPath(row);
  if (path === null || row.publishDate === null) return null;
  const { title, publishDate: published, updated } = row;
  const text = [row.event && factsOf(row), textOf(row)].filter(Boolean).join("\n");
  return { url: publicUrl + path, title, text, published, updated };
}

/** An event of the calendar; null for an entry that is not in the list of events, or has no date. */
export function presentEvent(row: EntryRow, publicUrl: string): CalendarEvent | null {
  const path = entryPath(row);
  if (path === null || row.date === null || eventCalendarPath(row) === null) return null;
  const { status = "scheduled", place = "", price = "", rrule = "", exdates = [] } = row.event ?? {};
  const said = [markOf(status), price, textOf(row)].filter(Boolean);
  return {
    uid: `${row.id}@${new URL(publicUrl).hostname}`,
    url: publicUrl + path,
    title: row.title,
    text: said.join("\n"),
    ...calendarSpan(row.date, row),
    rrule,
    exdates,
    status,
    ...(place !== "" && { place }),
    updated: row.updated,
    version: row.version,
  };
}

type Span = Pick<CalendarEvent, "start" | "end">;

/** Beginning and end of the same kind, the end exclusive; where only one of them has a time, both get one. */
function calendarSpan(date: Date, { dateHasTime, event }: Pick<EntryRow, "dateHasTime" | "event">): Span {
  const end = event?.end ?? null;
  const midnightOf = (day: string): Date => momentOf(new Date(`${day}T00:00:00Z`));
  const day = dayOf(date, dateHasTime);
  if (!dateHasTime && !end?.includes("T")) return { start: day, end: end && end !== day ? dayAfter(end, 1) : null };
  const start = dateHasTime ? date : midnightOf(day);
  if (end === null) return { start };
  return { start, end: end.includes("T") ? new Date(end) : midnightOf(dayAfter(end, 1)) };
}

const markOf = (status: EventStatus): string =>
  status === "scheduled" ? "" : sentence("de", `events:status.${status}`);

/** When and where, and what has become of it: 'Samstag, 05/12/2026 19:00 · Presshaus · abgesagt'. */
function factsOf({ date, dateHasTime, event }: EntryRow): string {
  const day = presentedDate(date, dateHasTime);
  if (day === null) return "";
  const when = `${formatWeekday(day, "de")}, ${formatMoment(day)}`;
  const again = wordsOf(event?.rrule ?? "", day)?.de ?? "";
  return [when, again, event?.place, markOf(event?.status ?? "scheduled")].filter(Boolean).join(" · ");
}

/** The plain text with a line for each block, cut at the end of a word. */
function textOf({ blocks }: EntryRow): string {
  const text = textInLines(htmlOf(blocks).join("\n"));
  if (text.length <= TEXT_LENGTH) return text;
  return `${text.slice(0, TEXT_LENGTH).replace(/\s+\S*$/u, "")} …`;
}
