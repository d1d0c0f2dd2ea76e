import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { plainEvent } from "#contract/values/event-status.ts";
import { shownEntry } from "#testing/client/entries.ts";
import { changesInWords } from "./changes-in-words.ts";
import { draftOf } from "./draft.ts";

const t = ((key: string, values?: { now?: string; was?: string; words?: string }) =>
  values?.now === undefined
    ? (values?.words ?? key)
    : `${values.now} < ${values.was}`) as unknown as TFunction<"admin">;
const text = (id: string, html: string) => ({ id, type: "text" as const, html, media: [] });
const quote = { id: "q", type: "quote" as const, text: "Gut", source: "" };
const before = draftOf(
  shownEntry({
    title: "Ernte",
    date: "2026-10-03",
    blocks: [text("a", "<p>eins</p>"), text("b", "<p>zwei</p>"), quote],
  }),
);
const changesTo = (fields: Partial<typeof before>): Record<string, string> =>
  Object.fromEntries(changesInWords(before, { ...before, ...fields }, {}, t).map(({ id, value }) => [id, value]));

test("title, day and blocks are named with what they were", () => {
  const [first, , last] = before.blocks;
  expect(changesTo({})).toEqual({});
  expect(changesTo({ title: "Lese", date: "2026-10-04", confirmed: ["title"] })).toEqual({
    title: "Lese < Ernte",
    date: "04/10/2026 < 03/10/2026",
  });
  const event = { ...plainEvent, status: "cancelled" as const, place: "Scheune", rrule: "FREQ=DAILY" };
  expect(changesTo({ event })).toEqual({
    "event.status": "event.statuses.cancelled < event.statuses.scheduled",
    "event.place": "Scheune",
    "event.rrule": "history.changes.changed",
  });
  expect(changesTo({ date: null })).toEqual({ date: "history.changes.removed" });
  const blocks = [text("new", "<p>neu</p>"), { ...first, html: "<p>anders</p>" }, last] as typeof before.blocks;
  expect(changesTo({ blocks })).toEqual({
    new: "history.changes.added",
    a: "history.changes.changed",
    b: "history.changes.removed",
  });
});

test("each changed date of a series has its own line", () => {
  const own = { day: "2026-12-10", date: null, end: null, place: null, status: null };
  const weekly = { ...plainEvent, rrule: "FREQ=WEEKLY", changes: [{ ...own, status: "cancelled" as const }] };
  const evening = { ...before, date: "2026-12-03T17:00:00.000Z", event: weekly };
  const changes = [
    { ...own, day: "2026-12-17", date: "2026-12-17T18:00:00.000Z" },
    { ...own, day: "2026-12-24", date: "2026-12-26T17:00:00.000Z" },
  ];
  const found = changesInWords(evening, { ...evening, event: { ...weekly, changes } }, {}, t);
  expect(found.map(({ id, value }) => [id, value])).toEqual([
    ["event.changes.2026-12-10", "event.isAsSeries"],
    ["event.changes.2026-12-17", "19:00 < 18:00"],
    ["event.changes.2026-12-24", "26/12/2026 18:00 < 24/12/2026 18:00"],
  ]);
});

test("a removed block keeps the name that it had", () => {
  const [, second, last] = before.blocks;
  const changes = changesInWords(before, { ...before, blocks: [second, last] as typeof before.blocks }, {}, t);
  expect(changes).toEqual([{ id: "a", name: "blocks.numbered", value: "history.changes.removed" }]);
});
