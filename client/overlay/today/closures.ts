// The closures of the settings, changed for today: closed until midnight, and open again.
import { localDay } from "#contract/clock-of-place.ts";
import type { Config } from "#contract/config.ts";
import { limits } from "#contract/limits.ts";
import { endOf, startOf } from "#contract/opening-hours.ts";

export type Closures = Config["site"]["closed"];
type Closure = Closures[number];

const isNow = ({ from, to }: Pick<Closure, "from" | "to">, now: Date): boolean =>
  startOf(from) <= now.getTime() && now.getTime() < endOf(to);

export const closedNow = (closed: Closures, now: Date): boolean => closed.some((closure) => isNow(closure, now));

/** Closed for the rest of today; what is long over makes room. */
export function withClosure(closed: Closures, words: Pick<Closure, "text" | "en">, now: Date): Closures {
  const today = localDay(now);
  const kept = closed
    .filter(({ to }) => closed.length < limits.closures || endOf(to) > now.getTime())
    .slice(1 - limits.closures);
  return [...kept, { from: today, to: today, ...words }];
}

/** What closes now ends: one that began before today keeps its past days. */
export function openAgain(closed: Closures, now: Date): Closures {
  return closed.flatMap((closure) => {
    if (!isNow(closure, now)) return [closure];
    const began = startOf(closure.from) < startOf(localDay(now));
    return began ? [{ ...closure, to: now.toISOString() }] : [];
  });
}
