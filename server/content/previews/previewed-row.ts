// Applies a draft to the stored entry. If a field of the draft is invalid, the stored field stays. Invalid blocks are
// omitted.
import { entryFields } from "#contract/schemas/entries.ts";
import { isPublicationField } from "#contract/values/entry-fields.ts";
import { blockSchema } from "#contract/blocks/schema.ts";
import type { RoughDraft } from "#contract/schemas/working-copies.ts";
import { cleanInput } from "../entries/clean-input.ts";
import { eventAfter } from "../entries/event-rules.ts";
import type { EntryRow } from "../entries/fields.ts";
import { storedDate } from "../entries/rules.ts";

const { blocks: _blocks, en: _en, date, event, ...others } = entryFields.shape;

const plainContent = Object.entries(others).filter(([name]) => !isPublicationField(name));

export async function previewedRow(row: EntryRow, draft: RoughDraft): Promise<EntryRow> {
  const sensible = Object.fromEntries(
    plainContent.flatMap(([name, schema]) => {
      const { success, data } = schema.safeParse(draft[name]);
      return success ? [[name, data] as const] : [];
    }),
  );
  const written = draft.blocks.flatMap((block) => blockSchema.safeParse(block).data ?? []);
  const { blocks = [] } = await cleanInput({ blocks: written });
  const day = date.safeParse(draft["date"]);
  const planned = event.safeParse(draft["event"]);
  return {
    ...row,
    ...sensible,
    ...(day.success && storedDate(day.data)),
    ...(planned.success && { event: eventAfter(null, planned.data) }),
    blocks: blocks.map((block) => ({ ...block, revision: row.version, englishFrom: null })),
  };
}
