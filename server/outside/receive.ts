// Streams an upload to a temporary file and hashes the bytes on the way. All kinds of storage use this function.
import { createHash } from "node:crypto";
import { open, rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { AppError } from "#contract/schemas/errors.ts";
import { withDiskFull } from "./local-disk.ts";
import type { ContentHash, ReceivedBytes } from "./storage.ts";

type Stored = { path: string; hash: ContentHash; sizeBytes: number };

/**
 * @param path a new path; an error while receiving, `keep` and `discard` remove the file
 * @param keep stores the complete file, and may move it
 * @throws tooLarge above maxBytes, diskFull, and every error of the source
 */
export async function receiveToDisk(
  path: string,
  source: Readable,
  maxBytes: number,
  keep: (stored: Stored) => Promise<void>,
): Promise<ReceivedBytes> {
  const stored = await withDiskFull(() => writeAndHash(path, source, maxBytes));
  const discard = (): Promise<void> => rm(path, { force: true });
  return {
    ...stored,
    keep: async () => {
      await withDiskFull(() => keep(stored));
      await discard();
    },
    discard,
  };
}

async function writeAndHash(path: string, source: Readable, maxBytes: number): Promise<Stored> {
  const handle = await open(path, "wx", 0o600);
  const digest = createHash("sha256");
  let sizeBytes = 0;
  try {
    // Does not destroy the stream after a refusal, because the caller may still have to read it to its end.
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) throw new AppError("tooLarge");
      digest.update(chunk);
      await handle.appendFile(chunk);
    }
    await handle.close();
  } catch (error) {
    await handle.close();
    await rm(path, { force: true });
    throw error;
  }
  return { path, hash: digest.digest("hex"), sizeBytes };
}
