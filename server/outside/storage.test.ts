import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startS3 } from "#testing/s3.ts";
import { openLocalStorage } from "./storage-local.ts";
import { openS3Storage } from "./storage-s3.ts";
import { contentHash, type Storage } from "./storage.ts";

type Opened = { storage: Storage; close: () => Promise<void> };

async function openLocal(dir: string): Promise<Opened> {
  return { storage: openLocalStorage(dir), close: async () => {} };
}

async function openS3(dir: string): Promise<Opened> {
  const { target, key, close } = await startS3();
  return { storage: openS3Storage(target, key, join(dir, "incoming")), close };
}

const bytes = Buffer.from("ein Apfel, zwei Äpfel");
const hash = contentHash(bytes);

async function hashesOf(storage: Storage): Promise<string[]> {
  const hashes: string[] = [];
  for await (const stored of storage.list()) hashes.push(stored.hash);
  return hashes;
}

describe.each([
  ["a local directory", openLocal],
  ["an S3-compatible server", openS3],
])("bytes in %s", (_name, open) => {
  let dir: string;
  let storage: Storage;
  let close: () => Promise<void>;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), "storage-test-"));
    ({ storage, close } = await open(dir));
  });
  afterAll(async () => {
    await close();
    await rm(dir, { recursive: true });
  });

  it("have a mark beside them that is none of them", async () => {
    expect(await storage.readMark()).toBeNull();
    for (const text of ["eins", "zwei"]) await storage.writeMark(text);
    expect([await storage.readMark(), await hashesOf(storage)]).toEqual(["zwei", []]);
    for (const text of [null, null]) await storage.writeMark(text);
    expect(await storage.readMark()).toBeNull();
  });

  it("are there under their hash once they are kept, and not before", async () => {
    const received = await storage.receive(Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]), 1000);
    expect(received).toMatchObject({ hash, sizeBytes: bytes.length });
    expect(await storage.has(hash)).toBe(false);
    expect(await storage.find(hash)).toBeNull();
    const before = Date.now();
    await received.keep();
    await received.discard();
    expect(await storage.readBuffer(hash)).toEqual(bytes);
    const found = await storage.find(hash);
    expect(found).toMatchObject({ hash, sizeBytes: bytes.length });
    expect(found?.stored.getTime()).toBeGreaterThan(before - 2_000);
  });

  it("are read whole and in ranges with both of their ends", async () => {
    expect(await storage.write(bytes)).toBe(hash);
    expect(await buffer(await storage.read(hash))).toEqual(bytes);
    expect((await buffer(await storage.read(hash, { start: 4, end: 8 }))).toString()).toBe("Apfel");
    expect((await buffer(await storage.read(hash, { start: 0, end: 2 }))).toString()).toBe("ein");
  });

  it("may be large, or none at all", async () => {
    const large = Buffer.alloc(7_000_000, "Most");
    const received = await storage.receive(
      Readable.from([large.subarray(0, 3_000_000), large.subarray(3_000_000)]),
      1e8,
    );
    await received.keep();
    expect((await storage.readBuffer(received.hash)).equals(large)).toBe(true);
    const empty = await storage.write(Buffer.alloc(0));
    expect(await storage.readBuffer(empty)).toHaveLength(0);
    await storage.remove(received.hash);
    await storage.remove(empty);
  });

  it("become a local file for those who need one", async () => {
    await storage.write(bytes);
    const own = await storage.makeTemporaryDir();
    await storage.copyTo(hash, join(own, "apfel"));
    expect(await readFile(join(own, "apfel"))).toEqual(bytes);
    await expect(storage.copyTo("0".repeat(64), join(own, "none"))).rejects.toMatchObject({ kind: "notFound" });
    await rm(own, { recursive: true });
    expect(await storage.readBuffer(hash)).toEqual(bytes);
  });

  it("are listed by their hash, in its order, and gone when they are removed", async () => {
    const written = await Promise.all(["a", "b", "c", "d", "e"].map((text) => storage.write(Buffer.from(text))));
    const all = [...new Set([...written, await storage.write(bytes)])].sort();
    expect(await hashesOf(storage)).toEqual(all);
    for (const one of written) await storage.remove(one);
    expect(await hashesOf(storage)).toEqual([hash]);
    await storage.remove("0".repeat(64));
  });

  it("that are not there are not found, and what is no hash names nothing", async () => {
    const missing = "0".repeat(64);
    await expect(storage.read(missing)).rejects.toMatchObject({ kind: "notFound" });
    await expect(storage.readBuffer(missing)).rejects.toMatchObject({ kind: "notFound" });
    await expect(storage.readBuffer("../../etc/passwd")).rejects.toMatchObject({ kind: "notFound" });
    await expect(storage.find("../incoming")).rejects.toMatchObject({ kind: "notFound" });
  });

  it("that are discarded, too long or broken off leave nothing", async () => {
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
    expect(await storage.has(received.hash)).toBe(false);
    expect(await storage.findAbandoned()).toEqual([]);
  });

  it("that are too long can still be read to their end by whoever sent them", async () => {
    const source = Readable.from([Buffer.alloc(600), Buffer.alloc(600), Buffer.from("end")]);
    await expect(storage.receive(source, 1000)).rejects.toMatchObject({ kind: "tooLarge" });
    expect(source.destroyed).toBe(false);
    expect((await buffer(source)).toString()).toBe("end");
  });

  it("find a full disk answered as one", async () => {
    const full = new Readable({
      read() {
        this.destroy(Object.assign(new Error("no space"), { code: "ENOSPC" }));
      },
    });
    await expect(storage.receive(full, 1000)).rejects.toMatchObject({ kind: "diskFull" });
  });
});
