import { AppError } from "#contract/schemas/errors.ts";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { presentFile } from "../../library/files/present.ts";
import { lockFiles, updateFile } from "../../library/files/store.ts";
import { decideTakedowns, lockTakedowns } from "./store.ts";

/**
 * Decides that the picture stays: guests see it again, and the grounds of its requests hide it no more.
 * @throws notFound (C404), conflict (C409) with the stored file
 */
export function keepPicture(
  { services, viewer }: CommandContext<"database" | "now">,
  { file: id, version }: { file: string; version?: number | undefined },
): Promise<LibraryFile> {
  const at = services.now();
  return services.database.db.transaction(async (tx) => {
    await lockTakedowns(tx);
    const [before] = await lockFiles(tx, [id]);
    if (!before) throw new AppError("notFound");
    refuseOtherVersion(before, version, presentFile);
    const decided = await decideTakedowns(tx, id, { at, name: viewer.name || viewer.handle });
    if (before.hidden === null && decided === 0) return presentFile(before);
    const after = before.hidden === null ? before : { ...before, hidden: null, version: before.version + 1 };
    await updateFile(tx, before, after);
    const change = { label: before.name, before: { takedowns: "open" }, after: { takedowns: "stays" } };
    await recordChange(tx, { viewer, at }, { ...change, action: "update", noun: "file" });
    return presentFile(after);
  });
}
