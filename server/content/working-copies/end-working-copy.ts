// A save removes the working copy, but only if the editor has seen the current revision of the working copy.
import { AppError } from "#contract/schemas/errors.ts";
import type { Tx } from "#db/open.ts";
import { lockRevision, removeWorkingCopy } from "./store.ts";

export async function refuseOtherRevision(
  tx: Tx,
  entryId: string,
  seen: number | null,
  current: () => unknown,
): Promise<void> {
  if ((await lockRevision(tx, entryId)) !== seen) throw new AppError("conflict", { current: current() });
}

export async function endWorkingCopy(
  tx: Tx,
  entryId: string,
  seen: number | null,
  current: () => unknown,
): Promise<void> {
  await refuseOtherRevision(tx, entryId, seen, current);
  await removeWorkingCopy(tx, entryId);
}
