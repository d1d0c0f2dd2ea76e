import { describe, expect, it } from "vitest";
import { DAY_MS } from "#contract/values/time.ts";
import { backupNameOf, latestSlot, momentOfName, outdatedBackups } from "./rules.ts";

const AT_THREE = 180;

it.each([
  ["2026-11-30T02:00:00Z", "2026-11-30T02:00:00Z"],
  ["2026-11-30T01:59:59Z", "2026-11-29T02:00:00Z"],
  ["2026-07-01T00:59:00Z", "2026-06-30T01:00:00Z"],
  ["2026-07-01T01:00:00Z", "2026-07-01T01:00:00Z"],
  // The days on which the clocks change.
  ["2026-03-29T12:00:00Z", "2026-03-29T01:00:00Z"],
  ["2026-10-25T12:00:00Z", "2026-10-25T02:00:00Z"],
])("at %s the latest slot of 3 o'clock is %s", (now, slot) => {
  expect(latestSlot(new Date(now), AT_THREE)).toEqual(new Date(slot));
});

it("a slot that the clocks skip is not lost", () => {
  expect(latestSlot(new Date("2026-03-29T12:00:00Z"), 150)).toEqual(new Date("2026-03-29T01:30:00Z"));
});

it("a name says when, and names of others say nothing", () => {
  const at = new Date("2026-11-30T02:00:07Z");
  expect(backupNameOf(at, false)).toBe("backup-2026-11-30T020007Z.tar.gz");
  expect(momentOfName(backupNameOf(at, true))).toEqual(at);
  for (const name of ["site.tar.gz", "backup-2026-11-30.tar.gz", "backup-2026-99-30T020007Z.tar.gz", "../x"])
    expect(momentOfName(name)).toBeNull();
});

describe("retention", () => {
  const now = new Date("2026-11-30T12:00:00Z");
  const daysBefore = (days: number, hour = "02:00:00"): Date =>
    new Date(`${new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)}T${hour}Z`);
  const nightly = (count: number): string[] =>
    Array.from({ length: count }, (_, days) => backupNameOf(daysBefore(days), false));
  const daysKept = (names: readonly string[]): string[] => {
    const gone = new Set(outdatedBackups(names, now));
    return names.filter((name) => !gone.has(name)).map((name) => name.slice(7, 17));
  };

  it("keeps 7 days, 4 weeks and 12 months of nightly backups", () => {
    const days = ["2026-11-30", "2026-11-29", "2026-11-28", "2026-11-27", "2026-11-26", "2026-11-25", "2026-11-24"];
    // Sundays, the last days of the weeks; the 29th is there already.
    const weeks = ["2026-11-22", "2026-11-15"];
    const months =
      "2026-10-31 2026-09-30 2026-08-31 2026-07-31 2026-06-30 2026-05-31 2026-04-30 2026-03-31 2026-02-28 2026-01-31 2025-12-31";
    expect(daysKept(nightly(500))).toEqual([...days, ...weeks, ...months.split(" ")]);
  });

  it("gives the same when it runs every night", () => {
    let names: string[] = [];
    for (let days = 499; days >= 0; days -= 1) {
      names = [backupNameOf(daysBefore(days), false), ...names];
      const gone = new Set(outdatedBackups(names, daysBefore(days, "12:00:00")));
      names = names.filter((name) => !gone.has(name));
    }
    expect(daysKept(names)).toEqual(daysKept(nightly(500)));
  });

  it("keeps the newest however old it is, and of a day the latest", () => {
    const old = backupNameOf(daysBefore(800), false);
    expect(outdatedBackups([old], now)).toEqual([]);
    const [morning, evening] = [backupNameOf(daysBefore(1), false), backupNameOf(daysBefore(1, "18:00:00"), true)];
    expect(outdatedBackups([morning, evening, old], now)).toEqual([morning, old]);
  });

  it("touches neither files of others nor backups of the future, and those do not count", () => {
    const future = Array.from({ length: 9 }, (_, days) => backupNameOf(daysBefore(-1 - days), false));
    const others = ["site.tar.gz", "backup-old.tar.gz"];
    expect(outdatedBackups([...future, ...others, ...nightly(7)], now)).toEqual([]);
  });
});
