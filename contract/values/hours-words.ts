import { DAY_MS } from "./time.ts";
import { localDay } from "./clock-of-place.ts";
import { formatDay, formatTime } from "./dates.ts";
import { type Hours, type Opening, openingsByPlace, type Words } from "./opening-places.ts";
import { weekdays, type Weekday } from "./weekdays.ts";

export type Say = (
  key: "hours.daily" | "hours.days" | "hours.times" | "hours.and" | "hours.from" | "hours.to" | "today.clock",
  values: Record<string, string>,
) => string;

/**
 * German shortens '18:00' to '18'. English does not.
 * @param given a moment, or 'HH:MM'
 */
export function clockWords(given: string, language: string): string {
  const time = given.includes("T") ? (formatTime(given) ?? "") : given;
  return language === "de" ? time.replace(/^0(?=\d)/u, "").replace(/:00$/u, "") : time;
}

/** The words for the end of an opening. An end at midnight belongs to the day before: '24' or 'midnight'. */
export function endWords(given: string, language: string): string {
  const words = clockWords(given, language);
  if (!["0", "24", "00:00", "24:00"].includes(words)) return words;
  return language === "de" ? "24" : "midnight";
}

const MONDAY = Date.UTC(2024, 0, 1);

export function dayName(day: Weekday, language: string): string {
  const names = new Intl.DateTimeFormat(language, { timeZone: "UTC", weekday: "long" });
  return names.format(MONDAY + weekdays.indexOf(day) * DAY_MS);
}

function daysInWords(days: readonly Weekday[], t: Say, language: string): string {
  if (days.length === weekdays.length) return t("hours.daily", {});
  const runs: Weekday[][] = [];
  for (const day of weekdays.filter((one) => days.includes(one))) {
    const last = runs.at(-1);
    const isNext = last && weekdays.indexOf(last.at(-1) ?? day) + 1 === weekdays.indexOf(day);
    if (isNext) last.push(day);
    else runs.push([day]);
  }
  return runs
    .flatMap((run) => {
      const names = run.map((day) => dayName(day, language));
      return run.length > 2 ? [t("hours.days", { first: names[0] ?? "", last: names.at(-1) ?? "" })] : names;
    })
    .join(", ");
}

/** A text that editors wrote. `isEnglish` is true if `text` is the English text. */
export type Said = { text: string; isEnglish: boolean };

export function saidIn({ text, en }: Words, language: string): Said {
  const isEnglish = language === "en" && Boolean(en);
  return { text: (isEnglish && en) || text, isEnglish };
}

export type PlaceHours = { place: Said; rows: { days: string; times: string }[] };

export function hoursByPlace(hours: readonly Hours[], t: Say, language: string): PlaceHours[] {
  return openingsByPlace({ openingHours: hours, closed: [] }).map(({ name, opening }) => ({
    place: saidIn(name, language),
    rows: hourRows(opening.openingHours, t, language),
  }));
}

/** Days with the same hours share a row. A row contains all openings of its days. */
function hourRows(hours: readonly Hours[], t: Say, language: string): PlaceHours["rows"] {
  const timesOf = ({ from, to, text, en }: Hours): string =>
    text === ""
      ? t("hours.times", { from: clockWords(from, language), to: endWords(to, language) })
      : saidIn({ text, en: en?.text ?? null }, language).text;
  const byDay = new Map<Weekday, string>();
  for (const day of weekdays) {
    const times = hours
      .filter(({ days }) => days.includes(day))
      .toSorted((one, other) => (one.from < other.from ? -1 : 1))
      .map(timesOf);
    if (times.length > 0) byDay.set(day, times.join(t("hours.and", {})));
  }
  const groups = new Map<string, Weekday[]>();
  for (const [day, times] of byDay) groups.set(times, [...(groups.get(times) ?? []), day]);
  return [...groups].map(([times, days]) => ({ days: daysInWords(days, t, language), times }));
}

type Edge = { day: string; time: string | null };

/** A moment at midnight becomes the start or the end of a whole day. */
function edgeOf(value: string, isEnd: boolean): Edge {
  if (!value.includes("T")) return { day: value, time: null };
  const isMidnight = formatTime(value) === "00:00";
  const within = isMidnight && isEnd ? new Date(Date.parse(value) - 1).toISOString() : value;
  return { day: localDay(new Date(within)), time: isMidnight ? null : formatTime(value) };
}

/** '27/11/2026', '27/11/2026, 10–12 Uhr', '27/11/2026, 10 Uhr – 29/11/2026' */
function spanWords(from: Edge, to: Edge, t: Say, language: string): string {
  const [first, last] = [formatDay(from.day), formatDay(to.day)];
  const clock = (time: string): string => clockWords(time, language);
  if (from.day !== to.day)
    return [from, to]
      .map(({ day, time }) => formatDay(day) + (time === null ? "" : `, ${t("today.clock", { time: clock(time) })}`))
      .join(" – ");
  if (from.time !== null && to.time !== null)
    return `${first}, ${t("hours.times", { from: clock(from.time), to: clock(to.time) })}`;
  if (from.time !== null) return `${first}, ${t("hours.from", { time: clock(from.time) })}`;
  return to.time === null ? last : `${last}, ${t("hours.to", { time: clock(to.time) })}`;
}

export type ClosureWords = { place: Said; when: string } & Said;

/** The closures that have not ended before `today`, in order. `place.text` is '' if all places are closed. */
export function closureWords(site: Opening, today: string, t: Say, language: string): ClosureWords[] {
  const names = new Map(openingsByPlace(site).map(({ name }) => [name.text, name]));
  return site.closed
    .map(({ name, from, to, text, en }) => {
      const [first, last] = [edgeOf(from, false), edgeOf(to, true)];
      const place = saidIn(names.get(name) ?? { text: name, en: null }, language);
      const said = saidIn({ text, en: en?.text ?? null }, language);
      return { first, last, place, when: spanWords(first, last, t, language), ...said };
    })
    .filter(({ last }) => last.day >= today)
    .toSorted(({ first: one }, { first: other }) => (inOrder(one) < inOrder(other) ? -1 : 1));
}

const inOrder = ({ day, time }: Edge): string => `${day} ${time ?? ""}`;
