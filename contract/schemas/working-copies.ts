// Working copies: what editors write into an entry before it is stored or published.
import { z } from "zod";
import { mostBlocks } from "#contract/blocks/schema.ts";
import { cleanText, fieldKeys, id, version } from "#contract/fields/text.ts";

/** Whether the database can store all texts in it (text.ts, `cleanText`). */
function isClean(value: unknown): boolean {
  if (typeof value === "string") return cleanText.safeParse(value).success;
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, one]) => isClean(key) && isClean(one));
}

/**
 * A draft as an editor holds it. It may be unfinished (an empty title, half an address), so that nothing is lost; it is
 * judged by the rules of entries when it is stored in the entry. Only of blocks there are no more than an entry may have.
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
  /** The version of the entry that the draft is based on. */
  version,
  /** The revision of the working copy that the editor has seen; null if there was none. */
  seen: z.int().nullable(),
  /** The editing session, by an id that it has made. */
  writer: z.string().regex(/^[0-9a-z]{8,64}$/u),
  /** null discards it. */
  draft: roughDraft.nullable(),
});
export type SaveWorkingCopyInput = z.output<typeof saveWorkingCopyInput>;

/** How often an open editor tells that it is there, and for how long that counts. */
export const presence = { askedEveryMs: 10_000, countsForMs: 25_000 } as const;
