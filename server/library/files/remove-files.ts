import { AppError } from "#contract/schemas/errors.ts";
import type { Tx } from "#db/open.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { recordChanges } from "../../kernel/audit/record.ts";
import { binFiles, lockFileBin, movePlace } from "./bin-store.ts";
import type { Change, ChangedOwner, FileOwner } from "../../kernel/owners/file-owner.ts";
import type { FileOwnerKind } from "../../kernel/owners/owner-kinds.ts";
import type { FileOwners } from "../../kernel/registries.ts";
import { refuseKept } from "./kept-files.ts";
import { hashesOfRow, lockFiles, removeFileRows, removeTakedowns } from "./store.ts";
import { listUnused } from "./unused-bytes-store.ts";
import { removeFileUses } from "./uses-store.ts";
import { withReserve } from "./with-reserve.ts";

type Context = CommandContext<"database" | "now" | "registries" | "reserve">;
type Options = {
  /** If true, the files do not go into the bin. A background job then removes their bytes. */
  isForGood?: boolean;
};

/** Removes all these files or none. @returns the number of removed files @throws notFound (C404) for an unknown id, fileKept (C109) */
export async function removeFiles(
  context: Context,
  ids: readonly string[],
  { isForGood = false }: Options = {},
): Promise<number> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return 0;
  return withReserve(context, () => removeAll(context, wanted, isForGood));
}

async function removeAll({ services, viewer }: Context, wanted: string[], isForGood: boolean): Promise<number> {
  const change = { by: viewer.id, at: services.now() };
  const { fileOwners } = services.registries;
  await services.database.db.transaction(async (tx) => {
    await lockFileBin(tx);
    // Changes entries and other owners before the files are locked, which prevents deadlocks. The second call finds
    // owners that were saved meanwhile.
    const changed = await removeFromOwners(tx, fileOwners, wanted, change);
    const rows = await lockFiles(tx, wanted);
    if (rows.length < wanted.length) throw new AppError("notFound");
    refuseKept(rows, change.at);
    changed.push(...(await removeFromOwners(tx, fileOwners, wanted, change)));
    await removeFileRows(tx, wanted);
    if (isForGood) {
      for (const { kind, id, before, after } of changed) await movePlace(tx, kind, id, before, after);
      await listUnused(tx, rows.flatMap(hashesOfRow));
      await removeTakedowns(tx, wanted);
    } else {
      await binFiles(tx, rows, changed, change);
    }
    const removed = rows.map(({ name }) => ({ action: "remove", noun: "file", label: name }) as const);
    await recordChanges(tx, { viewer, at: change.at }, removed);
  });
  return wanted.length;
}

type KindOfOwner = { kind: FileOwnerKind };

async function removeFromOwners(
  tx: Tx,
  owners: FileOwners,
  fileIds: string[],
  change: Change,
): Promise<(ChangedOwner & KindOfOwner)[]> {
  const changed: (ChangedOwner & KindOfOwner)[] = [];
  for (const [kind, owner] of Object.entries(owners) as [FileOwnerKind, FileOwner][])
    for (const one of await owner.removeFiles(tx, fileIds, change)) changed.push({ ...one, kind });
  await removeFileUses(tx, fileIds);
  return changed;
}
