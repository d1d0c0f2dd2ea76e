// Bytes by content hash: where files and their variants lie. A local directory so far.
import { createHash } from "node:crypto";
import { createReadStream, mkdirSync, open as openWithCallback } from "node:fs";
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { AppError } from "#contract/errors.ts";
import { incomingPath, sweepIncoming } from "./incoming.ts";

/** SHA-256 of the bytes, lower-case hex; the only name that bytes have. */
export type ContentHash = string;

const openDescriptor = promisify(openWithCallback);

/** Bytes that were received and hashed, but are not stored yet. */
export type ReceivedBytes = {
  hash: ContentHash;
  sizeBytes: number;
  /** Where they lie meanwhile, on the same file system as the store. */
  path: string;
  /** Puts them in place for good: synced to disk, then renamed; does nothing when they are there. */
  keep: () => Promise<void>;
  /** Throws them away; does nothing when they were kept. */
  discard: () => Promise<void>;
};

export type Storage = {
  /** Streams to a temporary file with bounded memory. @throws tooLarge above maxBytes, diskFull */
  receive: (source: Readable, maxBytes: number) => Promise<ReceivedBytes>;
  /** Opens the bytes, or a range of them (both ends inclusive). @throws notFound */
  read: (hash: ContentHash, range?: { start: number; end: number }) => Promise<Readable>;
  readBuffer: (hash: ContentHash) => Promise<Buffer>;
  write: (bytes: Buffer) => Promise<ContentHash>;
  has: (hash: ContentHash) => Promise<boolean>;
  remove: (hash: ContentHash) => Promise<void>;
  /** Removes what uploads left that were cut off by the end of a process. */
  sweep: () => Promise<void>;
};

/**
 * Opens a directory as storage: bytes at ab/cdef…, what is not whole yet in incoming/.
 * Every file is synced before it is renamed, and the directory after; modes 0600 and 0700.
 */
export function openLocalStorage(dir: string): Storage {
  const incoming = join(dir, "incoming");
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  const pathOf = (hash: ContentHash): string => pathOfHash(dir, hash);
  return {
    receive: (source, maxBytes) => withDiskFull(() => receive(dir, incomingPath(incoming), source, maxBytes)),
    read: async (hash, range) => {
      // By descriptor: a stream of a FileHandle takes half as long again for each chunk.
      const fd = await openDescriptor(pathOf(hash), "r").catch(refuseMissing);
      return createReadStream("", { fd, ...range });
    },
    readBuffer: async (hash) => readFile(pathOf(hash)).catch(refuseMissing),
    write: async (bytes) => {
      const hash = contentHash(bytes);
      await withDiskFull(() => writeWhole(dir, incomingPath(incoming), hash, bytes));
      return hash;
    },
    has: async (hash) => exists(pathOf(hash)),
    remove: async (hash) => rm(pathOf(hash), { force: true }),
    sweep: () => sweepIncoming(incoming),
  };
}

export function contentHash(bytes: Buffer): ContentHash {
  return createHash("sha256").update(bytes).digest("hex");
}

/** @throws notFound for what is no hash: it never becomes a path */
function pathOfHash(dir: string, hash: ContentHash): string {
  if (!/^[0-9a-f]{64}$/u.test(hash)) throw new AppError("notFound");
  return join(dir, hash.slice(0, 2), hash.slice(2));
}

async function receive(dir: string, path: string, source: Readable, maxBytes: number): Promise<ReceivedBytes> {
  const handle = await open(path, "wx", 0o600);
  const digest = createHash("sha256");
  let sizeBytes = 0;
  try {
    // Whoever gave the stream may have to read it to its end although we refuse it.
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) throw new AppError("tooLarge");
      digest.update(chunk);
      await handle.appendFile(chunk);
    }
    await handle.close();
  } catch (error) {
    await handle.close();
    await rm(path, { force: true });
    throw error;
  }
  const hash = digest.digest("hex");
  let isKept = false;
  return {
    hash,
    sizeBytes,
    path,
    keep: () =>
      withDiskFull(async () => {
        await putInPlace(dir, path, hash);
        isKept = true;
      }),
    discard: async () => {
      if (!isKept) await rm(path, { force: true });
    },
  };
}

async function writeWhole(dir: string, path: string, hash: ContentHash, bytes: Buffer): Promise<void> {
  if (await exists(pathOfHash(dir, hash))) return;
  try {
    await writeFile(path, bytes, { flag: "wx", mode: 0o600 });
    await putInPlace(dir, path, hash);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function putInPlace(dir: string, path: string, hash: ContentHash): Promise<void> {
  const target = pathOfHash(dir, hash);
  if (await exists(target)) return rm(path, { force: true });
  await syncToDisk(path, "r+");
  const shard = dirname(target);
  const made = await mkdir(shard, { recursive: true, mode: 0o700 });
  await rename(path, target);
  await syncToDisk(shard, "r");
  if (made !== undefined) await syncToDisk(dir, "r");
}

/** A rename survives a power cut only when its directory is synced as well. */
async function syncToDisk(path: string, flags: "r" | "r+"): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(nullIfMissing)) !== null;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

function refuseMissing(error: unknown): never {
  if (isMissing(error)) throw new AppError("notFound", { cause: error });
  throw error;
}

/** No room, quota of the file system reached, or mounted read-only. */
async function withDiskFull<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "ENOSPC" || code === "EDQUOT" || code === "EROFS") throw new AppError("diskFull", { cause: error });
    throw error;
  }
}
