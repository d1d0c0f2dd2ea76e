import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { files, fileVariants } from "#db/schema/files.ts";
import { tags } from "#db/schema/tags.ts";
import { openTestServices, receiveBytes, type TestServices } from "#testing/file-services.ts";
import { setQuota } from "#testing/quota.ts";
import { endlessPdf, leaflet } from "#testing/documents.ts";
import { decompressionBomb, html, jpeg, pdf, png } from "#testing/pictures.ts";
import { createFile } from "./create-file.ts";
import { removeFiles } from "./remove-files.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  const rows = await services.database.db.select({ id: files.id }).from(files);
  await removeFiles(
    services,
    rows.map((row) => row.id),
    { isForGood: true },
  );
  await setQuota(services.database, 1_000_000);
  expect(await services.storedPaths()).toEqual([]);
});

async function add(bytes: Buffer, name: string, more = {}) {
  return createFile(services, { received: await receiveBytes(services, bytes), name, ...more });
}

async function rowCount(): Promise<number> {
  return services.database.db.$count(files);
}

test("a picture is stored with its variants, tags and what is said of it", async () => {
  const alt = { de: "Ein Apfel", en: "An apple", decorative: false };
  const file = await add(await jpeg(900, 600), "Apfel.jpg", {
    tags: ["Feste|2026|Apfeltag"],
    alt,
    focal: { x: 0.2, y: 0.8 },
  });
  expect(file).toMatchObject({
    name: "Apfel.jpg",
    ext: "jpg",
    kind: "image",
    width: 900,
    height: 600,
    alt,
    focal: { x: 0.2, y: 0.8 },
    tags: ["Feste|2026|Apfeltag"],
    consent: null,
    version: 1,
  });
  expect(file.variants.map(({ res }) => res)).toEqual([
    { w: 400, h: 267 },
    { w: 800, h: 533 },
    { w: 900, h: 600 },
  ]);
  expect(file.webpVariants).toHaveLength(3);
  const paths = (await services.database.db.select().from(tags)).map((tag) => tag.path);
  expect(paths.sort()).toEqual(["Feste", "Feste|2026", "Feste|2026|Apfeltag"]);
  expect(await services.storedPaths()).toHaveLength(7);
});

test("what is no picture has neither size nor variants", async () => {
  expect(await add(pdf, "Heft.pdf")).toMatchObject({
    kind: "pdf",
    width: null,
    height: null,
    variants: [],
    webpVariants: [],
    ext: "pdf",
  });
});

test("a PDF has its first page as a preview, which is removed for good with it", async () => {
  const file = await add(leaflet(), "Faltblatt.pdf");
  expect(file).toMatchObject({ kind: "pdf", width: null, height: null, variants: [], webpVariants: [] });
  expect(file.preview.map(({ res }) => res)).toEqual([
    { w: 400, h: 567 },
    { w: 800, h: 1133 },
  ]);
  expect(await services.storedPaths()).toHaveLength(3);
  await removeFiles(services, [file.id], { isForGood: true });
  expect(await services.storedPaths()).toEqual([]);
});

test("a PDF that cannot be rendered is taken without a preview", async () => {
  for (const [name, bytes] of [
    ["leer.pdf", pdf],
    ["endlos.pdf", endlessPdf()],
  ] as const)
    expect(await add(bytes, name)).toMatchObject({ kind: "pdf", name, preview: [] });
});

test("the same bytes are refused under any name, with the file that is there", async () => {
  const first = await add(await jpeg(), "eins.jpg");
  await expect(add(await jpeg(), "zwei.jpg")).rejects.toMatchObject({
    kind: "duplicateFile",
    details: { existing: { id: first.id, name: "eins.jpg" } },
  });
  expect(await services.storedPaths()).toHaveLength(3);
});

test("of the same bytes sent twice at once, one wins and keeps all it needs", async () => {
  const bytes = await png(500, 300);
  const results = await Promise.allSettled([add(bytes, "a.png"), add(bytes, "b.png"), add(bytes, "c.png")]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(await rowCount()).toBe(1);
  const [row] = await services.database.db.select().from(files);
  const hashes = (await services.database.db.select().from(fileVariants)).map(({ hash }) => hash);
  const needed = new Set([...hashes, row?.hash ?? ""]);
  for (const hash of needed) expect(await services.storage.has(hash)).toBe(true);
  expect(await services.storedPaths()).toHaveLength(needed.size);
});

test("two uploads that together exceed the quota cannot both win", async () => {
  const [a, b] = await Promise.all([jpeg(300, 200, 1), jpeg(300, 200, 2)]);
  await setQuota(services.database, a.length + b.length - 1);
  const results = await Promise.allSettled([add(a, "a.jpg"), add(b, "b.jpg")]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { kind: "quotaExceeded" } });
  expect(await rowCount()).toBe(1);
  expect(await services.storedPaths()).toHaveLength(3);
});

test("of many small uploads at once exactly as many win as fit", async () => {
  await setQuota(services.database, 350);
  const texts = Array.from({ length: 10 }, (_, index) => Buffer.alloc(100, 0x61 + index));
  const received = await Promise.all(texts.map((bytes) => receiveBytes(services, bytes)));
  const results = await Promise.allSettled(
    received.map((bytes, index) => createFile(services, { received: bytes, name: `${index}.txt` })),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await rowCount()).toBe(3);
  expect(await services.storedPaths()).toHaveLength(3);
});

test("a file that fits exactly is taken, one byte more is not, and leaves nothing", async () => {
  const bytes = await jpeg();
  await setQuota(services.database, bytes.length - 1);
  await expect(add(bytes, "a.jpg")).rejects.toMatchObject({ kind: "quotaExceeded" });
  expect(await services.storedPaths()).toEqual([]);
  await setQuota(services.database, bytes.length);
  await add(bytes, "a.jpg");
});

test("refused files leave neither bytes nor a row", async () => {
  const photo = await jpeg(300, 200);
  const refused: [Buffer, string, string][] = [
    [html, "bild.png", "fileNameMismatch"],
    [Buffer.alloc(0), "leer.png", "emptyFile"],
    [photo.subarray(0, 30), "kopf.jpg", "unreadablePicture"],
    [photo.subarray(0, photo.length / 2), "halb.jpg", "unreadablePicture"],
    [await png(), "umbenannt.jpg", "otherPictureFormat"],
    [decompressionBomb(), "bombe.png", "tooManyPixels"],
  ];
  for (const [bytes, name, kind] of refused) await expect(add(bytes, name), name).rejects.toMatchObject({ kind });
  expect(await rowCount()).toBe(0);
  expect(await services.storedPaths()).toEqual([]);
});

test("when the disk fills up between two variants, nothing stays", async () => {
  let writes = 0;
  const full = {
    ...services.storage,
    write: async (bytes: Buffer) => {
      writes += 1;
      if (writes > 2) throw Object.assign(new Error("no space"), { code: "ENOSPC" });
      return services.storage.write(bytes);
    },
  };
  const received = await receiveBytes(services, await jpeg(900, 600));
  await expect(
    createFile({ ...services, services: { ...services, storage: full } }, { received, name: "a.jpg" }),
  ).rejects.toMatchObject({
    code: "ENOSPC",
  });
  expect(await services.storedPaths()).toEqual([]);
  expect(await rowCount()).toBe(0);
});

test("when the row cannot be stored, the bytes go too", async () => {
  const received = await receiveBytes(services, await jpeg());
  await expect(createFile(services, { received, name: "a.jpg", tags: ["mit\u0000NUL"] })).rejects.toThrow();
  expect(await services.storedPaths()).toEqual([]);
});

test("a file that is removed for good while the same one is uploaded again does not take its bytes", async () => {
  const bytes = await png(40, 30);
  let { id } = await add(bytes, "a.png");
  for (let round = 0; round < 15; round += 1) {
    const again = add(bytes, "a.png").catch(() => null);
    await Promise.all([removeFiles(services, [id], { isForGood: true }), again]);
    const stored = (await again) ?? (await add(bytes, "a.png"));
    for (const { hash } of await services.database.db.select().from(fileVariants))
      expect(await services.storage.has(hash)).toBe(true);
    const [row] = await services.database.db.select().from(files);
    expect(await services.storage.has(row?.hash ?? "")).toBe(true);
    id = stored.id;
  }
});
