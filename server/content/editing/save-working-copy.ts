import { AppError } from "#contract/schemas/errors.ts";
import type { SaveWorkingCopyInput } from "#contract/schemas/working-copies.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { keepRecipients } from "../entries/keep-recipients.ts";
import { refuseForeign } from "../entries/own-drafts.ts";
import { presentEntry } from "../entries/present.ts";
import { lockEntry } from "../entries/store.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { refuseOtherRevision } from "../working-copies/end-working-copy.ts";
import { findWorkingCopy, removeWorkingCopy, storeWorkingCopy } from "../working-copies/store.ts";

/**
 * Stores a working copy, or discards it if `draft` is null.
 * @returns the new revision; null if the working copy was discarded
 * @throws notFound (C404)
 * @throws conflict (C409) with the stored entry if the editor has not seen its current version or working copy
 */
export function saveWorkingCopy(
  { services, viewer }: CommandContext<"database" | "now">,
  { id, version, seen, writer, draft }: SaveWorkingCopyInput,
): Promise<{ revision: number | null }> {
  return services.database.db.transaction(async (tx) => {
    const entry = await lockEntry(tx, id);
    if (!entry) throw new AppError("notFound");
    const changed = services.now();
    refuseForeign(viewer, entry, changed);
    const base = presentEntry(entry, changed);
    refuseOtherVersion(entry, version, () => base);
    await refuseOtherRevision(tx, id, seen, () => base);
    if (draft === null) {
      await removeWorkingCopy(tx, id);
      return { revision: null };
    }
    const revision = (seen ?? 0) + 1;
    const known = [...((await findWorkingCopy(tx, id))?.draft.blocks ?? []), ...base.blocks];
    await storeWorkingCopy(tx, {
      entryId: id,
      base,
      draft: Object.assign(draft, { blocks: keepRecipients(viewer, draft.blocks, known) }),
      revision,
      writer,
      changed,
      changedBy: viewer.id,
    });
    return { revision };
  });
}
