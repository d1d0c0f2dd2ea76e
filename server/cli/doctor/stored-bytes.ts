import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { AppError } from "#contract/schemas/errors.ts";
import type { Storage } from "../../outside/storage.ts";
import type { Checkup } from "./check.ts";

/**
 * Checks whether the bytes of a hash exist and match this hash. A repair removes wrong bytes, because they would
 * prevent the correct bytes from being stored.
 * @param expectedBytes a file of this size is trusted unless `isThorough`, because reading a large library takes hours
 * @returns the size; null if the bytes are missing or wrong
 */
export async function intactSize(
  { services: { storage }, isMending, isThorough }: Checkup,
  hash: string,
  expectedBytes?: number,
): Promise<number | null> {
  const found = await storage.find(hash);
  if (!found || (found.sizeBytes === expectedBytes && !isThorough)) return found?.sizeBytes ?? null;
  if (await areBytesOf(storage, hash)) return found.sizeBytes;
  if (isMending) await storage.remove(hash);
  return null;
}

async function areBytesOf(storage: Storage, hash: string): Promise<boolean> {
  const bytes = await storage.read(hash);
  const digest = createHash("sha256");
  try {
    await pipeline(bytes, digest);
  } catch (error) {
    // An AppError means that the bytes are wrong. Other errors may come from a broken connection to the storage.
    if (error instanceof AppError) return false;
    throw error;
  }
  return digest.digest("hex") === hash;
}
