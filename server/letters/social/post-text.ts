import { entryPath } from "#contract/values/pages.ts";
import { sharedText } from "#contract/schemas/shared-text.ts";
import type { EntryRow } from "../../content/entries/fields.ts";

export function postTextOf(row: EntryRow, publicUrl: string): { message: string; link: string } {
  const path = entryPath(row);
  return { message: sharedText(row), link: path === null ? "" : publicUrl + path };
}
