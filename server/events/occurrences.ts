// When an event comes: its days or moments, by the clock of the place, also where the clock changes.
import { RRuleTemporal } from "rrule-temporal";
import { SITE_ZONE } from "#contract/time.ts";

export type Recurring = {
  /** The beginning: a whole day is midnight UTC. */
  date: Date;
  dateHasTime: boolean;
  /** An RRULE that `readRule` knows, or '' for an event that comes once. */
  rrule: string;
  /** Days (YYYY-MM-DD) that are left out. */
  exdates: readonly string[];
};

/** A rule that names days which never come ends by this. */
const MOST_TRIED = 5_000;
/** More than any rule by days gives in the years that are kept. */
const MOST = 2_000;

/**
 * The beginnings up to a moment, the earliest first; at most 2,000.
 * @param until inclusive
 * @param dayOf the day (YYYY-MM-DD) of a beginning, by the clock of the place
 */
export function occurrencesOf(
  { date, dateHasTime, rrule, exdates }: Recurring,
  until: Date,
  dayOf: (beginning: Date) => string,
): Date[] {
  const leftOut = new Set(exdates);
  const all = rrule === "" ? [date] : expanded(date, dateHasTime ? SITE_ZONE : "UTC", rrule, until);
  return all.filter((beginning) => beginning <= until && !leftOut.has(dayOf(beginning)));
}

function expanded(date: Date, zone: string, rrule: string, until: Date): Date[] {
  const rule = new RRuleTemporal({
    rruleString: `DTSTART;TZID=${zone}:${localStamp(date, zone)}\nRRULE:${rrule}`,
    maxIterations: MOST_TRIED,
  });
  const found = rule.between(date, until, true).map(({ epochMilliseconds }) => new Date(Number(epochMilliseconds)));
  // RFC 5545: the beginning is the first of them, whether it fits the rule or not.
  return found[0]?.getTime() === date.getTime() ? found : [date, ...found].slice(0, MOST);
}

/** '20261122T190000' by the clock of the zone. */
function localStamp(date: Date, zone: string): string {
  const text = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" }).format(
    date,
  );
  return text.replaceAll(/[-:]/gu, "").replace(" ", "T");
}
