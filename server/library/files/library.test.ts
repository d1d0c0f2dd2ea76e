import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { v7 as newId } from "uuid";
import { limits } from "#contract/values/limits.ts";
import { entries } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import { tags } from "#db/schema/tags.ts";
import { type EditedServices, openEditedServices, type TestServices } from "#testing/file-services.ts";
import { insertFile } from "#testing/library.ts";
import { ticksOf } from "#testing/ticks.ts";
import type { FileRow } from "./store.ts";

let services: TestServices;
let editor: EditedServices["editor"];

beforeAll(async () => {
  ({ services, editor } = await openEditedServices());
});
afterAll(() => services.close());
afterEach(async () => {
  const { db } = services.database;
  await db.delete(entries);
  await db.delete(files);
  await db.delete(tags);
});

const addFile = (more: Partial<FileRow> = {}) => insertFile(services.database, more);
const names = async (input: Parameters<typeof editor.files.list>[0]) =>
  (await editor.files.list(input)).items.map(({ name }) => name);
const MINUTE_MS = 60_000;

function variant(fileId: string, mime: string, width: number, sizeBytes: number): FileRow["variants"][number] {
  return { id: newId(), fileId, mime, width, height: width, sizeBytes, hash: newId() };
}

test("names sort as people read them, ties by id, in both directions", async () => {
  for (const name of ["Zaun.jpg", "apfel 2.jpg", "Apfel.jpg", "Äpfel.jpg", "birne.jpg"]) await addFile({ name });
  const expected = ["apfel 2.jpg", "Apfel.jpg", "Äpfel.jpg", "birne.jpg", "Zaun.jpg"];
  expect(await names({ sort: "name" })).toEqual(expected);
  expect(await names({ sort: "-name" })).toEqual(expected.toReversed());
});

test("names alone decide the order by name, so that a changed alternative text moves no file to another page", async () => {
  const [first, second, third] = [
    await addFile({ name: "Fest.jpg", altDe: "z" }),
    await addFile({ name: "fest.jpg", altDe: "m" }),
    await addFile({ name: "Fest.jpg.zip" }),
  ];
  const page = async (skip: number) =>
    (await editor.files.list({ sort: "name", skip, limit: 1 })).items.map(({ id }) => id);
  const seen = [...(await page(0)), ...(await page(1))];
  await editor.files.update({ id: first, alt: { de: "" } });
  await editor.files.update({ id: second, alt: { de: "a", en: "a" } });
  expect([...seen, ...(await page(2))]).toEqual([first, second, third]);
});

test("pages of equal keys neither repeat nor leave out a file", async () => {
  const uploadDate = new Date();
  const ids = [];
  for (let index = 0; index < 12; index += 1) ids.push(await addFile({ uploadDate }));
  for (const sort of ["uploadDate", "name", "sizeBytes"] as const) {
    const seen = [];
    for (let skip = 0; skip < 12; skip += 5) {
      const { items, total } = await editor.files.list({ sort, skip, limit: 5 });
      expect(total).toBe(12);
      seen.push(...items.map(({ id }) => id));
    }
    expect(seen, sort).toEqual(ids);
  }
  expect((await editor.files.list({})).items).toHaveLength(10);
});

test("a file is found by name, tag and alternative text, whatever the case and the diacritics", async () => {
  await addFile({ name: "Äpfel im Garten.jpg" });
  await addFile({ name: "IMG_1.jpg", altDe: "Ein gruener Apfel", altEn: "A café" });
  await addFile({ name: "IMG_2.jpg", tags: ["Feste|Ápfeltag"] });
  await addFile({ name: "Straße_100%.jpg" });
  expect(await names({ q: "apfel", sort: "name" })).toEqual(["Äpfel im Garten.jpg", "IMG_1.jpg", "IMG_2.jpg"]);
  expect(await names({ q: "ÄPFEL", sort: "name" })).toEqual(["Äpfel im Garten.jpg", "IMG_1.jpg", "IMG_2.jpg"]);
  expect(await names({ q: "CAFE" })).toEqual(["IMG_1.jpg"]);
  expect(await names({ q: "fest" })).toEqual(["IMG_2.jpg"]);
  expect(await names({ q: "STRASSE" })).toEqual(["Straße_100%.jpg"]);
  expect(await names({ q: "100%" })).toEqual(["Straße_100%.jpg"]);
  expect(await names({ q: "e_1" })).toEqual(["Straße_100%.jpg"]);
  expect(await names({ q: "\\" })).toEqual([]);
  expect((await editor.files.list({ q: "apfel", limit: 1 })).total).toBe(3);
});

test("a changed name and alternative text are found at once", async () => {
  const id = await addFile({ name: "alt.jpg" });
  await editor.files.update({ id, name: "Mühle.jpg", alt: { en: "A mill" } });
  expect(await names({ q: "muhle" })).toEqual(["Mühle.jpg"]);
  expect(await names({ q: "mill" })).toEqual(["Mühle.jpg"]);
  expect(await names({ q: "alt" })).toEqual([]);
});

test("recent are those of the last hour", async () => {
  await addFile({ name: "eben.jpg", uploadDate: new Date(Date.now() - 59 * MINUTE_MS) });
  await addFile({ name: "vorhin.jpg", uploadDate: new Date(Date.now() - 61 * MINUTE_MS) });
  expect(await names({ recent: true })).toEqual(["eben.jpg"]);
});

test("unused, untagged and oversized files are found, also together", async () => {
  const used = await addFile({ name: "benutzt.jpg", tags: ["Obst"] });
  await editor.entries.create({ title: "Fest", downloads: [used] });
  await addFile({ name: "lose.jpg" });
  const width = 2 * limits.displayWidth;
  await addFile({ name: "breit.jpg", width: width + 1, tags: ["Obst"] });
  await addFile({ name: "gerade noch.jpg", width, sizeBytes: limits.oversizedFileBytes, tags: ["Obst"] });
  await addFile({ name: "schwer.jpg", sizeBytes: limits.oversizedFileBytes + 1 });
  await addFile({ name: "film.mp4", kind: "video", width: null, height: null, sizeBytes: 50_000_000, tags: ["Obst"] });
  expect(await names({ unused: true, sort: "name" })).toEqual([
    "breit.jpg",
    "film.mp4",
    "gerade noch.jpg",
    "lose.jpg",
    "schwer.jpg",
  ]);
  expect(await names({ untagged: true, sort: "name" })).toEqual(["lose.jpg", "schwer.jpg"]);
  expect(await names({ oversized: true, sort: "name" })).toEqual(["breit.jpg", "schwer.jpg"]);
  expect(await names({ oversized: true, untagged: true, unused: true })).toEqual(["schwer.jpg"]);
  expect(await names({ tags: ["Obst"], kind: "video" })).toEqual(["film.mp4"]);
});

test("a file that an entry no longer shows is unused again", async () => {
  const [kept, dropped] = [await addFile(), await addFile()];
  const entry = await editor.entries.create({ title: "Zwei Bilder", media: [[kept, dropped]] });
  expect((await editor.files.uses({ ids: [kept, dropped] })).usedIds.sort()).toEqual([kept, dropped].sort());
  await editor.entries.update({ id: entry.id, media: [[kept]] });
  expect((await editor.files.uses({ ids: [kept, dropped] })).usedIds).toEqual([kept]);
  await editor.entries.remove({ id: entry.id });
  expect((await editor.files.uses({ ids: [kept, dropped] })).usedIds).toEqual([]);
});

test("uses name entries and pages with their place, drafts first, then the newest", async () => {
  const [one, two, free] = [await addFile(), await addFile(), await addFile()];
  const gallery = { type: "gallery" as const, settings: { images: [{ file: one }, { file: two }] } };
  const draft = await editor.entries.create({
    title: "Entwurf",
    tags: ["Aktuelles"],
    content: ["<p>a</p>", "<p>b</p>"],
    media: [[], [two]],
    sections: [{ type: "download", files: [one] }, gallery],
  });
  const open = await editor.entries.create({ title: "Offen", mainPicture: one, publishDate: "now", downloads: [one] });
  const { items, total, usedIds } = await editor.files.uses({ ids: [one, two, free, newId()] });
  expect(total).toBe(2);
  expect(new Set(usedIds)).toEqual(new Set([one, two]));
  expect(items).toEqual([
    {
      kind: "entry",
      id: draft.id,
      title: "Entwurf",
      path: `/Aktuelles/${draft.id}`,
      state: "draft",
      uses: [
        { fileId: two, place: { type: "text", number: 2 } },
        { fileId: one, place: { type: "fileList", number: 1 } },
        { fileId: one, place: { type: "gallery", number: 1 } },
        { fileId: two, place: { type: "gallery", number: 1 } },
      ],
    },
    {
      kind: "entry",
      id: open.id,
      title: "Offen",
      path: null,
      state: "public",
      uses: [
        { fileId: one, place: { type: "mainPicture" } },
        { fileId: one, place: { type: "downloads", number: 1 } },
      ],
    },
  ]);
  expect((await editor.files.uses({ ids: [two] })).items.map(({ uses }) => uses.length)).toEqual([2]);
  expect(await editor.files.uses({ ids: [] })).toEqual({ items: [], total: 0, usedIds: [] });
});

test("of a file that everything uses, the first uses are named and all are counted", async () => {
  const id = await addFile();
  for (let index = 0; index <= limits.usesListed; index += 1)
    await editor.entries.create({ title: `Nummer ${index}`, mainPicture: id });
  const { items, total } = await editor.files.uses({ ids: [id] });
  expect([items.length, total]).toEqual([limits.usesListed, limits.usesListed + 1]);
});

test("many files are tagged at once: what they carry stays before, versions rise where something changed", async () => {
  const [one, two] = [await addFile({ tags: ["Obst", "Feste"] }), await addFile({ tags: ["Feste", "Saft"] })];
  const tag = (ids: string[], tags: string[], changed: number) =>
    ticksOf(services.database, async () => expect(await editor.files.tag({ ids, tags })).toEqual({ changed }));
  expect(await tag([one, two, one], ["Saft", "Feste|2026", "Feste"], 2)).toEqual([["files"]]);
  const read = await editor.files.byIds({ ids: [one, two] });
  expect(read.map((file) => file.tags)).toEqual([
    ["Obst", "Feste", "Saft", "Feste|2026"],
    ["Feste", "Saft", "Feste|2026"],
  ]);
  expect(read.map((file) => file.version)).toEqual([2, 2]);
  expect(await tag([one, two], ["Saft"], 0)).toEqual([]);
});

test("tags are taken from many files at once, those below stay", async () => {
  const [one, two] = [await addFile({ tags: ["Feste", "Feste|2026", "Obst"] }), await addFile({ tags: ["Obst"] })];
  expect(await editor.files.untag({ ids: [one, two], tags: ["Feste", "Nirgends"] })).toEqual({ changed: 1 });
  const read = await editor.files.byIds({ ids: [one, two] });
  expect(read.map((file) => file.tags)).toEqual([["Feste|2026", "Obst"], ["Obst"]]);
  expect(read.map((file) => file.version)).toEqual([2, 1]);
  await editor.files.tag({ ids: [one], tags: ["Neu"] });
  expect((await editor.files.byId({ id: one })).tags).toEqual(["Feste|2026", "Obst", "Neu"]);
});

test("with one unknown file, or too many tags, none is tagged", async () => {
  const full = Array.from({ length: limits.tagsPerItem }, (_, index) => `Tag ${index}`);
  const [one, crowded] = [await addFile(), await addFile({ tags: full })];
  for (const call of [
    () => editor.files.tag({ ids: [one, newId()], tags: ["Obst"] }),
    () => editor.files.untag({ ids: [one, newId()], tags: ["Obst"] }),
  ])
    await expect(call()).rejects.toMatchObject({ cause: { kind: "notFound" } });
  await expect(editor.files.tag({ ids: [one, crowded], tags: ["Obst"] })).rejects.toMatchObject({
    cause: { kind: "invalid", details: { fields: { tags: { key: "tooBig" } } } },
  });
  expect((await editor.files.byId({ id: one })).tags).toEqual([]);
  const many = Array.from({ length: limits.batchIds + 1 }, () => newId());
  await expect(editor.files.tag({ ids: many, tags: ["Obst"] })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("the quota in detail says what takes the room and what could be done without", async () => {
  const used = await addFile({ name: "benutzt.jpg", sizeBytes: 5_000 });
  await editor.entries.create({ title: "Fest", mainPicture: used });
  const film = await addFile({ name: "film.mp4", kind: "video", sizeBytes: 9_000_000, width: null, height: null });
  const id = newId();
  const variants = [
    variant(id, "image/jpeg", 400, 100),
    variant(id, "image/webp", 400, 80),
    variant(id, "image/jpeg", 1920, 900_000),
    variant(id, "image/webp", 1920, 700_000),
  ];
  await addFile({ id, name: "riesig.jpg", sizeBytes: 30_000_000, width: 6_000, variants });
  const details = await editor.files.quotaDetails();
  const idsOf = (items: { id: string }[]) => items.map((file) => file.id);
  expect(details).toMatchObject({
    total: limits.defaultQuotaBytes,
    used: 39_005_000,
    byKind: [
      { kind: "image", count: 2, bytes: 30_005_000 },
      { kind: "video", count: 1, bytes: 9_000_000 },
    ],
    unused: { count: 2, bytes: 39_000_000 },
    oversized: { count: 1, bytes: 30_000_000, freedBytes: 29_100_000 },
  });
  expect(idsOf(details.largest)).toEqual([id, film, used]);
  expect(idsOf(details.unused.items)).toEqual([id, film]);
  expect(idsOf(details.oversized.items)).toEqual([id]);
});

test("the quota of an empty library is all zero", async () => {
  expect(await editor.files.quotaDetails()).toEqual({
    total: limits.defaultQuotaBytes,
    used: 0,
    byKind: [],
    binned: { count: 0, bytes: 0 },
    largest: [],
    unused: { count: 0, bytes: 0, items: [] },
    oversized: { count: 0, bytes: 0, freedBytes: 0, items: [] },
  });
});
