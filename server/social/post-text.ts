// What a post says: the entry's title and the beginning of its text; the network makes the card of the link.
import { htmlOf } from "#contract/blocks/registry.ts";
import { entryPath } from "#contract/pages.ts";
import { runningText, shortened } from "#contract/plain-text.ts";
import type { EntryRow } from "../entries/fields.ts";

const TEXT_LENGTH = 300;

/** An entry that stands nowhere has no link. */
export function postTextOf(row: EntryRow, publicUrl: string): { message: string; link: string } {
  const path = entryPath(row);
  const text = shortened(runningText(htmlOf(row.blocks)), TEXT_LENGTH);
  return { message: [row.title, text].filter(Boolean).join("\n\n"), link: path === null ? "" : publicUrl + path };
}
