import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { AppError } from "#contract/schemas/errors.ts";
import type { Database } from "#db/open.ts";
import type { Storage } from "../../outside/storage.ts";
import { MAX_MISSING } from "./manifest.ts";
import { type Spooled, spoolRows } from "./spool.ts";

/** Maximum number of files that are copied in parallel. With S3, each copy is a download. */
const AT_ONCE = 8;

export type Held = Spooled & {
  bytesDir: string;
  missing: string[];
};

/**
 * Copies the bytes of all files in the rows to `dir`. If bytes disappear before they are copied, reads the rows again.
 */
export async function holdSnapshot(deps: { database: Database; storage: Storage }, dir: string): Promise<Held> {
  const bytesDir = join(dir, "bytes");
  await mkdir(bytesDir, { mode: 0o700 });
  const held = new Set<string>();
  let missingBefore = new Set<string>();
  for (;;) {
    const spooled = await spoolRows(deps.database, dir);
    const wanted = [...spooled.hashes].filter((hash) => !held.has(hash));
    const missing = await holdBytes(deps.storage, wanted, bytesDir, held);
    if (missing.length > MAX_MISSING)
      throw new Error(`${missing.length} of ${spooled.hashes.size} files have no bytes: is it the right storage?`);
    // The rows still contain hashes whose bytes were also missing at the previous reading, so these bytes are lost.
    if (missing.every((hash) => missingBefore.has(hash))) {
      await dropOthers(bytesDir, spooled.hashes);
      return { ...spooled, bytesDir, missing };
    }
    missingBefore = new Set(missing);
  }
}

async function holdBytes(storage: Storage, wanted: string[], dir: string, held: Set<string>): Promise<string[]> {
  const missing: string[] = [];
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    await Promise.all(
      wanted.slice(from, from + AT_ONCE).map(async (hash) => {
        if (await holdOne(storage, hash, join(dir, hash))) held.add(hash);
        else missing.push(hash);
      }),
    );
  }
  return missing;
}

async function holdOne(storage: Storage, hash: string, path: string): Promise<boolean> {
  try {
    await storage.copyTo(hash, path);
  } catch (error) {
    if (error instanceof AppError && error.kind === "notFound") return false;
    throw error;
  }
  const digest = createHash("sha256");
  await pipeline(createReadStream(path), digest);
  if (digest.digest("hex") === hash) return true;
  await rm(path);
  return false;
}

async function dropOthers(dir: string, hashes: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(dir)) if (!hashes.has(name)) await rm(join(dir, name));
}
