import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { AppError } from "#contract/schemas/errors.ts";

/** SHA-256 in lower-case hex. It is the only name of stored bytes. */
export type ContentHash = string;

export type ReceivedBytes = {
  hash: ContentHash;
  sizeBytes: number;
  path: string;
  /** Stores the bytes, or renews the date of bytes that exist. */
  keep: () => Promise<void>;
  discard: () => Promise<void>;
};

export type StoredBytes = { hash: ContentHash; sizeBytes: number; stored: Date };

/** With S3, the methods throw thirdParty (C105) if S3 does not answer, or if its answer is invalid. */
export type Storage = {
  /** Streams to a temporary file, with bounded memory. @throws tooLarge above maxBytes, diskFull */
  receive: (source: Readable, maxBytes: number) => Promise<ReceivedBytes>;
  /**
   * Opens the bytes, or a range whose ends are both inclusive.
   * @param sizeBytes the expected size; bytes of another size are damaged
   * @throws notFound, also for damaged bytes
   */
  read: (hash: ContentHash, range?: ByteSpan, sizeBytes?: number) => Promise<Readable>;
  readBuffer: (hash: ContentHash) => Promise<Buffer>;
  write: (bytes: Buffer) => Promise<ContentHash>;
  has: (hash: ContentHash) => Promise<boolean>;
  find: (hash: ContentHash) => Promise<StoredBytes | null>;
  /** All bytes, ascending by hash. Only a part of the list is in memory. */
  list: () => AsyncIterable<StoredBytes>;
  remove: (hash: ContentHash) => Promise<void>;
  /** Creates a local file with the bytes: a hard link if possible, else a copy. @throws notFound */
  copyTo: (hash: ContentHash, path: string) => Promise<void>;
  readMark: () => Promise<string | null>;
  writeMark: (text: string | null) => Promise<void>;
  /** Creates a local directory for the caller. `sweep` removes it after its process has ended. */
  makeTemporaryDir: () => Promise<string>;
  findAbandoned: () => Promise<string[]>;
  sweep: () => Promise<void>;
};

export type ByteSpan = { start: number; end: number };

/** The file name of the mark. It is no content hash, so it cannot collide with a stored file. */
export const MARK_NAME = "site.json";

export function contentHash(bytes: Buffer): ContentHash {
  return createHash("sha256").update(bytes).digest("hex");
}

export function isContentHash(text: string): boolean {
  return /^[0-9a-f]{64}$/u.test(text);
}

/** @throws notFound if the size of the bytes differs from the expected size */
export function requireSize(hash: ContentHash, found: number | undefined, expected: number | undefined): void {
  if (expected === undefined || found === undefined || found === expected) return;
  throw new AppError("notFound", { cause: new Error(`${hash} has ${found} bytes instead of ${expected}`) });
}

/** @throws notFound for a text that is not a hash, because it must never become a path or a key */
export function requireContentHash(hash: ContentHash): ContentHash {
  if (!isContentHash(hash)) throw new AppError("notFound");
  return hash;
}
