// Storage in a local directory: bytes are at ab/cdef…, incomplete files are in incoming/.
import { closeSync, createReadStream, fstatSync, mkdirSync, open as openWithCallback } from "node:fs";
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { findAbandoned, incomingPath, makeIncomingDir, sweepIncoming } from "./incoming.ts";
import { hasCode, nullIfMissing, refuseMissing, syncToDisk, withDiskFull } from "./local-disk.ts";
import { receiveToDisk } from "./receive.ts";
import {
  type ContentHash,
  contentHash,
  MARK_NAME,
  requireContentHash,
  requireSize,
  type Storage,
  type StoredBytes,
} from "./storage.ts";

const openDescriptor = promisify(openWithCallback);

/** Every file is synced before its rename, and its directory afterwards. Modes are 0600 and 0700. */
export function openLocalStorage(dir: string): Storage {
  const incoming = join(dir, "incoming");
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  const pathOf = (hash: ContentHash): string => pathOfHash(dir, hash);
  return {
    receive: (source, maxBytes) =>
      receiveToDisk(incomingPath(incoming), source, maxBytes, ({ path, hash }) => putInPlace(dir, path, hash)),
    read: async (hash, range, sizeBytes) => {
      const fd = await openDescriptor(pathOf(hash), "r").catch(refuseMissing);
      try {
        if (sizeBytes !== undefined) requireSize(hash, fstatSync(fd).size, sizeBytes);
      } catch (error) {
        closeSync(fd);
        throw error;
      }
      return createReadStream("", { fd, ...range });
    },
    readBuffer: async (hash) => readFile(pathOf(hash)).catch(refuseMissing),
    write: async (bytes) => {
      const hash = contentHash(bytes);
      await withDiskFull(() => writeWhole(dir, incomingPath(incoming), hash, bytes));
      return hash;
    },
    has: async (hash) => (await findAt(pathOf(hash), hash)) !== null,
    find: async (hash) => findAt(pathOf(hash), hash),
    list: () => listBytes(dir),
    remove: async (hash) => rm(pathOf(hash), { force: true }),
    copyTo: async (hash, path) => withDiskFull(() => linkOrCopy(pathOf(hash), path)),
    readMark: () => readFile(join(dir, MARK_NAME), "utf8").catch(nullIfMissing),
    writeMark: (text) => withDiskFull(() => writeMark(dir, incomingPath(incoming), text)),
    makeTemporaryDir: () => makeIncomingDir(incoming),
    findAbandoned: () => findAbandoned(incoming),
    sweep: () => sweepIncoming(incoming),
  };
}

function pathOfHash(dir: string, hash: ContentHash): string {
  requireContentHash(hash);
  return join(dir, hash.slice(0, 2), hash.slice(2));
}

async function findAt(path: string, hash: ContentHash): Promise<StoredBytes | null> {
  const found = await stat(path).catch(nullIfMissing);
  return found && { hash, sizeBytes: found.size, stored: found.mtime };
}

async function* listBytes(dir: string): AsyncGenerator<StoredBytes> {
  for (const shard of (await readdir(dir)).filter((name) => /^[0-9a-f]{2}$/u.test(name)).sort()) {
    const names = await readdir(join(dir, shard));
    for (const name of names.filter((rest) => /^[0-9a-f]{62}$/u.test(rest)).sort()) {
      const found = await findAt(join(dir, shard, name), shard + name);
      if (found) yield found;
    }
  }
}

async function writeWhole(dir: string, path: string, hash: ContentHash, bytes: Buffer): Promise<void> {
  if (await isThereAgain(pathOfHash(dir, hash))) return;
  try {
    await writeFile(path, bytes, { flag: "wx", mode: 0o600 });
    await putInPlace(dir, path, hash);
  } finally {
    await rm(path, { force: true });
  }
}

async function putInPlace(dir: string, path: string, hash: ContentHash): Promise<void> {
  const target = pathOfHash(dir, hash);
  if (await isThereAgain(target)) return;
  await syncToDisk(path, "r+");
  const shard = dirname(target);
  const made = await mkdir(shard, { recursive: true, mode: 0o700 });
  await rename(path, target);
  await syncToDisk(shard, "r");
  if (made !== undefined) await syncToDisk(dir, "r");
}

async function writeMark(dir: string, path: string, text: string | null): Promise<void> {
  const mark = join(dir, MARK_NAME);
  if (text === null) {
    await rm(mark, { force: true });
  } else {
    await writeFile(path, text, { flag: "wx", mode: 0o600, flush: true });
    await rename(path, mark);
  }
  await syncToDisk(dir, "r");
}

/** Renews the date of existing bytes, because `npm run doctor -- --fix` removes only old unused bytes. */
async function isThereAgain(path: string): Promise<boolean> {
  const now = new Date();
  return (await utimes(path, now, now).catch(nullIfMissing)) !== null;
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (hasCode(error, "ENOENT")) refuseMissing(error);
    // Copies the file if it is on another file system, or if the file system has no hard links.
    await copyFile(from, to).catch(refuseMissing);
  }
}
