// Removes files: from their owners, then their rows; their bytes are listed as unused and go an hour later.
import { AppError } from "#contract/errors.ts";
import type { Tx } from "#db/open.ts";
import type { CommandContext } from "../context.ts";
import { recordChanges } from "../audit/record.ts";
import { fileOwners } from "./owners.ts";
import { hashesOfRow, lockFiles, removeFileRows } from "./store.ts";
import { listUnused } from "./unused-bytes-store.ts";
import { removeFileUses } from "./uses-store.ts";

/**
 * Removes all files or no file.
 * @returns how many were removed @throws notFound (C404) when an id is unknown
 */
export async function removeFiles(
  { services, viewer }: CommandContext<"database" | "now">,
  ids: readonly string[],
): Promise<number> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return 0;
  const change = { by: viewer.id, at: services.now() };
  const takeOut = async (tx: Tx): Promise<void> => {
    for (const owner of Object.values(fileOwners)) await owner.removeFiles(tx, wanted, change);
    await removeFileUses(tx, wanted);
  };
  await services.database.db.transaction(async (tx) => {
    // Owners are locked before files, as in every save of an owner; then owners that were saved meanwhile.
    await takeOut(tx);
    const rows = await lockFiles(tx, wanted);
    if (rows.length < wanted.length) throw new AppError("notFound");
    await takeOut(tx);
    await removeFileRows(tx, wanted);
    await listUnused(tx, rows.flatMap(hashesOfRow));
    const removed = rows.map(({ name }) => ({ action: "remove", noun: "file", label: name }) as const);
    await recordChanges(tx, { viewer, at: change.at }, removed);
  });
  return wanted.length;
}
