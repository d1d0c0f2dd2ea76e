// When a backup is due, how it is called, and which ones are kept.
import { isBackupName, keptBackups } from "#contract/values/backups.ts";
import { dayAfter, localDay, momentOf } from "#contract/values/clock-of-place.ts";
import { DAY_MS, HOUR_MS } from "#contract/values/time.ts";

export const RETRY_MS = HOUR_MS;
export const TRIAL_EVERY_MS = 7 * DAY_MS;
/** A month of 31 days and a leap year are within it. */
const OLDEST_MS = 366 * DAY_MS;

/** The latest moment that is not after `now`, at this minute of the day in the zone of the site. */
export function latestSlot(now: Date, minuteOfDay: number): Date {
  const today = localDay(now);
  const slotOn = (day: string): Date => momentOf(new Date(Date.parse(`${day}T00:00:00Z`) + minuteOfDay * 60_000));
  const slot = slotOn(today);
  return slot <= now ? slot : slotOn(dayAfter(today, -1));
}

/** @returns a name that sorts by time, such as backup-2026-11-30T020000Z.tar.gz */
export function backupNameOf(at: Date, isEncrypted: boolean): string {
  const [day = "", time = ""] = at.toISOString().split("T");
  return `backup-${day}T${time.slice(0, 8).replaceAll(":", "")}Z.tar.gz${isEncrypted ? ".enc" : ""}`;
}

/** @returns null for a name that `backupNameOf` has not made */
export function momentOfName(name: string): Date | null {
  const [, day, hour, minute, second] = /^backup-(.{10})T(\d\d)(\d\d)(\d\d)Z/u.exec(name) ?? [];
  if (!isBackupName(name)) return null;
  const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

type Dated = { name: string; at: Date };

export function newestFirst(names: readonly string[]): Dated[] {
  const dated = names.flatMap((name) => {
    const at = momentOfName(name);
    return at === null ? [] : [{ name, at }];
  });
  return dated.toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/**
 * Returns the backups that are no longer kept. Of each of the last days, weeks and months that have backups, the latest
 * is kept. Backups with a time in the future count for nothing and stay, because the clock may have been wrong.
 */
export function outdatedBackups(names: readonly string[], now: Date): string[] {
  const past = newestFirst(names).filter(({ at }) => at <= now);
  const recent = past.filter(({ at }) => now.getTime() - at.getTime() <= OLDEST_MS);
  const kept = new Set(past.slice(0, 1).map(({ name }) => name));
  for (const [periodOf, most] of [
    [localDay, keptBackups.days],
    [weekOf, keptBackups.weeks],
    [(at: Date) => localDay(at).slice(0, 7), keptBackups.months],
  ] as const) {
    const latest = new Map<string, string>();
    for (const { name, at } of recent) if (!latest.has(periodOf(at))) latest.set(periodOf(at), name);
    for (const name of [...latest.values()].slice(0, most)) kept.add(name);
  }
  return past.map(({ name }) => name).filter((name) => !kept.has(name));
}

/** The Monday of the week. */
function weekOf(at: Date): string {
  const day = localDay(at);
  return dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
