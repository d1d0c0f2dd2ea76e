// Storage of bytes by content hash, for files and variants: the interface of local directory and S3.
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { AppError } from "#contract/schemas/errors.ts";

/** SHA-256 of the bytes, lower-case hex; the only name that bytes have. */
export type ContentHash = string;

/** Bytes that were received and hashed, but are not stored yet. */
export type ReceivedBytes = {
  hash: ContentHash;
  sizeBytes: number;
  /** Where they are meanwhile, on a local disk. */
  path: string;
  /** Stores them for good, or renews the date of the same bytes. */
  keep: () => Promise<void>;
  /** Removes them; does nothing if they were kept. */
  discard: () => Promise<void>;
};

/** The facts about stored bytes without reading them; `stored` is when they were stored last. */
export type StoredBytes = { hash: ContentHash; sizeBytes: number; stored: Date };

/** If S3 does not answer, or answers nonsense, every method throws thirdParty (C105). */
export type Storage = {
  /** Streams to a temporary file with bounded memory. @throws tooLarge above maxBytes, diskFull */
  receive: (source: Readable, maxBytes: number) => Promise<ReceivedBytes>;
  /**
   * Opens the bytes, or a range of them (both ends inclusive).
   * @param sizeBytes their size; with another one they are damaged @throws notFound, also for damaged bytes
   */
  read: (hash: ContentHash, range?: ByteSpan, sizeBytes?: number) => Promise<Readable>;
  readBuffer: (hash: ContentHash) => Promise<Buffer>;
  write: (bytes: Buffer) => Promise<ContentHash>;
  has: (hash: ContentHash) => Promise<boolean>;
  find: (hash: ContentHash) => Promise<StoredBytes | null>;
  /** All bytes, ascending by hash; holds one page of them in memory. */
  list: () => AsyncIterable<StoredBytes>;
  remove: (hash: ContentHash) => Promise<void>;
  /** Makes the bytes a local file: a hard link if possible, else a copy. @throws notFound */
  copyTo: (hash: ContentHash, path: string) => Promise<void>;
  /** A short text beside the bytes, which says whose they are; null if there is none. */
  readMark: () => Promise<string | null>;
  /** Null removes it. */
  writeMark: (text: string | null) => Promise<void>;
  /** A directory for the caller on a local disk; sweep removes what its process leaves there. */
  makeTemporaryDir: () => Promise<string>;
  /** Names of temporary files of uploads and backups whose process ended early. */
  findAbandoned: () => Promise<string[]>;
  /** Removes what findAbandoned finds. */
  sweep: () => Promise<void>;
};

export type ByteSpan = { start: number; end: number };

/** The name of the mark, which is no hash. */
export const MARK_NAME = "site.json";

export function contentHash(bytes: Buffer): ContentHash {
  return createHash("sha256").update(bytes).digest("hex");
}

export function isContentHash(text: string): boolean {
  return /^[0-9a-f]{64}$/u.test(text);
}

/** @throws notFound for bytes of another size than their row says */
export function requireSize(hash: ContentHash, found: number | undefined, expected: number | undefined): void {
  if (expected === undefined || found === undefined || found === expected) return;
  throw new AppError("notFound", { cause: new Error(`${hash} has ${found} bytes instead of ${expected}`) });
}

/** @throws notFound for a text that is not a hash: it must never become a path or a key */
export function requireContentHash(hash: ContentHash): ContentHash {
  if (!isContentHash(hash)) throw new AppError("notFound");
  return hash;
}
