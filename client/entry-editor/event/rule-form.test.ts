import { describe, expect, it } from "vitest";
import { readRule } from "#contract/values/recurrence.ts";
import { dayOfBeginning, movedRule, readForm, whyNoDay, writeForm } from "./rule-form.ts";

const DAY = "2026-12-12";

describe("a rule", () => {
  it.each([
    ["", "ONCE"],
    ["FREQ=DAILY;INTERVAL=2", "DAILY"],
    ["FREQ=WEEKLY", "WEEKLY"],
    ["FREQ=WEEKLY;BYDAY=MO,SA;UNTIL=20270630", "WEEKLY"],
    ["FREQ=MONTHLY;COUNT=10", "MONTHLY"],
    ["FREQ=MONTHLY;BYDAY=2SA", "NTH"],
    ["FREQ=YEARLY", "YEARLY"],
    ["FREQ=MONTHLY;BYDAY=1SU", "OTHER"],
    ["FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1", "OTHER"],
    ["FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "OTHER"],
  ])("%s is %s, and is written as it was", (rrule, kind) => {
    const form = readForm(rrule, DAY);
    expect(form.kind).toBe(kind);
    expect(writeForm(form, DAY, rrule)).toBe(rrule);
    expect(rrule === "" || readRule(rrule) !== null).toBe(true);
  });

  it("of the last weekday is known where that is the last one", () => {
    expect(readForm("FREQ=MONTHLY;BYDAY=-1SA", "2026-12-26").kind).toBe("LAST");
    expect(readForm("FREQ=MONTHLY;BYDAY=-1SA", DAY).kind).toBe("OTHER");
  });

  it("says by the clock of the place on which day it begins", () => {
    expect(readForm("FREQ=MONTHLY;BYDAY=2SA", "2026-12-11T23:30:00.000Z").kind).toBe("NTH");
  });
});

it.each([
  ["UNTIL=20270227", "2027-02-27"],
  ["UNTIL=20270227T230000Z", "2027-02-28"],
  ["UNTIL=20270227T225959Z", "2027-02-27"],
])("%s ends on the day that the clock of the place shows", (until, day) => {
  expect(readForm(`FREQ=DAILY;${until}`, DAY).until).toBe(day);
});

it.each([
  ["FREQ=MONTHLY;BYDAY=2SA", DAY, "2026-12-20", "FREQ=MONTHLY;BYDAY=3SU"],
  ["FREQ=MONTHLY;BYDAY=-1SA", "2026-12-26", "2026-12-01", "FREQ=MONTHLY;BYDAY=1TU"],
  ["FREQ=WEEKLY;BYDAY=SA", DAY, "2026-12-13", "FREQ=WEEKLY"],
  ["FREQ=WEEKLY;BYDAY=MO,SA", DAY, "2026-12-13", "FREQ=WEEKLY;BYDAY=MO,SU"],
  ["FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", DAY, "2026-12-13", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"],
])("%s moves with its beginning from %s to %s", (rrule, from, to, moved) => {
  expect(movedRule(rrule, from, to)).toBe(moved);
});

it("the day of a beginning is that of the clock", () => {
  expect(dayOfBeginning("2027-02-27T23:00:00Z")).toBe("2027-02-28");
  expect(dayOfBeginning("2027-06-30T22:30:00Z")).toBe("2027-07-01");
  expect(dayOfBeginning("2027-06-30")).toBe("2027-06-30");
});

it.each([
  ["2026-12-31", "before"],
  ["2027-01-02", null],
  ["2027-01-09", null],
  ["2027-01-10", "weekday"],
  ["2027-02-06", "after"],
])("leaving out %s", (day, reason) => {
  expect(whyNoDay(day, "FREQ=WEEKLY;UNTIL=20270131", "2027-01-02T10:00:00Z")).toBe(reason);
  expect(whyNoDay("2027-01-10", "FREQ=MONTHLY", "2027-01-02")).toBe(null);
});
