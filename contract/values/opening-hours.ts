// Today's opening state, from weekly hours and closures.
import { dayAfter, localDay, momentOf } from "./clock-of-place.ts";
import { type Hours, type Closure, type Opening, openingsByPlace, type Words } from "./opening-places.ts";
import { type Weekday, weekdays } from "./weekdays.ts";

/** The state of all places; `changes` is the next moment at which one of them changes. */
export type Today = { day: string; places: PlaceToday[]; changes: string };

export type PlaceToday = {
  name: Words;
  day: string;
  /** The end of the current opening; null while the place is closed. */
  openUntil: string | null;
  /** The next opening within the next two weeks; null if there is none, or while the place is open. */
  opens: { from: string; to: string } | null;
  /** The text that replaces the times of the current opening, or of the next one. */
  words: Words | null;
  /** The current closure, or a closure later today. */
  closure: { from: string; to: string; text: string; en: string | null } | null;
  wasOpen: boolean;
  changes: string;
};

const DAYS_AHEAD = 15;

type Span = { from: number; to: number };
/** An opening, or the part of it that a closure leaves. `began` is the start of the whole opening. */
type Spell = Span & { began: number; row: Hours };

export const weekdayOf = (day: string): Weekday => {
  const index = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return weekdays[index] ?? "Mo";
};

/** In milliseconds. '24:00' is the next midnight. */
function at(day: string, time: string): number {
  const [shownDay, shownTime] = time === "24:00" ? [dayAfter(day, 1), "00:00"] : [day, time];
  return momentOf(new Date(`${shownDay}T${shownTime}:00Z`)).getTime();
}

export const startOf = (value: string): number => (value.includes("T") ? Date.parse(value) : at(value, "00:00"));

export const endOf = (value: string): number => (value.includes("T") ? Date.parse(value) : at(value, "24:00"));

function spellsFrom(hours: readonly Hours[], first: string, days: number): Spell[] {
  const spells: Spell[] = [];
  for (let index = 0; index < days; index += 1) {
    const day = dayAfter(first, index);
    for (const row of hours) {
      if (!row.days.includes(weekdayOf(day))) continue;
      // If the row has no times, the place counts as open all day.
      const [from, to] = row.from === "" ? ["00:00", "24:00"] : [row.from, row.to];
      const start = at(day, from);
      const sameDay = at(day, to);
      const end = to > from ? sameDay : at(dayAfter(day, 1), to);
      if (start < end) spells.push({ from: start, to: end, began: start, row });
    }
  }
  return spells;
}

function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else result.push({ from: span.from, to: span.to });
  }
  return result;
}

/** A whole-day closure removes openings that begin on its days. An opening from the evening before stays. */
function without(spells: readonly Spell[], closed: readonly Pick<Closure, "from" | "to">[]): Spell[] {
  let rest = [...spells];
  for (const { from, to } of closed) {
    const [start, end] = [startOf(from), endOf(to)];
    const [isFromDay, isToDay] = [!from.includes("T"), !to.includes("T")];
    rest = rest.flatMap((spell) => {
      if (spell.to <= start || spell.from >= end || (isFromDay && spell.began < start)) return [spell];
      const before = { ...spell, to: Math.min(spell.to, start) };
      const after = { ...spell, from: Math.max(spell.from, end) };
      return (isToDay ? [before] : [before, after]).filter((part) => part.from < part.to);
    });
  }
  return rest;
}

export function isOpenSinceYesterday({ openingHours, closed }: Opening, now: Date): boolean {
  const today = localDay(now);
  const moment = now.getTime();
  return without(spellsFrom(openingHours, dayAfter(today, -1), 1), closed).some(
    ({ from, to }) => from <= moment && moment < to,
  );
}

const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

const wordsOf = (row: Hours | undefined): Words | null =>
  row?.text ? { text: row.text, en: row.en?.text || null } : null;

/** @returns null if there are neither opening hours nor coming closures */
export function todayAt(site: Opening, now: Date): Today | null {
  const places = openingsByPlace(site).flatMap(({ name, opening }) => placeAt(name, opening, now) ?? []);
  const changes = places.map((place) => place.changes).toSorted()[0];
  return changes === undefined ? null : { day: localDay(now), places, changes };
}

function placeAt(name: Words, { openingHours, closed }: Opening, now: Date): PlaceToday | null {
  const moment = now.getTime();
  const today = localDay(now);
  const [midnight, nextMidnight] = [at(today, "00:00"), at(today, "24:00")];
  const closures = closed
    .map((closure) => ({ ...closure, start: startOf(closure.from), end: endOf(closure.to) }))
    .filter(({ end }) => end > moment)
    .toSorted((one, other) => one.start - other.start);
  const told = closures.find(({ start }) => start < nextMidnight);
  if (openingHours.length === 0 && closures.length === 0) return null;
  const spells = without(spellsFrom(openingHours, dayAfter(today, -1), DAYS_AHEAD + 1), closed);
  const spans = joined(spells);
  const open = spans.find(({ from, to }) => from <= moment && moment < to);
  const next = open ? undefined : spans.find(({ from }) => from > moment);
  const start = open ? moment : next?.from;
  const row = spells.find(({ from, to }) => start !== undefined && from <= start && start < to)?.row;
  const boundaries = [
    nextMidnight,
    ...spans.flatMap(({ from, to }) => [from, to]),
    ...closures.flatMap(({ start, end }) => [start, end]),
  ];
  return {
    name,
    day: today,
    openUntil: open ? isoOf(open.to) : null,
    opens: next ? { from: isoOf(next.from), to: isoOf(next.to) } : null,
    words: wordsOf(row),
    closure: told ? { from: isoOf(told.start), to: isoOf(told.end), text: told.text, en: told.en?.text || null } : null,
    wasOpen: spans.some(({ from, to }) => from < moment && to <= moment && to > midnight),
    changes: isoOf(Math.min(...boundaries.filter((boundary) => boundary > moment))),
  };
}
