import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { namesRealDays, readRule, type RecurrenceRule } from "#contract/values/recurrence.ts";
import { occurrencesOf } from "./occurrences.ts";

const until = new Date("2031-11-22T23:59:59Z");
const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);
const days = (date: string, rrule: string, exdates: string[] = []): string[] =>
  occurrencesOf(
    { date: new Date(`${date}T00:00:00Z`), dateHasTime: false, rrule, exdates, rdates: [], changes: [] },
    until,
  ).map(utcDay);
const moments = (date: string, rrule: string): string[] =>
  occurrencesOf({ date: new Date(date), dateHasTime: true, rrule, exdates: [], rdates: [], changes: [] }, until).map(
    (moment) => moment.toISOString(),
  );

describe("a rule", () => {
  it.each([
    "FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10",
    "FREQ=MONTHLY;BYDAY=-1FR",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=30;UNTIL=20300430",
    "FREQ=DAILY;INTERVAL=2;UNTIL=20270101T220000Z",
  ])("is known: %s", (rule) => expect(readRule(rule)).not.toBeNull());

  it.each([
    "",
    "FREQ=SECONDLY",
    "FREQ=HOURLY;INTERVAL=1",
    "FREQ=DAILY;COUNT=-1",
    "FREQ=DAILY;COUNT=0",
    "FREQ=DAILY;COUNT=1001",
    "FREQ=DAILY;COUNT=2;UNTIL=20270101",
    "FREQ=DAILY;UNTIL=20270230",
    "FREQ=DAILY;FREQ=DAILY",
    "FREQ=DAILY;BYHOUR=1",
    "FREQ=WEEKLY;BYDAY=1MO",
    "FREQ=WEEKLY;BYMONTHDAY=3",
    "FREQ=MONTHLY;BYSETPOS=1",
    "DTSTART:20260101\nRRULE:FREQ=DAILY",
    "freq=daily",
    "FREQ=DAILY;INTERVAL=1e3",
    `FREQ=DAILY;BYMONTH=${"1,".repeat(200)}1`,
  ])("is refused: %s", (rule) => expect(readRule(rule)).toBeNull());

  const real = (rule: string): boolean => namesRealDays(readRule(rule) as RecurrenceRule);

  it.each([
    "FREQ=WEEKLY;BYDAY=MO,TU,MO",
    "FREQ=MONTHLY;BYDAY=6MO",
    "FREQ=YEARLY;BYMONTH=3;BYDAY=-6SU",
    "FREQ=MONTHLY;BYDAY=+1MO,1MO",
    "FREQ=MONTHLY;BYMONTHDAY=3,+3",
    "FREQ=MONTHLY;BYMONTHDAY=4,04",
    "FREQ=MONTHLY;BYMONTHDAY=31,-1",
    "FREQ=MONTHLY;BYMONTHDAY=1,-31",
    "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=30,-1",
    "FREQ=YEARLY;BYYEARDAY=366,-1",
    "FREQ=MONTHLY;BYDAY=5FR,-1FR",
    "FREQ=MONTHLY;BYDAY=1TU,TU",
    "FREQ=YEARLY;BYMONTH=2,12;BYMONTHDAY=30",
  ])("can be read, but names no real days: %s", (rule) => expect(real(rule)).toBe(false));

  it.each([
    "FREQ=MONTHLY;BYDAY=5MO,-5TU",
    "FREQ=MONTHLY;BYMONTHDAY=30,31",
    "FREQ=MONTHLY;BYMONTHDAY=30,-1",
    "FREQ=MONTHLY;BYMONTHDAY=1,-1",
    "FREQ=MONTHLY;BYDAY=1FR,-1FR",
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
    "FREQ=YEARLY;BYYEARDAY=31,-1",
    "FREQ=YEARLY;BYDAY=53MO",
    "FREQ=DAILY",
  ])("names real days: %s", (rule) => expect(real(rule)).toBe(true));
});

describe("occurrences", () => {
  it("are at the same time of day across both changes of the clock", () => {
    expect(moments("2027-03-26T18:00:00Z", "FREQ=DAILY;COUNT=4").map((one) => one.slice(0, 16))).toEqual([
      "2027-03-26T18:00",
      "2027-03-27T18:00",
      "2027-03-28T17:00",
      "2027-03-29T17:00",
    ]);
    expect(moments("2026-10-24T17:00:00Z", "FREQ=DAILY;COUNT=3").map((one) => one.slice(0, 16))).toEqual([
      "2026-10-24T17:00",
      "2026-10-25T18:00",
      "2026-10-26T18:00",
    ]);
  });

  it("keep the day whose hour the clock skips, and take the first where it shows an hour twice", () => {
    const daily = (from: string, rule: string) => moments(from, rule).map((one) => one.slice(5, 16));
    expect(daily("2027-03-27T01:30:00Z", "FREQ=DAILY;COUNT=3")).toEqual(["03-27T01:30", "03-28T01:30", "03-29T00:30"]);
    expect(daily("2027-03-27T01:30:00Z", "FREQ=DAILY;UNTIL=20270328")).toEqual(["03-27T01:30", "03-28T01:30"]);
    expect(daily("2026-10-24T00:30:00Z", "FREQ=DAILY;COUNT=3")).toEqual(["10-24T00:30", "10-25T00:30", "10-26T01:30"]);
    expect(daily("2026-10-25T01:30:00Z", "FREQ=DAILY;COUNT=2")).toEqual(["10-25T01:30", "10-26T01:30"]);
  });

  it("leave days out, and end where they are kept no longer", () => {
    expect(days("2026-11-23", "FREQ=WEEKLY;COUNT=4", ["2026-12-07"])).toEqual([
      "2026-11-23",
      "2026-11-30",
      "2026-12-14",
    ]);
    const endless = days("2026-11-23", "FREQ=WEEKLY");
    expect(endless.at(-1)).toBe("2031-11-17");
    expect(days("2026-11-23", "")).toEqual(["2026-11-23"]);
  });

  it("of a stored rule that its beginning does not fit are counted as calendars count them", () => {
    expect(days("2026-11-25", "FREQ=WEEKLY;BYDAY=SA;COUNT=3")).toEqual(["2026-11-25", "2026-11-28", "2026-12-05"]);
    expect(days("2026-11-25", "FREQ=WEEKLY;BYDAY=SA;COUNT=1")).toEqual(["2026-11-25"]);
  });

  it("of an event that comes once is its day, whatever is left out", () => {
    expect(days("2026-11-23", "", ["2026-11-23"])).toEqual(["2026-11-23"]);
  });

  it("of a day that never comes are the beginning alone, at once", () => {
    expect(days("2026-11-23", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30")).toEqual(["2026-11-23"]);
  });

  it("are also those of a list, at the time of the beginning or at their own, each day once", () => {
    const series = {
      date: new Date("2026-10-20T17:00:00Z"),
      dateHasTime: true,
      rrule: "",
      exdates: ["2026-10-22"],
      rdates: ["2026-10-22", "2026-10-27", "2026-10-21T09:00:00.000Z", "2040-01-01"],
      changes: [{ day: "2026-10-27", date: "2026-10-19", end: null, place: null, status: null }],
    };
    const found = (more: object = {}) => occurrencesOf({ ...series, ...more }, until).map((one) => one.toISOString());
    expect(found()).toEqual([
      "2026-10-19T17:00:00.000Z",
      "2026-10-20T17:00:00.000Z",
      "2026-10-21T09:00:00.000Z",
      "2040-01-01T18:00:00.000Z",
    ]);
    expect(found({ rrule: "FREQ=DAILY;COUNT=2", changes: [] })).toEqual([
      "2026-10-20T17:00:00.000Z",
      "2026-10-21T17:00:00.000Z",
      "2026-10-27T18:00:00.000Z",
      "2040-01-01T18:00:00.000Z",
    ]);
    const stray = [{ day: "2026-10-23", date: "2026-10-24", end: null, place: null, status: null }];
    expect(found({ changes: stray })).toHaveLength(4);
  });

  it("are those that ical.js knows", () => {
    const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
    const rule = fc.oneof(
      fc.record({ freq: fc.constant("DAILY"), more: fc.constant("") }),
      fc.record({
        freq: fc.constant("WEEKLY"),
        more: fc.subarray(weekdays, { minLength: 1 }).map((some) => `;BYDAY=${some.join()}`),
      }),
      fc.record({
        freq: fc.constant("MONTHLY"),
        more: fc.oneof(
          fc.integer({ min: 1, max: 28 }).map((day) => `;BYMONTHDAY=${day}`),
          fc
            .tuple(fc.constantFrom(-1, 1, 2, 3, 4), fc.constantFrom(...weekdays))
            .map(([nth, day]) => `;BYDAY=${nth}${day}`),
        ),
      }),
      fc.record({ freq: fc.constant("YEARLY"), more: fc.constant("") }),
    );
    const begin = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-28"), noInvalidDate: true });
    const given = fc.record({
      rule,
      interval: fc.integer({ min: 1, max: 4 }),
      count: fc.integer({ min: 1, max: 12 }),
      begin,
    });
    fc.assert(
      fc.property(given, ({ rule: { freq, more }, interval, count, begin: date }) => {
        const start = utcDay(date);
        const text = `FREQ=${freq};INTERVAL=${interval}${more}`;
        const iterator = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromDateString(start));
        const known: string[] = [];
        for (let one = iterator.next(); one && known.length < count; one = iterator.next()) {
          const day = one.toString().slice(0, 10);
          if (day > utcDay(until)) break;
          known.push(day);
        }
        const ours = days(start, text).filter((day) => day !== start || known[0] === start);
        expect(ours.slice(0, known.length)).toEqual(known);
      }),
      { numRuns: 120 },
    );
  });
});
