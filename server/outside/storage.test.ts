// What storage promises about bytes: whole, durable, under their hash, or not there.
import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openLocalStorage, type Storage } from "./storage.ts";

let dir: string;
let storage: Storage;
const bytes = Buffer.from("ein Apfel, zwei Äpfel");
const hash = createHash("sha256").update(bytes).digest("hex");

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "storage-test-"));
  storage = openLocalStorage(dir);
});
afterAll(() => rm(dir, { recursive: true }));

test("received bytes are kept under their hash, for the owner alone", async () => {
  const received = await storage.receive(Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]), 1000);
  expect(received).toMatchObject({ hash, sizeBytes: bytes.length });
  expect(await storage.has(hash)).toBe(false);
  await received.keep();
  await received.discard();
  expect(await storage.readBuffer(hash)).toEqual(bytes);
  const kept = await stat(join(dir, hash.slice(0, 2), hash.slice(2)));
  expect(kept.mode & 0o777).toBe(0o600);
  expect((await stat(join(dir, hash.slice(0, 2)))).mode & 0o777).toBe(0o700);
  expect(await readdir(join(dir, "incoming"))).toEqual([]);
});

test("a range is read with both of its ends", async () => {
  expect(await storage.write(bytes)).toBe(hash);
  expect((await buffer(await storage.read(hash, { start: 4, end: 8 }))).toString()).toBe("Apfel");
});

test("discarded, too long and broken uploads leave nothing", async () => {
  const received = await storage.receive(Readable.from([Buffer.from("weg")]), 1000);
  await received.discard();
  await expect(storage.receive(Readable.from([Buffer.alloc(600), Buffer.alloc(600)]), 1000)).rejects.toMatchObject({
    kind: "tooLarge",
  });
  const broken = new Readable({
    read() {
      this.push("halb");
      this.destroy(new Error("cut"));
    },
  });
  await expect(storage.receive(broken, 1000)).rejects.toThrow("cut");
  expect(await readdir(join(dir, "incoming"))).toEqual([]);
});

test("a source that is too long can still be read to its end", async () => {
  const source = Readable.from([Buffer.alloc(600), Buffer.alloc(600), Buffer.from("end")]);
  await expect(storage.receive(source, 1000)).rejects.toMatchObject({ kind: "tooLarge" });
  expect(source.destroyed).toBe(false);
  expect((await buffer(source)).toString()).toBe("end");
});

test("what is not there is not found, and what is no hash becomes no path", async () => {
  const missing = "0".repeat(64);
  await expect(storage.read(missing)).rejects.toMatchObject({ kind: "notFound" });
  await expect(storage.readBuffer("../../etc/passwd")).rejects.toMatchObject({ kind: "notFound" });
  await storage.remove(missing);
});

test("a full disk is answered as one", async () => {
  const full = new Readable({
    read() {
      this.destroy(Object.assign(new Error("no space"), { code: "ENOSPC" }));
    },
  });
  await expect(storage.receive(full, 1000)).rejects.toMatchObject({ kind: "diskFull" });
});

test("a sweep takes what ended processes left and leaves what is being written", async () => {
  const host = hostname().replace(/[^A-Za-z0-9]/gu, "");
  const incoming = join(dir, "incoming");
  const running = await storage.receive(Readable.from([Buffer.from("läuft")]), 1000);
  await writeFile(join(incoming, `${host}-999999999-aa-bb`), "of a process that ended");
  await writeFile(join(incoming, `${host}-${process.pid}-aa-bb`), "of this pid, before a restart");
  await writeFile(join(incoming, "otherhost-1-aa-bb"), "of another machine, now");
  await writeFile(join(incoming, "otherhost-1-aa-cc"), "of another machine, long ago");
  await utimes(join(incoming, "otherhost-1-aa-cc"), 1, 1);
  await storage.sweep();
  expect(await readdir(incoming)).toHaveLength(2);
  await running.keep();
});
