// What is sent to the network: the text, and the address of the entry's page.
import { entryPath } from "#contract/values/pages.ts";
import { sharedText } from "#contract/schemas/shared-text.ts";
import type { EntryRow } from "../../content/entries/fields.ts";

/** An entry that stands nowhere has no link. */
export function postTextOf(row: EntryRow, publicUrl: string): { message: string; link: string } {
  const path = entryPath(row);
  return { message: sharedText(row), link: path === null ? "" : publicUrl + path };
}
