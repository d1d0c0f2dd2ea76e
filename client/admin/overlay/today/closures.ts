// The closures of the settings, changed for today: closed until midnight, and open again.
import { localDay } from "#contract/values/clock-of-place.ts";
import type { Config } from "#contract/schemas/config.ts";
import { limits } from "#contract/values/limits.ts";
import { endOf, isOpenSinceYesterday, startOf } from "#contract/values/opening-hours.ts";

type Site = Pick<Config["site"], "openingHours" | "closed">;
export type Closures = Site["closed"];
type Closure = Closures[number];

const isNow = ({ from, to }: Pick<Closure, "from" | "to">, now: Date): boolean =>
  startOf(from) <= now.getTime() && now.getTime() < endOf(to);

export const closedNow = (closed: Closures, now: Date): boolean => closed.some((closure) => isNow(closure, now));

/** Closed for the rest of today; what is long over makes room. */
export function withClosure(site: Site, words: Pick<Closure, "text" | "en">, now: Date): Closures {
  const { closed } = site;
  const today = localDay(now);
  const kept = closed
    .filter(({ to }) => closed.length < limits.closures || endOf(to) > now.getTime())
    .slice(1 - limits.closures);
  // A whole day would leave open what is still open from last night.
  const from = isOpenSinceYesterday(site, now) ? now.toISOString() : today;
  return [...kept, { from, to: today, ...words }];
}

/** What closes now ends: one that began before today keeps its past days. */
export function openAgain(closed: Closures, now: Date): Closures {
  return closed.flatMap((closure) => {
    if (!isNow(closure, now)) return [closure];
    const began = startOf(closure.from) < startOf(localDay(now));
    return began ? [{ ...closure, to: now.toISOString() }] : [];
  });
}
