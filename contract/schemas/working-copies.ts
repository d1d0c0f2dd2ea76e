import { z } from "zod";
import { mostBlocks } from "#contract/blocks/schema.ts";
import { cleanText, fieldKeys, id, version } from "#contract/fields/text.ts";

function isClean(value: unknown): boolean {
  if (typeof value === "string") return cleanText.safeParse(value).success;
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, one]) => isClean(key) && isClean(one));
}

/**
 * An editor's draft. It may be unfinished, with an empty title or half an address. The rules of entries apply only when
 * the draft is saved into the entry.
 */
export const roughDraft = z
  .object({
    title: z.string(),
    blocks: z
      .array(z.looseObject({ id: z.string(), type: z.string() }))
      .max(mostBlocks, { error: fieldKeys.bodyTooLong }),
  })
  .catchall(z.json())
  .refine(isClean, { error: fieldKeys.badText });
export type RoughDraft = z.output<typeof roughDraft>;

export const saveWorkingCopyInput = z.object({
  id,
  version,
  seen: z.int().nullable(),
  writer: z.string().regex(/^[0-9a-z]{8,64}$/u),
  draft: roughDraft.nullable(),
});
export type SaveWorkingCopyInput = z.output<typeof saveWorkingCopyInput>;

/**
 * An open editor sends a heartbeat every `askedEveryMs`. After `countsForMs` without a heartbeat, the editor counts as
 * closed.
 */
export const presence = { askedEveryMs: 10_000, countsForMs: 25_000 } as const;
