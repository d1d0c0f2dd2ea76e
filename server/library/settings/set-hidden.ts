import type { Tx } from "#db/open.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { type FileRow, updateFile } from "../files/store.ts";

/** Hides a picture from guests, or shows it again. The caller has locked the row. */
export async function setHidden(tx: Tx, before: FileRow, hidden: Date | null): Promise<FileRow> {
  const after = await updateFile(tx, before, { ...before, hidden, version: before.version + 1 });
  // While the logo is hidden, the site shows its name instead.
  const { logo } = (await getSettings(tx)).settings.site;
  if (logo === before.id) await publicChange(tx, "settings", before.hidden, hidden);
  return after;
}
