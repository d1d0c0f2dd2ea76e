// Removes files: from their owners, then their rows; their bytes are listed as unused and go an hour later.
import { AppError } from "#contract/errors.ts";
import type { Tx } from "#db/open.ts";
import type { CommandContext } from "../context.ts";
import { recordChanges } from "../audit/record.ts";
import { isDiskFull } from "../errors.ts";
import { fileOwners } from "./owners.ts";
import { hashesOfRow, lockFiles, removeFileRows } from "./store.ts";
import { listUnused } from "./unused-bytes-store.ts";
import { removeFileUses } from "./uses-store.ts";

type Context = CommandContext<"database" | "now" | "reserve">;

/**
 * Removes all files or no file. On a full disk the reserve is given up for it: removing is how people make room.
 * @returns how many were removed @throws notFound (C404) when an id is unknown
 */
export async function removeFiles(context: Context, ids: readonly string[]): Promise<number> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return 0;
  try {
    return await removeAll(context, wanted);
  } catch (error) {
    if (!isDiskFull(error) || !(await context.services.reserve.giveUp())) throw error;
    return removeAll(context, wanted);
  }
}

async function removeAll({ services, viewer }: Context, wanted: string[]): Promise<number> {
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
