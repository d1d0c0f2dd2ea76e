import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { entries } from "#db/schema/entries.ts";
import { fileUses } from "#db/schema/file-uses.ts";
import { files, fileVariants } from "#db/schema/files.ts";
import { messages } from "#db/schema/messages.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { sessions } from "#db/schema/sessions.ts";
import { tags } from "#db/schema/tags.ts";
import { users } from "#db/schema/users.ts";
import { programViewer } from "#contract/values/permissions.ts";
import { createFile } from "../../library/files/create-file.ts";
import { getFile } from "../../library/files/store.ts";
import { contentHash } from "../../outside/storage.ts";
import { storeEntry } from "#testing/entries.ts";
import { storeMessage } from "#testing/messages.ts";
import { openTestServices, receiveBytes, type TestServices } from "#testing/file-services.ts";
import { leaflet } from "#testing/documents.ts";
import { jpeg, pdf } from "#testing/pictures.ts";
import { startS3, type TestS3 } from "#testing/s3.ts";
import { openS3Storage } from "../../outside/storage-s3.ts";
import { examine } from "./examine.ts";

let services: TestServices;
let local: TestServices["storage"];
let s3: TestS3;
let dir: string;

beforeAll(async () => {
  services = await openTestServices();
  local = services.storage;
  s3 = await startS3();
  dir = await mkdtemp(join(tmpdir(), "doctor-test-"));
});
afterAll(async () => {
  await s3.close();
  await services.close();
  await rm(dir, { recursive: true });
});
afterEach(async () => {
  for (const table of [entries, files, tags, outgoingMail, users]) await services.database.db.delete(table);
  for await (const { hash } of services.storage.list()) await services.storage.remove(hash);
  useStorage(local);
});

function useStorage(storage: TestServices["storage"]): void {
  services.storage = storage;
  services.services.storage = storage;
}

type Options = { isMending?: boolean; isThorough?: boolean };

async function examined({ isMending = false, isThorough = false }: Options = {}): Promise<string[]> {
  return (await examine({ services, viewer: programViewer, isMending, isThorough })).lines();
}

async function isFoundAndMended(line: RegExp, options: Options = {}): Promise<void> {
  for (const isMending of [false, true]) {
    const lines = await examined({ ...options, isMending });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
    expect(lines[0]?.includes(", mended: ")).toBe(isMending);
  }
  expect(await examined(options)).toEqual([]);
}

async function add(name: string, bytes: Buffer): Promise<string> {
  return (await createFile(services, { received: await receiveBytes(services, bytes), name, tags: ["Feste|2026"] })).id;
}

async function addEntry(fileIds: string[]): Promise<string> {
  const { id } = await storeEntry(services.database, {
    title: "Fest",
    mainPicture: fileIds[0] ?? null,
    blocks: [
      { id: "t", type: "text", html: "<p>Most</p>", media: fileIds },
      { id: "f", type: "fileList", files: fileIds },
      { id: "d", type: "downloads", files: fileIds },
    ],
  });
  return id;
}

const pathOf = (hash: string): string => join(services.filesDir, hash.slice(0, 2), hash.slice(2));

describe.each(["a local directory", "an S3-compatible server"])("files in %s", (where) => {
  let picture: string;
  beforeEach(async () => {
    if (where !== "a local directory") useStorage(openS3Storage(s3.target, s3.key, join(dir, "incoming")));
    picture = await add("Apfel.jpg", await jpeg(900, 600));
    await addEntry([picture, await add("Satzung.pdf", pdf)]);
    expect(await examined({ isMending: true, isThorough: true })).toEqual([]);
  });

  it("get their variants back, under the ids that they had", async () => {
    const before = await getFile(services.database.db, picture);
    for (const { hash } of before.variants.slice(0, 2)) await services.storage.remove(hash);
    await isFoundAndMended(/^1 pictures with missing or wrong variants.*: [0-9a-f-]{36}$/u);
    const after = await getFile(services.database.db, picture);
    expect(after.variants.map(({ id, width, mime }) => [id, width, mime]).sort()).toEqual(
      before.variants.map(({ id, width, mime }) => [id, width, mime]).sort(),
    );
  });

  it("get variants where they never had any", async () => {
    await services.database.db.delete(fileVariants);
    const lines = await examined({ isMending: true });
    expect(lines[0]).toMatch(/^1 pictures with missing or wrong variants, mended/u);
    expect((await getFile(services.database.db, picture)).variants).toHaveLength(6);
  });

  it("get the preview of a PDF back, and one where there never was any; what cannot be rendered misses none", async () => {
    const leafletId = await add("Faltblatt.pdf", leaflet());
    const { variants } = await getFile(services.database.db, leafletId);
    expect(variants.map(({ width, mime }) => [width, mime])).toEqual([
      [400, "image/webp"],
      [800, "image/webp"],
    ]);
    await services.storage.remove(variants[0]?.hash ?? "");
    await isFoundAndMended(/^1 documents without their preview/u);
    await services.database.db.delete(fileVariants).where(eq(fileVariants.fileId, leafletId));
    await isFoundAndMended(/^1 documents without their preview/u);
    expect((await getFile(services.database.db, leafletId)).variants).toHaveLength(2);
  });

  it("are never made of a PDF's preview when the PDF itself is lost", async () => {
    const leafletId = await add("Faltblatt.pdf", leaflet());
    await services.storage.remove((await getFile(services.database.db, leafletId)).hash);
    await isFoundAndMended(/^1 files without bytes/u);
    expect(await services.database.db.$count(files, eq(files.id, leafletId))).toBe(0);
  });

  it("are restored from their widest variant if the picture itself is lost, and stay in entries", async () => {
    const before = await getFile(services.database.db, picture);
    await services.storage.remove(before.hash);
    await isFoundAndMended(/^1 files without bytes/u);
    const after = await getFile(services.database.db, picture);
    expect(after).toMatchObject({ width: 900, height: 600, mime: "image/jpeg", ext: "jpg", version: 2 });
    expect(before.variants.map(({ hash }) => hash)).toContain(after.hash);
    expect(after.originalHash).toBe(after.hash);
  });

  it("are removed from library and entries if no bytes are left", async () => {
    const [row] = await services.database.db.select().from(files).where(eq(files.ext, "pdf"));
    await services.storage.remove(row?.hash ?? "");
    await isFoundAndMended(/^1 files without bytes/u);
    const [entry] = await services.database.db.select().from(entries);
    expect(entry?.blocks).toMatchObject([{ media: [picture] }, { files: [picture] }, { files: [picture] }]);
    expect(await services.database.db.$count(files)).toBe(1);
  });

  it("stay if they are invoices that must be kept, and the others are mended", async () => {
    const { db } = services.database;
    const invoice = await add("Rechnung.pdf", leaflet());
    await db.update(files).set({ keepUntil: "2099-12-31" }).where(eq(files.id, invoice));
    for (const { hash } of await db.select().from(files).where(eq(files.ext, "pdf")))
      await services.storage.remove(hash);
    const { hash } = await getFile(db, invoice);
    const lines = await examined({ isMending: true });
    const place = `${invoice} (until 31/12/2099, files/${hash})`;
    expect(lines).toEqual([
      `1 files without bytes that must be kept (restore them from a backup): ${place}`,
      expect.stringMatching(/^1 files without bytes, mended/u),
    ]);
    expect((await db.select().from(files)).map(({ id }) => id).sort()).toEqual([picture, invoice].sort());
    const report = await examine({ services, viewer: programViewer, isMending: true, isThorough: false });
    expect(report.isHealthy()).toBe(false);
    await db.update(files).set({ keepUntil: "2020-12-31" }).where(eq(files.id, invoice));
    await isFoundAndMended(/^1 files without bytes/u);
  });

  it("get their correct size", async () => {
    await services.database.db.update(files).set({ sizeBytes: 7 }).where(eq(files.id, picture));
    await isFoundAndMended(/^1 files recorded with a wrong size/u);
  });
});

describe("bytes on the disk", () => {
  it("that are damaged count as missing, and those of a variant are made again", async () => {
    const picture = await add("Apfel.jpg", await jpeg(900, 600));
    const { variants } = await getFile(services.database.db, picture);
    await writeFile(pathOf(variants[0]?.hash ?? ""), "kürzer");
    await isFoundAndMended(/^1 pictures with missing or wrong variants/u);
    const same = Buffer.alloc(variants[1]?.sizeBytes ?? 0, "x");
    await writeFile(pathOf(variants[1]?.hash ?? ""), same);
    expect(await examined()).toEqual([]);
    await isFoundAndMended(/^1 pictures with missing or wrong variants/u, { isThorough: true });
  });

  it("that are damaged stay if their file must be kept", async () => {
    const invoice = await add("Rechnung.pdf", pdf);
    await services.database.db.update(files).set({ keepUntil: "2099-12-31" });
    const { hash } = await getFile(services.database.db, invoice);
    await writeFile(pathOf(hash), "fast alles");
    for (const isMending of [true, false])
      expect((await examined({ isMending }))[0]).toMatch(/^1 files without bytes that must be kept/u);
    expect(await services.storage.has(hash)).toBe(true);
  });

  it("without a row are removed if they are older than an hour", async () => {
    const hash = await services.storage.write(Buffer.from("übrig"));
    expect(await examined({ isMending: true })).toEqual([]);
    const old = new Date(Date.now() - 2 * 3_600_000);
    await utimes(pathOf(hash), old, old);
    await isFoundAndMended(new RegExp(`^1 bytes without a row.*${hash}`, "u"));
    expect(await services.storage.has(hash)).toBe(false);
  });

  it("that were stored again since they were listed are kept", async () => {
    const hash = await services.storage.write(Buffer.from("wieder da"));
    const old = new Date(Date.now() - 2 * 3_600_000);
    const storage = {
      ...local,
      list: async function* () {
        yield { hash, sizeBytes: 9, stored: old };
      },
    };
    const checked = { ...services, storage };
    await examine({ services: checked, viewer: programViewer, isMending: true, isThorough: false });
    expect(await services.storage.has(hash)).toBe(true);
  });

  it("that are all missing do not cause the removal of the library", async () => {
    for (let n = 0; n < 12; n += 1) await add(`${n}.pdf`, Buffer.concat([pdf, Buffer.from(`% ${n}\n`)]));
    for await (const { hash } of services.storage.list()) await services.storage.remove(hash);
    const report = await examine({ services, viewer: programViewer, isMending: true, isThorough: false });
    expect(report.lines()[0]).toMatch(/^12 files without bytes: .*, …$/u);
    expect(report.isHealthy()).toBe(false);
    expect(await services.database.db.$count(files)).toBe(12);
  });

  it("that an ended process left unfinished are removed", async () => {
    const host = hostname().replace(/[^A-Za-z0-9]/gu, "");
    await writeFile(join(services.filesDir, "incoming", `${host}-999999999-aa-bb`), "halb");
    await isFoundAndMended(/^1 temporary files of ended processes/u);
  });
});

describe("rows", () => {
  it("of entries lose missing files, and their file uses are recorded again", async () => {
    const entry = await addEntry([await add("Satzung.pdf", pdf)]);
    const gone = "01980000-0000-7000-8000-00000000dead";
    const names = { media: [gone], revision: 1, englishFrom: null };
    await services.database.db
      .update(entries)
      .set({ blocks: [{ id: "t", type: "text", html: "<p>Most</p>", ...names }] });
    await isFoundAndMended(new RegExp(`^1 entries that name files which are gone.*${entry}`, "u"));
    await services.database.db.delete(fileUses);
    await isFoundAndMended(/^1 entries whose use of files is recorded wrongly/u);
  });

  it("of entries that are damaged are stored as they are shown", async () => {
    const entry = await addEntry([]);
    await services.database.db.execute(sql`update entries set blocks = blocks || '[null]', en = '7'`);
    await isFoundAndMended(new RegExp(`^1 entries that cannot be read whole.*${entry}`, "u"));
  });

  it("of files that are damaged are stored as they are shown", async () => {
    const id = await add("Satzung.pdf", pdf);
    await services.database.db.execute(sql`update files set edits = 'null', upload_date = 'infinity'`);
    await isFoundAndMended(new RegExp(`^1 files that cannot be read whole.*${id}`, "u"));
  });

  it("of damaged settings get their defaults, the others are unchanged", async () => {
    const { db } = services.database;
    await db.execute(sql`update settings set value = '{"quota": "much"}' where section = 'storage'`);
    await db.execute(sql`update settings set value = '{"title": "Hof", "author": 7}' where section = 'texts'`);
    await isFoundAndMended(/^2 settings that cannot be read.*: storage\.quota, texts\.author$/u);
    const { rows } = await db.execute(
      sql`select value from settings where section in ('storage', 'texts') order by section`,
    );
    expect(rows).toEqual([{ value: {} }, { value: { title: "Hof" } }]);
  });

  it("of tags get their parents", async () => {
    await services.database.db.insert(tags).values({ path: "Feste|2026|Apfeltag" });
    await isFoundAndMended(/^2 tags without their parents.*: Feste, Feste\|2026$/u);
  });

  it("of mails that were given up, or that no process sends, are retried", async () => {
    const mail = { recipient: "a@example.org", subject: "Hallo", body: "…", created: new Date() };
    await services.database.db.insert(outgoingMail).values([
      { ...mail, id: "given-up", state: "refused", attempts: 9 },
      { ...mail, id: "overdue", nextAttempt: new Date(0) },
      { ...mail, id: "due", nextAttempt: new Date() },
      { ...mail, id: "sent", state: "sent", sent: new Date(0) },
      { ...mail, id: "uncertain", state: "uncertain" },
    ]);
    await isFoundAndMended(/^2 mails that were given up or that nobody sends/u);
  });

  it("of sessions that expired long ago are removed, those of yesterday are left to the site", async () => {
    await services.database.db
      .insert(users)
      .values({ id: "u1", name: "Ada", handle: "a@example.org", passwordHash: "x", roles: [] });
    await services.database.db.insert(sessions).values([
      { tokenHash: contentHash(Buffer.from("alt")), userId: "u1", expiresAt: new Date(0) },
      { tokenHash: contentHash(Buffer.from("eben")), userId: "u1", expiresAt: new Date() },
    ]);
    await isFoundAndMended(
      /^1 expired sessions, tokens, counters and removed messages that nobody dropped.*: 1 sessions$/u,
    );
    expect(await services.database.db.$count(sessions)).toBe(1);
  });

  it("of messages that were removed long ago go, those that were removed just now are left to the site", async () => {
    const { db } = services.database;
    for (const removed of [new Date(0), new Date(), null]) await storeMessage(db, { removed });
    await isFoundAndMended(/that nobody dropped.*: 1 messages$/u);
    expect(await db.$count(messages)).toBe(2);
  });

  it("in large numbers are read page by page", async () => {
    await services.database.db.execute(
      sql`insert into tags (path) select 'Ordner' || n || '|Inhalt' from generate_series(1, 1203) n`,
    );
    const lines = await examined({ isMending: true });
    expect(lines[0]).toMatch(/^1203 tags without their parents, mended: (Ordner\d+, ){5}…$/u);
    expect(await examined()).toEqual([]);
  });
});
