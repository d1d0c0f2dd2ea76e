import type { ContentLanguage } from "#contract/values/content-language.ts";
import type { EventStatus } from "#contract/values/event-status.ts";
import { HOUR_MS, SITE_ZONE } from "#contract/values/time.ts";
import { ruleFor } from "../events/occurrences.ts";

export type CalendarEvent = {
  uid: string;
  url: string;
  title: string;
  text: string;
  start: string | Date;
  /** The exclusive end, a day or moment like `start`; null if unknown. */
  end?: string | Date | null;
  rrule?: string;
  /** Days of the rule that are left out, YYYY-MM-DD. */
  exdates?: readonly string[];
  /** Further dates, days or moments like `start`. */
  rdates?: readonly (string | Date)[];
  changed?: readonly ChangedDate[];
  status?: EventStatus;
  place?: string;
  /** Language of title and text; German by default. */
  language?: ContentLanguage;
  updated: Date;
  version: number;
};

/** A date of the series with details of its own. `unchanged`: when it would begin. */
export type ChangedDate = Pick<CalendarEvent, "url" | "text" | "start" | "end" | "status" | "place"> & {
  unchanged: string | Date;
};

export type CalendarInfo = {
  name: string;
  host: string;
  /** The default place of events; '' if not configured. */
  place: string;
};

/** Refresh interval for subscribers. REFRESH-INTERVAL is RFC 7986; older clients read X-PUBLISHED-TTL. */
const REFRESH = "PT6H";
const LINE_OCTETS = 75;

/** The EU rule for summer time since 1996. Its start is earlier here, so that the zone covers older dates. */
const timeZone = [
  "BEGIN:VTIMEZONE",
  `TZID:${SITE_ZONE}`,
  "BEGIN:DAYLIGHT",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "DTSTART:19700329T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "DTSTART:19701025T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
];

export function makeCalendar({ name, host, place }: CalendarInfo, events: readonly CalendarEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//Veranstaltungen//DE`,
    "CALSCALE:GREGORIAN",
    `NAME:${escapeText(name)}`,
    // Clients that do not know NAME (RFC 7986) read X-WR-CALNAME.
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${SITE_ZONE}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...timeZone,
    ...events.flatMap((event) => [
      ...eventLines(event, timeLines(event), place),
      ...(event.changed ?? []).flatMap((date) => changedLines(event, date, place)),
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** A single date is an event with the same UID, which RECURRENCE-ID tells apart (RFC 5545 3.8.4.4). */
function changedLines(event: CalendarEvent, { unchanged, ...date }: ChangedDate, usualPlace: string): string[] {
  const { start, end = null } = date;
  const lines = [timeLine("RECURRENCE-ID", unchanged, true), timeLine("DTSTART", start, false)];
  if (end !== null && !isSame(start, end)) lines.push(timeLine("DTEND", end, false));
  const { place: _place, ...series } = event;
  return eventLines({ ...series, ...date }, lines, usualPlace);
}

function eventLines(event: CalendarEvent, times: readonly string[], usualPlace: string): string[] {
  const { uid, url, title, text, updated, version, status = "scheduled", place = usualPlace, language } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(uid)}`,
    // Without METHOD, DTSTAMP is the last change of the event, not of the file (RFC 5545 3.8.7.2).
    `DTSTAMP:${utc(updated)}`,
    `LAST-MODIFIED:${utc(updated)}`,
    `SEQUENCE:${version - 1}`,
    ...times,
    ...(statusLines[status] ?? []),
    `SUMMARY:${escapeText(title)}`,
    ...(place === "" ? [] : [`LOCATION${language === "en" ? ";LANGUAGE=de" : ""}:${escapeText(place)}`]),
    ...(text === "" ? [] : [`DESCRIPTION:${escapeText(text)}`]),
    `URL:${url}`,
    "END:VEVENT",
  ];
}

/** RFC 5545 has no status for sold-out events. A postponed event is TENTATIVE. */
const statusLines: Partial<Record<EventStatus, string[]>> = {
  cancelled: ["STATUS:CANCELLED"],
  postponed: ["STATUS:TENTATIVE"],
};

/** A DATE without DTEND lasts one day (RFC 5545 3.6.1). */
function timeLines({ start, end = null, rrule = "", exdates = [], rdates = [] }: CalendarEvent): string[] {
  const comesAgain = rrule !== "" || rdates.length > 0;
  const endLines = end === null || isSame(start, end) ? [] : [timeLine("DTEND", end, comesAgain)];
  if (!comesAgain) return [timeLine("DTSTART", start, false), ...endLines];
  // Without a rule, ical.js (Thunderbird) leaves out a beginning that is not listed. RFC 5545 ignores duplicates.
  const listed = rrule === "" ? [start, ...rdates] : rdates;
  return [
    timeLine("DTSTART", start, true),
    ...endLines,
    ...(rrule === "" ? [] : [`RRULE:${ruleFor(rrule, typeof start !== "string")}`]),
    ...listed.map((date) => timeLine("RDATE", date, true)),
    ...exdates.map((day) => leftOutLine(day, start)),
  ];
}

const isSame = (start: string | Date, end: string | Date): boolean => String(start) === String(end);

function leftOutLine(day: string, start: string | Date): string {
  const stamp = day.replaceAll("-", "");
  if (typeof start === "string") return `EXDATE;VALUE=DATE:${stamp}`;
  return `EXDATE;TZID=${SITE_ZONE}:${stamp}${local(start).slice(8)}`;
}

/** @param isLocal true for recurring events, because their rule follows local time */
function timeLine(
  name: "DTSTART" | "DTEND" | "RDATE" | "RECURRENCE-ID",
  start: string | Date,
  isLocal: boolean,
): string {
  if (typeof start === "string") return `${name};VALUE=DATE:${start.replaceAll("-", "")}`;
  // In autumn, a local time occurs twice. RFC 5545 3.3.5 means the first, but ical.js reads the second. UTC is
  // unambiguous.
  return comesTwice(start) && !isLocal ? `${name}:${utc(start)}` : `${name};TZID=${SITE_ZONE}:${local(start)}`;
}

function comesTwice(moment: Date): boolean {
  return [HOUR_MS, -HOUR_MS].some((away) => local(moment) === local(new Date(moment.getTime() + away)));
}

function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/gu, "")}Z`;
}

const localFormat = new Intl.DateTimeFormat("en-GB", {
  timeZone: SITE_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

function local(moment: Date): string {
  const parts = new Map(localFormat.formatToParts(moment).map(({ type, value }) => [type, value]));
  const digits = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? "";
  const year = digits("year").padStart(4, "0");
  return `${year}${digits("month")}${digits("day")}T${digits("hour")}${digits("minute")}${digits("second")}`;
}

/** Also escapes line breaks, because a calendar program would read a new line as a new property. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/gu, "\n")
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/gu, "")
    .replace(/[\\;,]/gu, "\\$&")
    .replaceAll("\n", "\\n");
}

/** Splits the text into lines of at most 75 octets (RFC 5545). Continuation lines begin with a blank. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}
