import ICAL from "ical.js";
import { expect, it } from "vitest";
import { localDay, momentOf } from "#contract/values/clock-of-place.ts";
import { plainEvent } from "#contract/values/event-status.ts";
import type { EventFields } from "#contract/schemas/events.ts";
import { storedDate } from "../entries/rules.ts";
import { occurrencesOf } from "../events/occurrences.ts";
import { entryRow } from "#testing/entries.ts";
import { makeCalendar } from "./calendar.ts";
import { presentEvent } from "./present.ts";

const midnight = (day: Date): Date => momentOf(day);
const info = { name: "Veranstaltungen", host: "mosthof.example", place: "Mosthof, Am Hang 7" };

function read(date: string, event: Partial<EventFields>, version = 1) {
  const fields = { tags: ["Veranstaltungen"], version, event: { ...plainEvent, ...event } };
  const made = presentEvent(entryRow({ ...fields, ...storedDate(date) }), "https://mosthof.example");
  const text = makeCalendar(info, made ? [made] : []);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zone = calendar.getFirstSubcomponent("vtimezone");
  if (zone) ICAL.TimezoneService.register(zone);
  const [component, ...single] = calendar.getAllSubcomponents("vevent");
  if (!component) throw new Error("a calendar without its event");
  const read = new ICAL.Event(component);
  for (const one of single) read.relateException(one);
  return { component, single, event: read, text };
}

/** Each date as a calendar shows it: beginning, end and title of its event. */
function shownIn(event: ICAL.Event): string[][] {
  const written = (time: ICAL.Time): string => (time.isDate ? time.toString() : time.toJSDate().toISOString());
  const iterator = event.iterator();
  const found: string[][] = [];
  for (let next = iterator.next(); next && found.length < 50; next = iterator.next()) {
    const { startDate, endDate, item } = event.getOccurrenceDetails(next);
    const status = item.component.getFirstPropertyValue("status");
    found.push([written(startDate), written(endDate), ...(typeof status === "string" ? [status] : [])]);
  }
  return found;
}

function momentsIn(event: ICAL.Event, count: number): string[] {
  const iterator = event.iterator();
  const found: string[] = [];
  for (let next = iterator.next(); next && found.length < count; next = iterator.next())
    found.push(next.isDate ? next.toString() : next.toJSDate().toISOString());
  return found;
}

it.each([
  ["2026-10-20T17:00:00.000Z", "FREQ=WEEKLY;COUNT=4", ["2026-11-03"]],
  ["2026-03-20T18:00:00.000Z", "FREQ=WEEKLY;UNTIL=20260403", []],
  ["2026-10-24T22:30:00.000Z", "FREQ=DAILY;COUNT=3", []],
  ["2026-10-22", "FREQ=DAILY;COUNT=5", ["2026-10-25"]],
  ["2026-01-10T18:00:00.000Z", "FREQ=MONTHLY;BYDAY=2SA;COUNT=14", ["2026-04-11"]],
  ["2026-01-31", "FREQ=MONTHLY;BYMONTHDAY=-1;UNTIL=20260630", []],
])("from %s by %s without %j", (date, rrule, exdates) => {
  const { event } = read(date, { rrule, exdates });
  const stored = { ...plainEvent, ...storedDate(date), rrule, exdates };
  const ours = occurrencesOf({ ...stored, date: new Date(date) }, new Date("2031-01-01")).map((moment) =>
    date.includes("T") ? moment.toISOString() : moment.toISOString().slice(0, 10),
  );
  expect(ours.length).toBeGreaterThan(1);
  expect(momentsIn(event, 50)).toEqual(ours);
});

it("says the end, whole days up to the last one", () => {
  expect(read("2026-12-05", { end: "2026-12-06" }).event.endDate.toString()).toBe("2026-12-07");
  const evening = read("2026-12-05T18:00:00.000Z", { end: "2026-12-05T21:00:00.000Z" }).event;
  expect(evening.endDate.toJSDate().toISOString()).toBe("2026-12-05T21:00:00.000Z");
  const untilSunday = read("2026-12-04T18:00:00.000Z", { end: "2026-12-06" }).event;
  expect(untilSunday.endDate.toJSDate().toISOString()).toBe("2026-12-06T23:00:00.000Z");
  const fromMidnight = read("2026-12-04", { end: "2026-12-06T15:00:00.000Z" }).event;
  expect(fromMidnight.startDate.toJSDate().toISOString()).toBe("2026-12-03T23:00:00.000Z");
});

it.each([
  ["a day", "2026-12-04T23:00:00.000Z", "2026-12-05T23:00:00.000Z", "2026-12-05", "2026-12-06"],
  ["a day with an end on it", "2026-12-04T23:00:00.000Z", "2026-12-05", "2026-12-05", "2026-12-06"],
  [
    "days, one of them with 25 hours",
    "2026-10-23T22:00:00.000Z",
    "2026-10-25T23:00:00.000Z",
    "2026-10-24",
    "2026-10-26",
  ],
])("from midnight to midnight is %s", (_name, date, end, first, after) => {
  const { event } = read(date, { end });
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([first, after]);
});

it("says that it is cancelled, with a number that rises, and its own place and price", () => {
  const { component, event } = read("2026-12-05", { status: "cancelled", place: "Scheune", price: "12 €" }, 4);
  expect(component.getFirstPropertyValue("status")).toBe("CANCELLED");
  expect([event.sequence, event.location, event.description]).toEqual([3, "Scheune", "abgesagt\n12 €"]);
  expect(read("2026-12-05", { status: "postponed" }).component.getFirstPropertyValue("status")).toBe("TENTATIVE");
  expect(read("2026-12-05", {}).component.getFirstPropertyValue("status")).toBeNull();
});

const own = (day: string, fields: object) => ({ day, date: null, end: null, place: null, status: null, ...fields });

it.each([
  ["2026-10-20T17:00:00.000Z", { rdates: ["2026-10-21", "2026-12-01T09:00:00.000Z", "2026-12-05"] }],
  ["2026-10-20", { rdates: ["2026-10-21", "2026-12-01"] }],
  ["2026-10-20", { rdates: ["2026-10-21", "2026-12-01"], end: "2026-10-20T15:00:00.000Z" }],
  ["2026-10-19T22:00:00.000Z", { rdates: ["2026-10-21", "2026-12-01"], end: "2026-10-20T22:00:00.000Z" }],
  ["2026-10-20T17:00:00.000Z", { rrule: "FREQ=WEEKLY;COUNT=3", rdates: ["2026-10-28"], exdates: ["2026-10-27"] }],
  ["2026-10-20T17:00:00.000Z", { rdates: ["2026-10-28", "2026-11-02"], exdates: ["2026-10-20", "2026-11-02"] }],
])("has the listed dates of %s with %j", (date, fields) => {
  const { event } = read(date, fields);
  const stored = { ...plainEvent, ...storedDate(date), ...fields };
  const ours = occurrencesOf({ ...stored, date: new Date(date) }, new Date("2031-01-01"));
  const isDay = event.startDate.isDate;
  expect(momentsIn(event, 50)).toEqual(
    ours.map((begins) => (isDay ? localDay(begins) : (date.includes("T") ? begins : midnight(begins)).toISOString())),
  );
});

it("says what single dates have of their own, each as an event with the same id", () => {
  const { event, single, text } = read(
    "2026-10-20T17:00:00.000Z",
    {
      end: "2026-10-20T19:00:00.000Z",
      rrule: "FREQ=WEEKLY;COUNT=4",
      rdates: ["2026-11-15T09:00:00.000Z"],
      place: "Presshaus",
      changes: [
        own("2026-10-27", { date: "2026-10-28" }),
        own("2026-11-03", { status: "cancelled" }),
        own("2026-11-10", { date: "2026-11-10T19:30:00.000Z", end: "2026-11-10T23:00:00.000Z", place: "Scheune" }),
        own("2026-11-15", { place: "Hof" }),
      ],
    },
    3,
  );
  expect(shownIn(event)).toEqual([
    ["2026-10-20T17:00:00.000Z", "2026-10-20T19:00:00.000Z"],
    ["2026-10-28T18:00:00.000Z", "2026-10-28T20:00:00.000Z"],
    ["2026-11-03T18:00:00.000Z", "2026-11-03T20:00:00.000Z", "CANCELLED"],
    ["2026-11-10T19:30:00.000Z", "2026-11-10T23:00:00.000Z"],
    ["2026-11-15T09:00:00.000Z", "2026-11-15T11:00:00.000Z"],
  ]);
  const parts = single.map((one) => new ICAL.Event(one));
  expect(parts.map(({ uid, sequence, location }) => [uid === event.uid, sequence, location])).toEqual([
    [true, 2, "Presshaus"],
    [true, 2, "Presshaus"],
    [true, 2, "Scheune"],
    [true, 2, "Hof"],
  ]);
  expect(parts.map(({ description }) => description)).toEqual([
    "verschoben statt am 27/10/2026",
    "abgesagt",
    null,
    null,
  ]);
  expect(text).toContain("RECURRENCE-ID;TZID=Europe/Berlin:20261027T190000\r\n");
  expect(text).toContain("?tag=2026-10-28");
});
