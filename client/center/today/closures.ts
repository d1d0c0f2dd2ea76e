import { localDay } from "#contract/values/clock-of-place.ts";
import type { SiteSettings } from "#contract/schemas/settings.ts";
import { limits } from "#contract/values/limits.ts";
import { endOf, isOpenSinceYesterday, startOf } from "#contract/values/opening-hours.ts";

type Site = Pick<SiteSettings["site"], "openingHours" | "closed">;
export type Closures = Site["closed"];
type Closure = Closures[number];

const isNow = ({ from, to }: Pick<Closure, "from" | "to">, now: Date): boolean =>
  startOf(from) <= now.getTime() && now.getTime() < endOf(to);

export const closedNow = (closed: Closures, now: Date): boolean => closed.some((closure) => isNow(closure, now));

/** @param places the names of all places; '' for a closure of all places */
export function areAllClosedNow(closed: Closures, places: readonly string[], now: Date): boolean {
  const names = closed.filter((closure) => isNow(closure, now)).map(({ name }) => name);
  return names.includes("") || places.every((place) => names.includes(place));
}

/**
 * Adds a closure for the rest of today. If the list is full, ended closures are removed, and then the first closures of
 * the list.
 */
export function withClosure(site: Site, own: Pick<Closure, "name" | "text" | "en">, now: Date): Closures {
  const { closed } = site;
  const today = localDay(now);
  const kept = closed
    .filter(({ to }) => closed.length < limits.closures || endOf(to) > now.getTime())
    .slice(1 - limits.closures);
  // A closure of the whole day would not affect opening hours that began yesterday. During such hours, the closure
  // therefore starts now.
  const openingHours = site.openingHours.filter(({ name }) => own.name === "" || name === own.name);
  const from = isOpenSinceYesterday({ openingHours, closed }, now) ? now.toISOString() : today;
  return [...kept, { from, to: today, ...own }];
}

/** Ends the current closures. A current closure that began today is removed. */
export function openAgain(closed: Closures, now: Date): Closures {
  return closed.flatMap((closure) => {
    if (!isNow(closure, now)) return [closure];
    const began = startOf(closure.from) < startOf(localDay(now));
    return began ? [{ ...closure, to: now.toISOString() }] : [];
  });
}
