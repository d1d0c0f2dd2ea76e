// A reserve file on the data disk. It is deleted when the disk is full, because even a removal needs space to write.
import { open, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Enough for two segments of PostgreSQL's write-ahead log and the writes of one removal. */
const BYTES = 48_000_000;
const CHUNK = Buffer.alloc(1_000_000, 1);

export type Reserve = {
  /** Deletes the reserve file to free its space. @returns false if there was no reserve */
  giveUp: () => Promise<boolean>;
  /** Recreates the file if the disk has space for it. @returns true if the reserve exists */
  fill: () => Promise<boolean>;
};

export const noReserve: Reserve = { giveUp: () => Promise.resolve(false), fill: () => Promise.resolve(false) };

export function openReserve(dataDir: string, bytes = BYTES): Reserve {
  const path = join(dataDir, "reserve");
  const isThere = async (): Promise<boolean> => (await stat(path).catch(() => null))?.size === bytes;
  const giveUp = async (): Promise<boolean> => {
    const had = await isThere();
    await rm(path, { force: true });
    return had;
  };
  return {
    giveUp,
    fill: async () => {
      if (await isThere()) return true;
      try {
        await write(path, bytes);
        return true;
      } catch {
        // A partial file is deleted, because it would take space but be too small as a reserve.
        await giveUp();
        return false;
      }
    },
  };
}

/** Writes real bytes, because a sparse file reserves no space. */
async function write(path: string, bytes: number): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    for (let left = bytes; left > 0; left -= CHUNK.length) await file.write(CHUNK, 0, Math.min(left, CHUNK.length));
    await file.sync();
  } finally {
    await file.close();
  }
}
