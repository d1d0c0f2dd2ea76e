import { v7 as newId } from "uuid";
import type { Variant } from "../../outside/images.ts";
import { contentHash, type Storage } from "../../outside/storage.ts";
import type { VariantRow } from "./store.ts";

/** Gives new variants new ids, because browsers cache the bytes of an id for ever. */
export function variantRows(fileId: string, variants: readonly Variant[]): VariantRow[] {
  return variants.map(({ mime, width, height, bytes }) => ({
    id: newId(),
    fileId,
    mime,
    width,
    height,
    sizeBytes: bytes.length,
    hash: contentHash(bytes),
  }));
}

/** Waits for all writes even if one fails, so that no write happens after the cleanup. */
export async function writeVariants(storage: Storage, variants: readonly Variant[]): Promise<void> {
  const writes = await Promise.allSettled(variants.map(({ bytes }) => storage.write(bytes)));
  const failed = writes.find((write) => write.status === "rejected");
  if (failed) throw failed.reason;
}
