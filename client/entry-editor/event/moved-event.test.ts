import { expect, it } from "vitest";
import { plainEvent } from "#contract/values/event-status.ts";
import type { EventFields } from "#contract/schemas/events.ts";
import { BeginningField, followedEvent, movedEvent } from "./moved-event.ts";

it.each([
  ["two days", "2026-12-05", "2026-12-12", "2026-12-06", "2026-12-13"],
  [
    "an evening, to another day",
    "2026-12-05T18:00:00.000Z",
    "2026-12-12T18:00:00.000Z",
    "2026-12-05T21:00:00.000Z",
    "2026-12-12T21:00:00.000Z",
  ],
  [
    "a night, to a later hour",
    "2026-12-05T21:00:00.000Z",
    "2026-12-05T22:30:00.000Z",
    "2026-12-06T03:00:00.000Z",
    "2026-12-06T04:30:00.000Z",
  ],
  [
    "an evening, into the summer",
    "2026-03-28T18:00:00.000Z",
    "2026-03-29T17:00:00.000Z",
    "2026-03-28T21:00:00.000Z",
    "2026-03-29T20:00:00.000Z",
  ],
  ["a day that gets a time", "2026-12-05", "2026-12-07T18:00:00.000Z", "2026-12-06", "2026-12-08"],
  ["whole days until an hour", "2026-12-05", "2026-12-07", "2026-12-06T14:00:00.000Z", "2026-12-08T14:00:00.000Z"],
])("%s", (_name, from, to, end, moved) => {
  expect(movedEvent({ ...plainEvent, end }, from, to).end).toBe(moved);
});

it("has no end where nobody has said one, and takes its rule along", () => {
  const event = { ...plainEvent, rrule: "FREQ=MONTHLY;BYDAY=2SA" };
  expect(movedEvent(event, "2026-12-12", "2026-12-20")).toEqual({ ...event, rrule: "FREQ=MONTHLY;BYDAY=3SU" });
});

type Dated = { date: string | null; event: EventFields | null };

function typed(start: Dated, ...dates: (string | null)[]): Dated {
  const field = new BeginningField();
  return dates.reduce<Dated>(
    (draft, date) => ({ date, event: followedEvent(draft.event, field.change(draft, date), date) }),
    start,
  );
}

it.each([
  ["without its hour", "2026-01-20"],
  ["empty", null],
  ["half typed", "2026-01-20T01:00:00.000Z"],
])("lasts as long although the field is %s in between", (_name, between) => {
  const event = { ...plainEvent, end: "2026-01-20T21:30:00.000Z" };
  const evening = { date: "2026-01-20T19:00:00.000Z", event };
  expect(typed(evening, between, "2026-01-20T22:00:00.000Z").event?.end).toBe("2026-01-21T00:30:00.000Z");
});

it("follows from where something else has changed it", () => {
  const field = new BeginningField();
  const event = { ...plainEvent, end: "2026-01-20" };
  field.change({ date: "2026-01-20", event }, "2026-01-21");
  const longer = { ...event, end: "2026-01-23" };
  const from = field.change({ date: "2026-01-21", event: longer }, "2026-01-22");
  expect(followedEvent(longer, from, "2026-01-22")?.end).toBe("2026-01-24");
});
