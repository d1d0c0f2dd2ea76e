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

test("a removed block keeps the name that it had", () => {
  const [, second, last] = before.blocks;
  const changes = changesInWords(before, { ...before, blocks: [second, last] as typeof before.blocks }, {}, t);
  expect(changes).toEqual([{ id: "a", name: "blocks.numbered", value: "history.changes.removed" }]);
});
