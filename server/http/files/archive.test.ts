import { once } from "node:events";
import type { ReadStream } from "node:fs";
import { get as httpGet } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { fromBuffer, type Entry, type ZipFile } from "yauzl";
import { v7 as newId } from "uuid";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { files } from "#db/schema/files.ts";
import { eq } from "drizzle-orm";
import { createFile } from "../../library/files/create-file.ts";
import { buildFilesApp, openTestServices, receiveBytes, type TestServices } from "#testing/file-services.ts";
import { jpeg, pdf } from "#testing/pictures.ts";

const STORED = 0;
const DEFLATED = 8;

let services: TestServices;
let app: FastifyInstance;
let port: number;
let photo: Buffer;
let apple: LibraryFile;
let secondApple: LibraryFile;
let leaflet: LibraryFile;
let text: LibraryFile;
const opened: Readable[] = [];

async function add(bytes: Buffer, name: string): Promise<LibraryFile> {
  return createFile(services, { received: await receiveBytes(services, bytes), name });
}

beforeAll(async () => {
  services = await openTestServices();
  const read: TestServices["storage"]["read"] = async (hash, range) => {
    const stream = await services.storage.read(hash, range);
    opened.push(stream);
    return stream;
  };
  app = await buildFilesApp({ ...services, storage: { ...services.storage, read } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
  photo = await jpeg(900, 600, 1);
  apple = await add(photo, "Äpfel 🍎.jpg");
  secondApple = await add(await jpeg(60, 40, 2), "äpfel 🍎.jpg");
  leaflet = await add(pdf, "C:Heft?.pdf");
  text = await add(Buffer.from("Most ".repeat(500)), "Notizen.txt");
});
afterAll(async () => {
  await app.close();
  await services.close();
});

const pathOf = (ids: string[]) => `/api/v0/batch/download?ids=${ids.join(",")}`;
const get = (ids: string[], headers: Record<string, string> = {}) =>
  app.inject({ method: "GET", url: pathOf(ids), headers });

function openZip(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });
}

function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(buffer(stream))));
  });
}

type Unzipped = { name: string; method: number; bytes: Buffer };

async function unzip(archive: Buffer): Promise<Unzipped[]> {
  const zip = await openZip(archive);
  const found: Unzipped[] = [];
  const ended = once(zip, "end");
  zip.on("entry", (entry: Entry) => {
    void bytesOf(zip, entry).then((bytes) => {
      found.push({ name: entry.fileName, method: entry.compressionMethod, bytes });
      zip.readEntry();
    });
  });
  zip.readEntry();
  await ended;
  return found;
}

test("an editor gets the originals under unique names, in the requested order", async () => {
  const answer = await get([text.id, apple.id, secondApple.id, leaflet.id, newId(), apple.id]);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": expect.stringContaining('attachment; filename="Files.zip"'),
    "cache-control": "private, no-store",
  });
  const found = await unzip(answer.rawPayload);
  expect(found.map(({ name }) => name)).toEqual(["Notizen.txt", "Äpfel 🍎.jpg", "äpfel 🍎 (2).jpg", "C_Heft_.pdf"]);
  expect(found.map(({ method }) => method)).toEqual([DEFLATED, STORED, STORED, STORED]);
  expect(found[1]?.bytes.equals(photo)).toBe(true);
  expect(found[3]?.bytes.equals(pdf)).toBe(true);
  expect(String(found[0]?.bytes)).toBe("Most ".repeat(500));
});

test("a guest gets no archive", async () => {
  const answer = await get([apple.id], { "x-viewer": "guest" });
  expect([answer.statusCode, answer.json().code]).toEqual([401, "C100"]);
});

test("only unknown ids are 404; no ids or more than 200 are refused", async () => {
  expect((await get([newId(), "nowhere"])).statusCode).toBe(404);
  const many = await get(Array.from({ length: 201 }, () => newId()));
  expect([many.statusCode, many.json().code]).toEqual([400, "C200"]);
  const none = await app.inject({ method: "GET", url: "/api/v0/batch/download/" });
  expect([none.statusCode, none.json()]).toMatchObject([400, { code: "C200", fields: { ids: expect.any(String) } }]);
  expect((await app.inject({ method: "DELETE", url: pathOf([apple.id]) })).statusCode).toBe(405);
});

test("a file with missing bytes is named in a text file, and the others are sent", async () => {
  const lost = await add(Buffer.from("verloren"), "Verloren.txt");
  const namesake = await add(Buffer.from("da"), "Missing files.txt");
  const [row] = await services.database.db.select().from(files).where(eq(files.id, lost.id));
  await services.storage.remove(row?.hash ?? "");
  const found = await unzip((await get([lost.id, namesake.id, leaflet.id])).rawPayload);
  expect(found.map(({ name }) => name)).toEqual(["Missing files.txt", "Missing files (2).txt", "C_Heft_.pdf"]);
  expect(String(found[0]?.bytes)).toContain("- Verloren.txt");
});

test("files are opened one after the other, and closed when the client goes away", async () => {
  const large = await add(Buffer.alloc(20_000_000, 7), "gross.bin");
  opened.length = 0;
  const request = httpGet({ port, host: "127.0.0.1", path: pathOf([large.id, apple.id]) });
  await once(request, "response");
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  expect(opened[0]?.closed).toBe(false);
  request.destroy();
  await vi.waitFor(() => expect(opened[0]?.closed).toBe(true));
  expect(opened).toHaveLength(1);
});

test("an archive is aborted if a file's bytes break off in the middle", async () => {
  const breaking = await buildFilesApp({
    ...services,
    storage: {
      ...services.storage,
      read: () =>
        Promise.resolve(
          Readable.from(
            (async function* () {
              yield Buffer.alloc(1_000);
              throw new Error("the disk is gone");
            })(),
          ),
        ),
    },
  });
  const address = await breaking.listen({ port: 0, host: "127.0.0.1" });
  await expect(fetch(`${address}${pathOf([apple.id])}`).then((answer) => answer.arrayBuffer())).rejects.toThrow();
  await breaking.close();
});

test("a large file is read only as fast as the client takes it, so that memory stays bounded", async () => {
  const large = await add(Buffer.alloc(95_000_000, 9), "riesig.bin");
  opened.length = 0;
  const request = httpGet({ port, host: "127.0.0.1", path: pathOf([large.id]) });
  const [response] = await once(request, "response");
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  const source = opened[0] as ReadStream;
  let bytesBefore = -1;
  await vi.waitFor(
    () => {
      const isStill = source.bytesRead > 0 && source.bytesRead === bytesBefore;
      bytesBefore = source.bytesRead;
      expect(isStill).toBe(true);
    },
    { interval: 200 },
  );
  // The client has stopped reading, so the server soon stops reading the file too.
  expect(source.bytesRead).toBeLessThan(30_000_000);
  const archive = await buffer(response);
  expect(archive.length).toBeGreaterThan(95_000_000);
});
