import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { v7 as newId } from "uuid";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { entries } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import { createFile } from "../../library/files/create-file.ts";
import { removeFiles } from "../../library/files/remove-files.ts";
import { replaceFile } from "../../library/files/replace-file.ts";
import { createCaller } from "../../router.ts";
import {
  admin,
  buildFilesApp,
  contextOf,
  formOf,
  openTestServices,
  type Part,
  receiveBytes,
  type TestServices,
} from "#testing/file-services.ts";
import { setQuota } from "#testing/quota.ts";
import { leaflet } from "#testing/documents.ts";
import { decompressionBomb, html, jpeg, pdf, png } from "#testing/pictures.ts";
import { ticksOf } from "#testing/ticks.ts";

let services: TestServices;
let app: FastifyInstance;
let editor: ReturnType<typeof createCaller>;
let picture: LibraryFile;

beforeAll(async () => {
  services = await openTestServices();
  app = await buildFilesApp(services);
  editor = createCaller(contextOf(services, admin));
});
afterAll(async () => {
  await app.close();
  await services.close();
});
beforeEach(async () => {
  const alt = { de: "Ein Apfel", en: "An apple", decorative: false };
  picture = await add(await png(900, 600), "Apfel.png", { tags: ["Obst"], alt, focal: { x: 0.2, y: 0.8 } });
});
afterEach(async () => {
  await setQuota(services.database, 5_000_000_000);
  const rows = await services.database.db.select({ id: files.id }).from(files);
  await removeFiles(
    services,
    rows.map(({ id }) => id),
    { isForGood: true },
  );
  await services.database.db.delete(entries);
  expect(await services.storedPaths()).toEqual([]);
});

async function add(bytes: Buffer, name: string, more = {}): Promise<LibraryFile> {
  return createFile(services, { received: await receiveBytes(services, bytes), name, ...more });
}

function replace(query: string, parts: Part[], headers: Record<string, string> = {}) {
  const form = formOf(parts);
  return app.inject({
    method: "POST",
    url: `/api/v0/upload?${query}`,
    headers: { ...form.headers, ...headers },
    payload: form.payload,
  });
}

const idsOf = (file: LibraryFile) => [...file.variants, ...file.webpVariants].map(({ id }) => id);

test("a replaced picture keeps its id, metadata and uses; content and gridrefs are new", async () => {
  const entry = await editor.entries.create({ title: "Fest", mainPicture: picture.id });
  const bytes = await jpeg(500, 400);
  let file: unknown;
  const ticks = await ticksOf(services.database, async () => {
    const answer = await replace(`replace=${picture.id}&version=1`, [{ fileName: "IMG_0815.jpg", bytes }]);
    expect(answer.statusCode, answer.body).toBe(200);
    [file] = answer.json();
  });
  expect(file).toMatchObject({
    _id: picture.id,
    name: "Apfel.jpg",
    ext: "jpg",
    size: bytes.length,
    width: 500,
    height: 400,
    tags: ["Obst"],
    alt: { de: "Ein Apfel" },
    focal: { x: 0.2, y: 0.8 },
    version: 2,
  });
  const stored = await editor.files.byId({ id: picture.id });
  for (const id of idsOf(stored)) expect(idsOf(picture)).not.toContain(id);
  expect(file).toMatchObject({ gridrefs: stored.variants.map(({ id: gridref, res }) => ({ gridref, res })) });
  expect(await editor.files.uses({ ids: [picture.id] })).toMatchObject({ items: [{ id: entry.id }] });
  const download = await app.inject({ method: "GET", url: `/api/v0/download/${picture.id}` });
  expect(download.rawPayload.equals(bytes)).toBe(true);
  expect(download.headers["content-type"]).toBe("image/jpeg");
  expect(ticks).toEqual([["files"]]);
  expect(await services.storedPaths()).toHaveLength(1 + idsOf(stored).length);
});

test("the same bytes again change nothing; those of another file are a duplicate", async () => {
  const other = await add(await jpeg(), "anders.jpg");
  const same = await replace(`replace=${picture.id}`, [{ fileName: "x.png", bytes: await png(900, 600) }]);
  expect([same.statusCode, same.json()[0].version]).toEqual([200, 1]);
  const answer = await replace(`replace=${picture.id}`, [{ fileName: "x.jpg", bytes: await jpeg() }]);
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: "C1", existing: { _id: other.id } }]);
});

test("a cropped picture is replaced completely, and counts with its new original", async () => {
  await editor.files.crop({ id: picture.id, x: 0, y: 0, w: 100, h: 100 });
  const bytes = await jpeg(500, 400);
  expect((await replace(`replace=${picture.id}`, [{ fileName: "x.jpg", bytes }])).statusCode).toBe(200);
  expect(await editor.files.byId({ id: picture.id })).toMatchObject({ isEdited: false, width: 500, version: 3 });
  expect((await editor.files.quota()).used).toBe(bytes.length);
});

test("the replaced content can be uploaded again as a separate file", async () => {
  await replace(`replace=${picture.id}`, [{ fileName: "x.jpg", bytes: await jpeg() }]);
  const again = await add(await png(900, 600), "Apfel.png");
  expect(again.id).not.toBe(picture.id);
  const duplicate = add(await jpeg(), "x.jpg");
  await expect(duplicate).rejects.toMatchObject({ kind: "duplicateFile", details: { existing: { id: picture.id } } });
});

test("a refused replacement leaves the file unchanged", async () => {
  const refused: [Part, number, string][] = [
    [{ fileName: "Heft.pdf", bytes: pdf }, 415, "C3"],
    [{ fileName: "bild.png", bytes: html }, 415, "C3"],
    [{ fileName: "leer.png", bytes: Buffer.alloc(0) }, 415, "C3"],
    [{ fileName: "bombe.png", bytes: decompressionBomb() }, 413, "C413"],
    [{ fileName: "a\u0000b.png", bytes: await jpeg() }, 400, "C200"],
  ];
  const paths = await services.storedPaths();
  for (const [part, status, code] of refused) {
    const answer = await replace(`replace=${picture.id}`, [part]);
    expect([answer.statusCode, answer.json().code], part.fileName).toEqual([status, code]);
  }
  expect(await editor.files.byId({ id: picture.id })).toEqual(picture);
  expect(await services.storedPaths()).toEqual(paths);
});

test("the quota counts the new content instead of the old one", async () => {
  const bytes = await jpeg(700, 500);
  await setQuota(services.database, bytes.length - 1);
  const refused = await replace(`replace=${picture.id}`, [{ fileName: "x.jpg", bytes }]);
  expect([refused.statusCode, refused.json().code]).toEqual([413, "C2"]);
  await setQuota(services.database, bytes.length);
  expect((await replace(`replace=${picture.id}`, [{ fileName: "x.jpg", bytes }])).statusCode).toBe(200);
});

test("a concurrent replacement and upload cannot exceed the quota together", async () => {
  const [a, b] = await Promise.all([jpeg(300, 200, 1), jpeg(300, 200, 2)]);
  await setQuota(services.database, a.length + b.length - 1);
  await replace(`replace=${picture.id}`, [{ fileName: "x.jpg", bytes: await jpeg(20, 20, 3) }]);
  const received = await receiveBytes(services, a);
  const results = await Promise.allSettled([
    replaceFile(services, { id: picture.id, received, name: "a.jpg" }),
    add(b, "b.jpg"),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("an unknown file, or one that was changed meanwhile, is not replaced", async () => {
  const part = { fileName: "x.jpg", bytes: await jpeg() };
  for (const id of [newId(), "nowhere", ""]) {
    const answer = await replace(`replace=${id}`, [part]);
    expect([answer.statusCode, answer.json().code], id).toEqual([404, "C404"]);
  }
  for (const version of ["7", "0"]) {
    const stale = await replace(`replace=${picture.id}&version=${version}`, [part]);
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: "C409", current: { _id: picture.id } }]);
  }
  for (const version of ["x", "1.5"]) {
    const answer = await replace(`replace=${picture.id}&version=${version}`, [part]);
    expect([answer.statusCode, answer.json().code], version).toEqual([400, "C200"]);
  }
  const guest = await replace(`replace=${picture.id}`, [part], { "x-viewer": "guest" });
  expect([guest.statusCode, guest.json().code]).toEqual([401, "C100"]);
  expect((await editor.files.list({})).total).toBe(1);
});

test("of two replacements of the same version, one is a conflict", async () => {
  const answers = await Promise.all(
    [1, 2].map(async (seed) =>
      replace(`replace=${picture.id}&version=1`, [{ fileName: "x.jpg", bytes: await jpeg(60, 40, seed) }]),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test("a second part is refused", async () => {
  const answer = await replace(`replace=${picture.id}`, [
    { fileName: "x.jpg", bytes: await jpeg(60, 40, 1) },
    { fileName: "y.jpg", bytes: await jpeg(60, 40, 2) },
  ]);
  expect(answer.statusCode).toBe(207);
  expect(answer.json()).toMatchObject([{ status: 200, file: { _id: picture.id } }, { status: 400 }]);
});

test("a document can be replaced by another format of the same kind", async () => {
  const text = await add(Buffer.from("alt"), "Satzung.txt");
  const answer = await replace(`replace=${text.id}`, [{ fileName: "neu.csv", bytes: Buffer.from("a,b") }]);
  expect(answer.json()[0]).toMatchObject({ name: "Satzung.csv", ext: "csv", width: null, gridrefs: [] });
});

test("a PDF that is replaced shows its new first page, under a new gridref", async () => {
  const before = await add(leaflet("Alt"), "Satzung.pdf");
  const answer = await replace(`replace=${before.id}`, [{ fileName: "neu.pdf", bytes: leaflet("Neu") }]);
  expect(answer.json()[0]).toMatchObject({ _id: before.id, name: "Satzung.pdf", gridrefs: [], gridrefs_ng: [] });
  const { preview } = await editor.files.byId({ id: before.id });
  expect(preview.map(({ res }) => res)).toEqual(before.preview.map(({ res }) => res));
  const known = before.preview.map(({ id }) => id);
  expect(preview.filter(({ id }) => known.includes(id))).toEqual([]);
});
