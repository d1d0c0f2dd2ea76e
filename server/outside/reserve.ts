// A file that keeps some room on the disk of the data: on a full disk not even a removal could be written without it.
import { open, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Two segments of a write-ahead log, and what one removal writes. */
const BYTES = 48_000_000;
const CHUNK = Buffer.alloc(1_000_000, 1);

export type Reserve = {
  /** Makes room. @returns false if there was nothing to give up */
  giveUp: () => Promise<boolean>;
  /** Takes the room again, if the disk has it. @returns whether the reserve is there */
  fill: () => Promise<boolean>;
};

/** For tests, and for commands beside a site that runs. */
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
        // Half of it would take room from everybody, and give none.
        await giveUp();
        return false;
      }
    },
  };
}

/** Bytes, not a hole: a sparse file keeps nothing free. */
async function write(path: string, bytes: number): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    for (let left = bytes; left > 0; left -= CHUNK.length) await file.write(CHUNK, 0, Math.min(left, CHUNK.length));
    await file.sync();
  } finally {
    await file.close();
  }
}
