// Presents entries for feeds: with absolute addresses and as plain text.
import { entryPath, eventCalendarPath } from "#contract/pages.ts";
import { htmlOf } from "#contract/blocks/registry.ts";
import { textInLines } from "#contract/plain-text.ts";
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
  return { url: publicUrl + path, title, text: textOf(row), published, updated };
}

/** An event of the calendar; null for an entry that is not in the list of events, or has no date. */
export function presentEvent(row: EntryRow, publicUrl: string): CalendarEvent | null {
  const path = entryPath(row);
  if (path === null || row.date === null || eventCalendarPath(row) === null) return null;
  return {
    uid: `${row.id}@${new URL(publicUrl).hostname}`,
    url: publicUrl + path,
    title: row.title,
    text: textOf(row),
    start: row.dateHasTime ? row.date : (presentedDate(row.date, false) ?? ""),
    updated: row.updated,
    version: row.version,
  };
}

/** The plain text with a line for each block, cut at the end of a word. */
function textOf({ blocks }: EntryRow): string {
  const text = textInLines(htmlOf(blocks).join("\n"));
  if (text.length <= TEXT_LENGTH) return text;
  return `${text.slice(0, TEXT_LENGTH).replace(/\s+\S*$/u, "")} …`;
}
