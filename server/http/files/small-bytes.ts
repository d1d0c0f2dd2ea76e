// Keeps the bytes of popular pictures in memory: opening a file costs more than sending its bytes.
import { LRUCache } from "lru-cache";
import { type ContentHash, requireSize, type Storage } from "../../outside/storage.ts";

/** Nearly every variant of a photo is smaller; larger files are streamed from storage. */
export const SMALL_BYTES = 256_000;
const MAX_BYTES = 32_000_000;

/** @throws notFound for bytes that are missing, or have another size than their row says */
export type ReadSmall = (hash: ContentHash, sizeBytes: number) => Promise<Buffer>;

/** Bytes by hash, which never change; the caller has already checked the permission. */
export function createSmallBytes(storage: Storage): ReadSmall {
  const held = new LRUCache<ContentHash, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (bytes) => bytes.length });
  return async (hash, sizeBytes) => {
    const known = held.get(hash);
    if (known) return known;
    const bytes = await storage.readBuffer(hash);
    requireSize(hash, bytes.length, sizeBytes);
    if (bytes.length > 0) held.set(hash, bytes);
    return bytes;
  };
}
