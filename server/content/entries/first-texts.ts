import type { FixedPageName } from "#contract/values/pages.ts";
import { sentence } from "../../kernel/sentences.ts";
import type { EntryRow } from "./fields.ts";

export function hasFirstText({ blocks }: Pick<EntryRow, "blocks">, name: FixedPageName): boolean {
  // The initial pages of lists have no text.
  if (name === "Aktuelles" || name === "Veranstaltungen") return false;
  return JSON.stringify(blocks).includes(JSON.stringify(sentence("de", `pages:${name}.text`)).slice(1, -1));
}
