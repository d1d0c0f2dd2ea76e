import { AppError } from "#contract/schemas/errors.ts";
import type { KeepPictureInput, KeptPicture } from "#contract/schemas/takedowns.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { presentFile } from "../../library/files/present.ts";
import { lockFiles } from "../../library/files/store.ts";
import { setHidden } from "../../library/settings/set-hidden.ts";
import { staysHidden } from "./rules.ts";
import { decidedGrounds, decideTakedowns, lockTakedowns, openRequests } from "./store.ts";

/**
 * Decides that the picture stays, whatever was asked until the editor opened it: those grounds hide it no more. Guests see
 * it again, unless a request has come meanwhile that would hide it anew.
 * @throws notFound (C404), conflict (C409) with the stored file
 */
export function keepPicture(
  { services, viewer }: CommandContext<"database" | "now">,
  { file: id, version, newest }: KeepPictureInput,
): Promise<KeptPicture> {
  const at = services.now();
  return services.database.db.transaction(async (tx) => {
    await lockTakedowns(tx);
    const [before] = await lockFiles(tx, [id]);
    if (!before) throw new AppError("notFound");
    refuseOtherVersion(before, version, presentFile);
    const decided = await decideTakedowns(tx, { fileId: id, newest }, { at, name: viewer.name || viewer.handle });
    const open = await openRequests(tx, id);
    const isShown = before.hidden !== null && !staysHidden(open, await decidedGrounds(tx, id));
    const after = isShown ? await setHidden(tx, before, null) : before;
    if (isShown || decided > 0) {
      const was = before.hidden === null ? "open" : "hidden";
      const is = after.hidden === null ? "stays" : "hidden";
      const change = { label: before.name, before: { takedowns: was }, after: { takedowns: is } };
      await recordChange(tx, { viewer, at }, { ...change, action: "update", noun: "file" });
    }
    return { file: presentFile(after), open: open.length };
  });
}
