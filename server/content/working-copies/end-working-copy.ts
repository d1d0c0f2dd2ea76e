// Saving an entry removes its working copy, but only if the editor has seen the current revision of this copy.
import { AppError } from "#contract/schemas/errors.ts";
import type { RoughDraft } from "#contract/schemas/working-copies.ts";
import type { Tx } from "#db/open.ts";
import { lockRevision, removeWorkingCopy } from "./store.ts";

/** @throws conflict (C409) if the working copy was written, published or discarded after the editor read `seen` */
export async function refuseOtherRevision(
  tx: Tx,
  entryId: string,
  seen: number | null,
  current: () => unknown,
): Promise<void> {
  if ((await lockRevision(tx, entryId)) !== seen) throw new AppError("conflict", { current: current() });
}

/**
 * @returns the draft of the working copy; null if there was none
 * @throws conflict (C409) in the same cases as `refuseOtherRevision`
 */
export async function endWorkingCopy(
  tx: Tx,
  entryId: string,
  seen: number | null,
  current: () => unknown,
): Promise<RoughDraft | null> {
  await refuseOtherRevision(tx, entryId, seen, current);
  return removeWorkingCopy(tx, entryId);
}
