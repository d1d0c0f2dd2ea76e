import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { AppError } from "#contract/schemas/errors.ts";
import { startFaultyS3, startS3, type TestS3 } from "#testing/s3.ts";
import { openS3Storage } from "./storage-s3.ts";
import { contentHash, type Storage } from "./storage.ts";

const bytes = Buffer.from("ein Apfel, zwei Äpfel");
const hash = contentHash(bytes);

let dir: string;
const opened: TestS3[] = [];
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "storage-s3-"));
});
afterEach(async () => {
  for (const s3 of opened.splice(0)) await s3.close();
});
afterAll(() => rm(dir, { recursive: true }));

async function openFaulty(answer: RequestListener, idleMs?: number): Promise<Storage> {
  const s3 = await startFaultyS3(answer);
  opened.push(s3);
  return openS3Storage(s3.target, s3.key, join(dir, "incoming"), idleMs);
}

async function reasonOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ kind: "thirdParty" });
  return error instanceof AppError && error.cause instanceof Error ? error.cause.message : "";
}

it("one that is not there is told, for every kind of request", async () => {
  const s3 = await startS3();
  await s3.close();
  const storage = openS3Storage(s3.target, s3.key, join(dir, "incoming"));
  const received = await storage.receive(Readable.from([bytes]), 1000);
  for (const work of [
    () => storage.read(hash),
    () => storage.readBuffer(hash),
    () => storage.has(hash),
    () => storage.remove(hash),
    () => storage.list()[Symbol.asyncIterator]().next(),
    () => storage.write(bytes),
    () => received.keep(),
  ]) {
    expect(await reasonOf(work())).toMatch(/^s3:\/\/sonnenau-files: .*ECONNREFUSED/u);
  }
  await received.discard();
  expect(await storage.findAbandoned()).toEqual([]);
});

it("one that accepts and never answers is given up, and not asked a second time", async () => {
  let asked = 0;
  const storage = await openFaulty(() => {
    asked += 1;
  });
  const reasons = await Promise.all([reasonOf(storage.read(hash)), reasonOf(storage.has(hash))]);
  expect(reasons).toEqual(Array(2).fill("s3://sonnenau-files: no answer in time"));
  expect(asked).toBeLessThanOrEqual(2);
});

it("one that stalls in the middle of an upload is given up", async () => {
  const storage = await openFaulty((request) => request.pause(), 500);
  expect(await reasonOf(storage.write(bytes))).toContain("TimeoutError");
});

it("one that fails once is asked a second time, and no third", async () => {
  let asked = 0;
  const storage = await openFaulty((request, response) => {
    asked += 1;
    request.resume();
    if (asked === 1) response.writeHead(500).end();
    else if (request.method === "PUT") response.writeHead(200).end();
    else response.writeHead(200, { "content-length": bytes.length }).end(bytes);
  });
  expect(await storage.readBuffer(hash)).toEqual(bytes);
  asked = 0;
  expect(await storage.write(bytes)).toBe(hash);
  expect(asked).toBe(3);
});

it.each([
  [403, "AccessDenied"],
  [404, "NoSuchBucket"],
  [500, "InternalError"],
  [503, "SlowDown"],
])("one that answers %i %s is named with its reason", async (status, code) => {
  const storage = await openFaulty((_request, response) => {
    response
      .writeHead(status, { "content-type": "application/xml" })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>nein</Message></Error>`);
  });
  expect(await reasonOf(storage.readBuffer(hash))).toContain(code);
  expect(await reasonOf(storage.write(bytes))).toContain(code);
});

it("one that sends other bytes is found out before their end", async () => {
  const wrong = Buffer.alloc(200_000, "falsch");
  const storage = await openFaulty((_request, response) => {
    response.writeHead(200, { "content-length": wrong.length }).end(wrong);
  });
  expect(await reasonOf(storage.readBuffer(hash))).toContain("are other bytes");
  let received = 0;
  const stream = await storage.read(hash);
  stream.on("data", (chunk: Buffer) => (received += chunk.length));
  await expect(new Promise((resolve, reject) => stream.on("end", resolve).on("error", reject))).rejects.toThrow();
  expect(received).toBeLessThan(wrong.length);
});

it("one that breaks off is no end of a file", async () => {
  const storage = await openFaulty((_request, response) => {
    response.writeHead(200, { "content-length": bytes.length }).write(bytes.subarray(0, 4));
    setImmediate(() => response.destroy());
  });
  await reasonOf(storage.readBuffer(hash));
  await expect(buffer(await storage.read(hash))).rejects.toThrow();
});

it("one that does not know ranges is not taken for one that does", async () => {
  const storage = await openFaulty((_request, response) => {
    response.writeHead(200, { "content-length": bytes.length }).end(bytes);
  });
  expect(await reasonOf(storage.read(hash, { start: 4, end: 8 }))).toContain("sent all of them");
});

it("one that says it stored what it did not is not believed", async () => {
  const storage = await openFaulty((request, response) => {
    request.resume();
    response.writeHead(request.method === "PUT" ? 200 : 404).end();
  });
  expect(await reasonOf(storage.write(bytes))).toContain("took 22 bytes and shows none");
});

it("a redirect leads nowhere", async () => {
  let followed = 0;
  const elsewhere = createServer((_request, response) => {
    followed += 1;
    response.end(bytes);
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  const { port } = elsewhere.address() as AddressInfo;
  const storage = await openFaulty((_request, response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${port}/${hash}` }).end();
  });
  await reasonOf(storage.readBuffer(hash));
  await reasonOf(storage.write(bytes));
  expect(followed).toBe(0);
  await new Promise((resolve) => elsewhere.close(resolve));
});
