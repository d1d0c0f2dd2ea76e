// The mark is a file in the storage. `site` is the id of the database to which the storage belongs. `storage` is the id
// of the storage itself.
import type { Storage } from "../../outside/storage.ts";

export type Mark = {
  site: string;
  storage: string;
};

/** @returns null for a storage without a mark @throws thirdParty if the storage does not answer */
export async function readMark(storage: Pick<Storage, "readMark">): Promise<Mark | null> {
  const text = await storage.readMark();
  if (text === null) return null;
  try {
    const { site, storage: name } = JSON.parse(text) as Record<string, unknown>;
    return { site: String(site), storage: String(name) };
  } catch {
    // The text is no JSON, so other software wrote it. No site has the id '', so the storage counts as foreign.
    return { site: "", storage: "" };
  }
}

export async function writeMark(storage: Pick<Storage, "writeMark">, mark: Mark): Promise<void> {
  await storage.writeMark(`${JSON.stringify(mark)}\n`);
}
