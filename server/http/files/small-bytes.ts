// Caches the bytes of popular pictures, because opening a file costs more than sending its bytes.
import { LRUCache } from "lru-cache";
import { type ContentHash, requireSize, type Storage } from "../../outside/storage.ts";

export const SMALL_BYTES = 256_000;
const MAX_BYTES = 32_000_000;

/** @throws notFound (C404) if the bytes are missing, or if their number is not `sizeBytes` */
export type ReadSmall = (hash: ContentHash, sizeBytes: number) => Promise<Buffer>;

/** The caller must have checked the permission. The bytes of a hash never change, so the cache never becomes stale. */
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
