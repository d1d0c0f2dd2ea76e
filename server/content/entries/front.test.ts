import type { Pool } from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { fixedPageTag } from "#contract/values/pages.ts";
import { files } from "#db/schema/files.ts";
import { createCaller } from "../../router.ts";
import { guestViewer } from "#contract/values/permissions.ts";
import { storeEntry } from "#testing/entries.ts";
import { contextOf, openTestServices, type TestServices } from "#testing/file-services.ts";
import { findNextEnd } from "./agenda.ts";

let services: TestServices;
let caller: ReturnType<typeof createCaller>;
/** It is 00:30 on 11 July in Germany, but still 10 July in UTC. */
const now = new Date("2026-07-10T22:30:00Z");

beforeAll(async () => {
  const opened = await openTestServices();
  services = { ...opened, now: () => now };
  caller = createCaller(contextOf(services, guestViewer));
});
afterAll(() => services.close());

const event = (title: string, date: string | null, more: object = {}) =>
  storeEntry(services.database, {
    title,
    tags: ["Veranstaltungen"],
    publishDate: new Date("2026-01-01T00:00:00Z"),
    date: date === null ? null : new Date(date),
    dateHasTime: date?.includes("T") ?? false,
    ...more,
  });

const fileRow = (id: string) => ({
  id,
  name: `${id}.pdf`,
  ext: "pdf",
  mime: "application/pdf",
  kind: "pdf" as const,
  hash: id,
  originalHash: id,
  sizeBytes: 1,
  originalSizeBytes: 1,
  uploadDate: now,
});

it("lists events by their day: the next one first, past ones at the end, the last one of them first", async () => {
  await event("gestern", "2026-07-10T21:59:00Z");
  await event("heute früh", "2026-07-10T22:05:00Z");
  await event("heute", "2026-07-11");
  await event("morgen", "2026-07-12");
  await event("in einem Jahr", "2027-07-12T10:00:00Z");
  await event("ohne Tag", null);
  await event("lange her", "2020-01-01");
  await event("Entwurf", "2026-07-12", { publishDate: null });
  const { items, total } = await caller.entries.cards({ list: "Veranstaltungen", limit: 50, skip: 0 });
  expect(items.map(({ title, isPast }) => `${isPast ? "– " : ""}${title}`)).toEqual([
    "heute",
    "heute früh",
    "morgen",
    "in einem Jahr",
    "ohne Tag",
    "– gestern",
    "– lange her",
  ]);
  expect(total).toBe(7);
  const { events } = await caller.entries.front();
  expect(events.map(({ title, date }) => [title, date])).toEqual([
    ["heute", "2026-07-11"],
    ["heute früh", "2026-07-10T22:05:00.000Z"],
    ["morgen", "2026-07-12"],
  ]);
});

it("puts an event between the one before and the one after its day", async () => {
  const { items } = await caller.entries.cards({ list: "Veranstaltungen", limit: 50, skip: 0 });
  const idOf = (title: string) => items.find((item) => item.title === title)?.id ?? "";
  const around = async (title: string) => {
    const { previous, next } = await caller.entries.article({ id: idOf(title) });
    return [previous?.title, next?.title];
  };
  expect(await around("heute")).toEqual(["gestern", "heute früh"]);
  expect(await around("morgen")).toEqual(["heute früh", "in einem Jahr"]);
  expect(await around("lange her")).toEqual([undefined, "gestern"]);
});

it("sets nothing apart among the news, whatever day they are about", async () => {
  await event("Bericht", "2020-01-01", { tags: ["Aktuelles"] });
  const { items } = await caller.entries.cards({ list: "Aktuelles", limit: 50, skip: 0 });
  expect(items.map(({ title, isPast }) => [title, isPast])).toEqual([["Bericht", false]]);
});

it("changes at the end of the day of the next event, in local time", async () => {
  expect(await findNextEnd(services.database.db, now)).toEqual(new Date("2026-07-11T22:00:00Z"));
  expect(await findNextEnd(services.database.db, new Date("2030-01-01T00:00:00Z"))).toBeNull();
});

it("gives news and places pictures that are not on the page yet, in few queries", async () => {
  const [a, b, c] = ["0000000a", "0000000b", "0000000c"].map((id) => `0198f2a0-0000-7000-8000-0000${id}`) as [
    string,
    string,
    string,
  ];
  const at = new Date("2026-01-02T00:00:00Z");
  await services.database.db.insert(files).values([a, b, c].map((id) => fileRow(id)));
  const text = (media: string[]) => [{ id: "text0001", type: "text" as const, html: "<p>x</p>", media }];
  const page = { publishDate: at };
  await storeEntry(services.database, { ...page, title: "Start", tags: [fixedPageTag("Willkommen")], mainPicture: a });
  await storeEntry(services.database, { ...page, title: "Haus", tags: [fixedPageTag("Erlebnis")] });
  await storeEntry(services.database, {
    ...page,
    title: "Saal",
    tags: [fixedPageTag("erlebnis-103")],
    mainPicture: a,
    blocks: text([b]),
  });
  await storeEntry(services.database, {
    ...page,
    title: "Garten",
    tags: [fixedPageTag("erlebnis-101")],
    mainPicture: c,
  });
  await storeEntry(services.database, {
    ...page,
    title: "Neues",
    tags: ["Aktuelles"],
    mainPicture: a,
    blocks: text([c]),
  });
  const queries = vi.spyOn((services.database.db as unknown as { $client: Pool }).$client, "query");
  const front = await caller.entries.front();
  expect(queries).toHaveBeenCalledTimes(6);
  queries.mockRestore();
  expect(front.news.map(({ title, picture }) => [title, picture?.id])).toEqual([
    ["Neues", c],
    ["Bericht", undefined],
  ]);
  expect(front.places.map(({ title, path, picture }) => [title, path, picture?.id ?? null])).toEqual([
    ["Garten", "/erlebnis/101", null],
    ["Saal", "/erlebnis/103", b],
  ]);
  const places = await caller.entries.places({ on: "erlebnis-101" });
  expect(places.map(({ title, picture }) => [title, picture?.id ?? null])).toEqual([
    ["Garten", c],
    ["Saal", a],
  ]);
});
