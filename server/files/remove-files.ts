// Removes files: out of the entries that show them, their rows, then the bytes that nobody needs.
import { AppError } from "#contract/errors.ts";
import { bumpContentVersion } from "../content/version.ts";
import type { Services } from "../context.ts";
import { removeLeftBytes } from "./bytes-in-place.ts";
import { removeFromEntries } from "./entry-references.ts";
import { lockFiles, removeFileRows } from "./store.ts";

/**
 * All or none.
 * @returns how many were removed @throws notFound (C404) when one is unknown
 */
export async function removeFiles(
  services: Pick<Services, "database" | "storage" | "log">,
  ids: readonly string[],
): Promise<number> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return 0;
  const removed = await services.database.db.transaction(async (tx) => {
    // Entries before files, as saving an entry locks them; then those that were saved meanwhile.
    await removeFromEntries(tx, wanted);
    const rows = await lockFiles(tx, wanted);
    if (rows.length < wanted.length) throw new AppError("notFound");
    await removeFromEntries(tx, wanted);
    await removeFileRows(tx, wanted);
    await bumpContentVersion(tx);
    return rows;
  });
  const hashes = removed.flatMap((row) => [row.hash, row.originalHash, ...row.variants.map((variant) => variant.hash)]);
  await removeLeftBytes(services, hashes);
  return removed.length;
}
