// A working copy ends with the write that it became, and only if it is the one that the editor has seen.
import { AppError } from "#contract/schemas/errors.ts";
import type { Tx } from "#db/open.ts";
import { lockRevision, removeWorkingCopy } from "./store.ts";

/** @throws conflict (C409) if somebody else has written, published or discarded the working copy meanwhile */
export async function refuseOtherRevision(
  tx: Tx,
  entryId: string,
  seen: number | null,
  current: () => unknown,
): Promise<void> {
  if ((await lockRevision(tx, entryId)) !== seen) throw new AppError("conflict", { current: current() });
}

/** @throws conflict (C409) like `refuseOtherRevision` */
export async function endWorkingCopy(
  tx: Tx,
  entryId: string,
  seen: number | null,
  current: () => unknown,
): Promise<void> {
  await refuseOtherRevision(tx, entryId, seen, current);
  await removeWorkingCopy(tx, entryId);
}
