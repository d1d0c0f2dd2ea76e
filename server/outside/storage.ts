// Bytes by content hash: where files and their variants lie; what a local directory and S3 both promise.
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { AppError } from "#contract/errors.ts";

/** SHA-256 of the bytes, lower-case hex; the only name that bytes have. */
export type ContentHash = string;

/** Bytes that were received and hashed, but are not stored yet. */
export type ReceivedBytes = {
  hash: ContentHash;
  sizeBytes: number;
  /** Where they lie meanwhile, on a local disk. */
  path: string;
  /** Puts them in place for good, and makes those that are there already as good as new. */
  keep: () => Promise<void>;
  /** Throws them away; does nothing when they were kept. */
  discard: () => Promise<void>;
};

/** What is known of stored bytes without reading them; `stored` is when they were put there last. */
export type StoredBytes = { hash: ContentHash; sizeBytes: number; stored: Date };

/** Where S3 does not answer, or answers nonsense, every one of these throws thirdParty (C105). */
export type Storage = {
  /** Streams to a temporary file with bounded memory. @throws tooLarge above maxBytes, diskFull */
  receive: (source: Readable, maxBytes: number) => Promise<ReceivedBytes>;
  /** Opens the bytes, or a range of them (both ends inclusive). @throws notFound */
  read: (hash: ContentHash, range?: ByteSpan) => Promise<Readable>;
  readBuffer: (hash: ContentHash) => Promise<Buffer>;
  write: (bytes: Buffer) => Promise<ContentHash>;
  has: (hash: ContentHash) => Promise<boolean>;
  find: (hash: ContentHash) => Promise<StoredBytes | null>;
  /** All bytes, ascending by hash; holds one page of them in memory. */
  list: () => AsyncIterable<StoredBytes>;
  remove: (hash: ContentHash) => Promise<void>;
  /** Makes the bytes a local file: a second name of them where that can be, else a copy. @throws notFound */
  copyTo: (hash: ContentHash, path: string) => Promise<void>;
  /** A directory of one's own on a local disk; what its process leaves there is swept. */
  makeTemporaryDir: () => Promise<string>;
  /** What uploads and backups left that were cut off by the end of a process: names of temporary files. */
  findAbandoned: () => Promise<string[]>;
  /** Removes what findAbandoned finds. */
  sweep: () => Promise<void>;
};

export type ByteSpan = { start: number; end: number };

export function contentHash(bytes: Buffer): ContentHash {
  return createHash("sha256").update(bytes).digest("hex");
}

export function isContentHash(text: string): boolean {
  return /^[0-9a-f]{64}$/u.test(text);
}

/** @throws notFound for what is no hash: it never becomes a path or a key */
export function requireContentHash(hash: ContentHash): ContentHash {
  if (!isContentHash(hash)) throw new AppError("notFound");
  return hash;
}
