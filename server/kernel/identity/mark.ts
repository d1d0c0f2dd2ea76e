// The mark of a storage: which database its bytes belong to, and its own name.
import type { Storage } from "../../outside/storage.ts";

export type Mark = {
  /** The identity of the database. */
  site: string;
  /** Random, another one for each storage. */
  storage: string;
};

/** Null if there is none. @throws thirdParty if the storage does not answer */
export async function readMark(storage: Pick<Storage, "readMark">): Promise<Mark | null> {
  const text = await storage.readMark();
  if (text === null) return null;
  try {
    const { site, storage: name } = JSON.parse(text) as Record<string, unknown>;
    return { site: String(site), storage: String(name) };
  } catch {
    // Not ours: it names no site.
    return { site: "", storage: "" };
  }
}

export async function writeMark(storage: Pick<Storage, "writeMark">, mark: Mark): Promise<void> {
  await storage.writeMark(`${JSON.stringify(mark)}\n`);
}
