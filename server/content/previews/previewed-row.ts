// An entry as its editors have it now. The draft may be unfinished: each part that makes no sense yet is as it is stored.
import { entryFields } from "#contract/schemas/entries.ts";
import { blockSchema } from "#contract/blocks/schema.ts";
import type { RoughDraft } from "#contract/schemas/working-copies.ts";
import { cleanInput } from "../entries/clean-input.ts";
import { eventAfter } from "../entries/event-rules.ts";
import type { EntryRow } from "../entries/fields.ts";
import { storedDate } from "../entries/rules.ts";

const { title, mediamain, date, event, avatar } = entryFields.shape;

export async function previewedRow(row: EntryRow, draft: RoughDraft): Promise<EntryRow> {
  const sensible = draft.blocks.flatMap((block) => blockSchema.safeParse(block).data ?? []);
  const { blocks = [] } = await cleanInput({ blocks: sensible });
  const day = date.safeParse(draft["date"]);
  const written = event.safeParse(draft["event"]);
  return {
    ...row,
    title: title.safeParse(draft.title).data ?? row.title,
    mediamain: mediamain.safeParse(draft["mediamain"]).data ?? null,
    avatar: avatar.safeParse(draft["avatar"]).data ?? row.avatar,
    ...(day.success && storedDate(day.data)),
    ...(written.success && { event: eventAfter(null, written.data) }),
    blocks: blocks.map((block) => ({ ...block, revision: row.version, englishFrom: null })),
  };
}
