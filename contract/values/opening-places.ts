import type { Weekday } from "./weekdays.ts";

/** `name`: the place, '' on a site with one place. If `text` is set, it replaces the times, which may then be ''. */
export type Hours = {
  name: string;
  days: readonly Weekday[];
  from: string;
  to: string;
  text: string;
  en?: { name: string; text: string } | null | undefined;
};
/** `name` is the closed place; '' closes all places. */
export type Closure = {
  name: string;
  from: string;
  to: string;
  text: string;
  en?: { text: string } | null | undefined;
};
export type Opening = { openingHours: readonly Hours[]; closed: readonly Closure[] };

/** German and English; `en` is null if there is no English text. */
export type Words = { text: string; en: string | null };

export function openingsByPlace({ openingHours, closed }: Opening): { name: Words; opening: Opening }[] {
  const names = [...new Set([...openingHours, ...closed.filter(({ name }) => name !== "")].map(({ name }) => name))];
  return (names.length === 0 ? [""] : names).map((name) => {
    const rows = openingHours.filter((row) => row.name === name);
    const en = rows.find((row) => row.en?.name)?.en?.name ?? null;
    return {
      name: { text: name, en },
      opening: { openingHours: rows, closed: closed.filter((one) => one.name === "" || one.name === name) },
    };
  });
}

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export function withPlacesOf<Closing extends Pick<Closure, "name">>(
  closed: readonly Closing[],
  openingHours: readonly Pick<Hours, "name">[],
): Closing[] {
  return closed.map((closure) => ({
    ...closure,
    name: openingHours.find(({ name }) => sameName(name, closure.name))?.name ?? closure.name,
  }));
}
