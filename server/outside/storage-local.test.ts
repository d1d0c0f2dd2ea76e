import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openLocalStorage } from "./storage-local.ts";
import { contentHash, type Storage } from "./storage.ts";

let dir: string;
let storage: Storage;
const bytes = Buffer.from("ein Apfel, zwei Äpfel");
const hash = contentHash(bytes);
const pathOf = (one: string): string => join(dir, one.slice(0, 2), one.slice(2));

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "storage-test-"));
  storage = openLocalStorage(dir);
});
afterAll(() => rm(dir, { recursive: true }));

test("bytes are for the owner alone, and nothing stays in incoming", async () => {
  const received = await storage.receive(Readable.from([bytes]), 1000);
  await received.keep();
  expect((await stat(pathOf(hash))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dir, hash.slice(0, 2)))).mode & 0o777).toBe(0o700);
  expect(await readdir(join(dir, "incoming"))).toEqual([]);
});

test("bytes that are stored again are as young as new ones", async () => {
  const longAgo = new Date("2020-01-01");
  for (const store of [
    () => storage.write(bytes),
    async () => (await storage.receive(Readable.from([bytes]), 1000)).keep(),
  ]) {
    await utimes(pathOf(hash), longAgo, longAgo);
    const before = Date.now();
    await store();
    expect((await storage.find(hash))?.stored.getTime()).toBeGreaterThan(before - 1_000);
  }
  expect(await readdir(join(dir, "incoming"))).toEqual([]);
});

test("a list knows bytes from other files that lie there", async () => {
  await writeFile(join(dir, "notes.txt"), "x");
  await writeFile(join(dir, hash.slice(0, 2), "notes.txt"), "x");
  for await (const stored of storage.list()) expect(stored.hash).toBe(hash);
});

test("a sweep takes what ended processes left and leaves what is being written", async () => {
  const host = hostname().replace(/[^A-Za-z0-9]/gu, "");
  const incoming = join(dir, "incoming");
  const running = await storage.receive(Readable.from([Buffer.from("läuft")]), 1000);
  await writeFile(join(incoming, `${host}-999999999-aa-bb`), "of a process that ended");
  await mkdir(join(incoming, `${host}-999999999-aa-cc`));
  await writeFile(join(incoming, `${host}-999999999-aa-cc`, "held"), "of a backup that ended");
  await writeFile(join(incoming, `${host}-${process.pid}-aa-bb`), "of this pid, before a restart");
  await writeFile(join(incoming, "otherhost-1-aa-bb"), "of another machine, now");
  await writeFile(join(incoming, "otherhost-1-aa-cc"), "of another machine, long ago");
  await utimes(join(incoming, "otherhost-1-aa-cc"), 1, 1);
  expect(await storage.findAbandoned()).toHaveLength(4);
  await storage.sweep();
  expect(await storage.findAbandoned()).toEqual([]);
  expect(await readdir(incoming)).toHaveLength(2);
  await running.keep();
});
