// The variants of a picture on their way into the library: their rows, and their bytes.
import { v7 as newId } from "uuid";
import type { Variant } from "../outside/images.ts";
import { contentHash, type Storage } from "../outside/storage.ts";
import type { VariantRow } from "./store.ts";

/** New variants get new ids: what is known under an old one is cached for ever. */
export function variantRows(fileId: string, variants: readonly Variant[]): VariantRow[] {
  return variants.map(({ mime, width, height, bytes }) => ({
    gridref: newId(),
    fileId,
    mime,
    width,
    height,
    sizeBytes: bytes.length,
    hash: contentHash(bytes),
  }));
}

/** Waits for all of them even where one fails, so that none is written after the cleaning up. */
export async function writeVariants(storage: Storage, variants: readonly Variant[]): Promise<void> {
  const writes = await Promise.allSettled(variants.map(({ bytes }) => storage.write(bytes)));
  const failed = writes.find((write) => write.status === "rejected");
  if (failed) throw failed.reason;
}
