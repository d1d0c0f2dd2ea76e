// Holds the bytes of pictures that are asked for often in memory: opening a file costs more than sending what is in it.
import { LRUCache } from "lru-cache";
import type { ContentHash, Storage } from "../outside/storage.ts";

/** Nearly every variant of a photo; larger ones are streamed from the disk. */
export const SMALL_BYTES = 256_000;
const MAX_BYTES = 32_000_000;

/** Bytes by their hash, which are the same for ever; whether anyone may have them is asked before. */
export function createSmallBytes(storage: Storage): (hash: ContentHash) => Promise<Buffer> {
  const held = new LRUCache<ContentHash, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (bytes) => bytes.length });
  return async (hash) => {
    const known = held.get(hash);
    if (known) return known;
    const bytes = await storage.readBuffer(hash);
    if (bytes.length > 0) held.set(hash, bytes);
    return bytes;
  };
}
