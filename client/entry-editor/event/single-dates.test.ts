import { expect, it } from "vitest";
import { plainEvent } from "#contract/values/event-status.ts";
import type { EventFields } from "#contract/schemas/events.ts";
import { changeDraft, draftOf } from "../draft.ts";
import { shownEntry } from "#testing/client/entries.ts";
import { movedEvent } from "./moved-event.ts";
import { leftOut, unchanged, withChange, withDateAgain, withoutDate, withoutRule } from "./single-dates.ts";

const cancelled = { ...unchanged("2026-12-10"), status: "cancelled" as const };
const elsewhere = { ...unchanged("2026-12-03"), place: "Hof" };

it("a change replaces that of its day, in order, and goes when the date is as the series again", () => {
  expect(withChange([cancelled], elsewhere)).toEqual([elsewhere, cancelled]);
  const moved = { ...cancelled, date: "2026-12-11" };
  expect(withChange([elsewhere, cancelled], moved)).toEqual([elsewhere, moved]);
  expect(withChange([elsewhere, cancelled], unchanged("2026-12-03"))).toEqual([cancelled]);
});

const listed: EventFields = {
  ...plainEvent,
  rdates: ["2026-12-10", "2026-12-12T09:00:00.000Z"],
  changes: [elsewhere, cancelled],
};

it("a day that is left out, and a removed date, lose their change; the removed date comes back with it", () => {
  expect(leftOut(listed, "2026-12-10")).toEqual({ exdates: ["2026-12-10"], changes: [elsewhere] });
  const removed = { ...listed, ...withoutDate(listed, "2026-12-10") };
  expect(removed).toMatchObject({ rdates: ["2026-12-12T09:00:00.000Z"], changes: [elsewhere] });
  expect({ ...removed, ...withDateAgain(removed, listed, "2026-12-10") }).toEqual(listed);
});

it("the last listed date takes the exceptions along, and brings them back", () => {
  const one = { ...plainEvent, rdates: ["2026-12-10"], changes: [elsewhere] };
  const single = { ...one, ...withoutDate(one, "2026-12-10") };
  expect(single).toEqual(plainEvent);
  expect({ ...single, ...withDateAgain(single, one, "2026-12-10") }).toEqual(one);
});

it("without its rule, an event keeps what is stored for the dates that are left", () => {
  const weekly = { ...listed, exdates: ["2026-12-17"], changes: [...listed.changes, unchanged("2026-12-24")] };
  expect(withoutRule(weekly, "2026-12-03")).toEqual({ exdates: [], changes: [elsewhere, cancelled] });
  expect(withoutRule({ ...weekly, rdates: [] }, "2026-12-03")).toEqual({ exdates: [], changes: [] });
});

it("the dates follow a beginning that loses its time or moves to another day", () => {
  const event = { ...listed, changes: [elsewhere, { ...cancelled, date: "2026-12-10T19:00:00.000Z" }] };
  expect(movedEvent(event, "2026-12-03T18:00:00.000Z", "2026-12-04")).toMatchObject({
    rdates: ["2026-12-10", "2026-12-12"],
    changes: [
      { day: "2026-12-04", place: "Hof" },
      { day: "2026-12-10", date: "2026-12-10" },
    ],
  });
  const later = movedEvent(event, "2026-12-03T18:00:00.000Z", "2026-12-03T19:00:00.000Z");
  expect(later).toMatchObject({ rdates: event.rdates, changes: event.changes });
});

it("an event that has nothing any more is none", () => {
  const draft = { ...draftOf(shownEntry({ date: "2026-12-03" })), event: { ...plainEvent, rdates: ["2026-12-10"] } };
  expect(changeDraft(draft, { type: "event", update: () => ({ rdates: [] }) }).event).toBeNull();
});
