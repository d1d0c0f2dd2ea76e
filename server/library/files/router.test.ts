import { afterAll, beforeAll, expect, test } from "vitest";
import { v7 as newId } from "uuid";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { guestViewer } from "#contract/values/permissions.ts";
import { entries } from "#db/schema/entries.ts";
import { projectBlocks } from "../../content/entries/projection.ts";
import { storeEntry } from "#testing/entries.ts";
import { admin, contextOf, openTestServices, receiveBytes, type TestServices } from "#testing/file-services.ts";
import { jpeg, pdf, png } from "#testing/pictures.ts";
import { ticksOf } from "#testing/ticks.ts";
import { createCallerFactory } from "../../kernel/trpc.ts";
import { createFile } from "./create-file.ts";
import { filesRouter } from "./router.ts";

const createCaller = createCallerFactory(filesRouter);
let services: TestServices;
let editor: ReturnType<typeof createCaller>;
let apple: LibraryFile;
let cellar: LibraryFile;
let leaflet: LibraryFile;

async function add(bytes: Buffer, name: string, tags: string[]): Promise<LibraryFile> {
  return createFile(services, { received: await receiveBytes(services, bytes), name, tags });
}

beforeAll(async () => {
  services = await openTestServices();
  editor = createCaller(contextOf(services, admin));
  apple = await add(await jpeg(60, 40, 1), "Apfel.jpg", ["Feste|2026|Apfeltag", "Obst"]);
  cellar = await add(await png(50, 50, 2), "keller_100%.png", ["Feste|2026"]);
  leaflet = await add(pdf, "Blatt.pdf", ["Fest"]);
});
afterAll(() => services.close());

const names = async (input: Parameters<typeof editor.list>[0]) =>
  (await editor.list(input)).items.map(({ name }) => name);

test("guests may neither list nor read nor change files", async () => {
  const guest = createCaller(contextOf(services, guestViewer));
  const calls = [
    guest.list({}),
    guest.byId({ id: apple.id }),
    guest.byIds({ ids: [apple.id] }),
    guest.update({ id: apple.id }),
    guest.remove({ id: apple.id }),
    guest.removeMany({ ids: [apple.id] }),
    guest.quota(),
  ];
  for (const call of calls) await expect(call).rejects.toMatchObject({ cause: { kind: "signedOut" } });
});

test("a list is filtered by tags at or below, each of them", async () => {
  expect(await names({ tags: ["Feste"], sort: "name" })).toEqual(["Apfel.jpg", "keller_100%.png"]);
  expect(await names({ tags: ["Feste|2026|Apfeltag"] })).toEqual(["Apfel.jpg"]);
  expect(await names({ tags: ["Feste", "Obst"] })).toEqual(["Apfel.jpg"]);
  expect(await names({ tags: ["Fest"] })).toEqual(["Blatt.pdf"]);
});

test("a list is filtered by kind, name and text, and % is no wildcard", async () => {
  expect(await names({ kind: "pdf" })).toEqual(["Blatt.pdf"]);
  expect(await names({ name: "Apfel.jpg" })).toEqual(["Apfel.jpg"]);
  expect(await names({ q: "apfeltag" })).toEqual(["Apfel.jpg"]);
  expect(await names({ q: "100%" })).toEqual(["keller_100%.png"]);
  expect(await names({ q: "%" })).toEqual(["keller_100%.png"]);
});

test("a list comes newest first, sorted otherwise on demand, page by page with the whole count", async () => {
  expect(await names({})).toEqual(["Blatt.pdf", "keller_100%.png", "Apfel.jpg"]);
  expect(await names({ sort: "uploadDate" })).toEqual(["Apfel.jpg", "keller_100%.png", "Blatt.pdf"]);
  const bySize = (await editor.list({ sort: "-sizeBytes" })).items.map(({ sizeBytes }) => sizeBytes);
  expect(bySize).toEqual([...bySize].sort((a, b) => b - a));
  const page = await editor.list({ limit: 1, skip: 1 });
  expect(page).toMatchObject({ total: 3, items: [{ name: "keller_100%.png" }] });
});

test("files are read by id in the order asked for, unknown ones left out", async () => {
  expect((await editor.byIds({ ids: [leaflet.id, "unknown", apple.id] })).map(({ id }) => id)).toEqual([
    leaflet.id,
    apple.id,
  ]);
  await expect(editor.byId({ id: newId() })).rejects.toMatchObject({ cause: { kind: "notFound" } });
  expect(await editor.byId({ id: apple.id })).toEqual(apple);
});

test("a change raises the version and is told to the caches; the same again does neither", async () => {
  const change = {
    id: apple.id,
    version: 1,
    name: "Roter Apfel",
    alt: { de: "Apfel" },
    tags: ["Obst|Rot"],
    focal: { x: 0, y: 1 },
    consent: { basis: "Einwilligung", until: "2027-01-01" },
  };
  let changed = apple;
  const ticks = await ticksOf(services.database, async () => {
    changed = await editor.update(change);
  });
  expect(changed).toMatchObject({
    name: "Roter Apfel.jpg",
    version: 2,
    alt: { de: "Apfel", en: "" },
    tags: ["Obst|Rot"],
    focal: { x: 0, y: 1 },
  });
  expect(await editor.byId({ id: apple.id })).toEqual(changed);
  expect(ticks).toEqual([["files"]]);
  const again = async () => expect(await editor.update(changed)).toEqual(changed);
  expect(await ticksOf(services.database, again)).toEqual([]);
});

test("a change to what someone else changed meanwhile is refused with what is stored", async () => {
  await expect(editor.update({ id: apple.id, version: 1, name: "x" })).rejects.toMatchObject({
    cause: { kind: "conflict", details: { current: { version: 2 } } },
  });
  await expect(editor.update({ id: newId(), name: "x" })).rejects.toMatchObject({ cause: { kind: "notFound" } });
});

test("the quota counts originals", async () => {
  expect(await editor.quota()).toEqual({
    total: 5_000_000_000,
    used: apple.sizeBytes + cellar.sizeBytes + leaflet.sizeBytes,
  });
});

test("removing many with one unknown removes nothing", async () => {
  await expect(editor.removeMany({ ids: [apple.id, newId()] })).rejects.toMatchObject({ cause: { kind: "notFound" } });
  expect((await editor.list({})).total).toBe(3);
});

test("a removed file leaves its entries, its bytes go if it is removed for good, and a second time it is not found", async () => {
  const { db } = services.database;
  const { id } = await storeEntry(services.database, {
    title: "Fest",
    mainPicture: apple.id,
    blocks: [
      { id: "t", type: "text", html: "<p>a</p>", media: [apple.id, cellar.id] },
      { id: "d", type: "downloads", files: [apple.id] },
    ],
  });
  expect(await editor.uses({ ids: [apple.id] })).toMatchObject({
    total: 1,
    usedIds: [apple.id],
    items: [{ kind: "entry", id, title: "Fest", path: null, state: "draft" }],
  });
  const ticks = await ticksOf(services.database, async () =>
    expect(await editor.remove({ id: apple.id, isForGood: true })).toEqual({ id: apple.id }),
  );
  const [entry] = await db.select().from(entries);
  expect(entry).toMatchObject({ mainPicture: null, version: 2, title: "Fest" });
  expect(projectBlocks(entry?.blocks ?? [])).toMatchObject({ media: [[cellar.id]], downloads: [] });
  expect(ticks).toEqual([["files"]]);
  await expect(editor.remove({ id: apple.id })).rejects.toMatchObject({ cause: { kind: "notFound" } });
  const others = [cellar.id, leaflet.id, leaflet.id];
  expect(await editor.removeMany({ ids: others, isForGood: true })).toEqual({ removed: 2 });
  expect(await services.storedPaths()).toEqual([]);
});
