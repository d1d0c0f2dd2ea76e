// What the server refused of a save, at the part of the article that it is about.
import type { DraftBlock } from "./draft.ts";

export type FieldErrors = {
  title?: string | undefined;
  publishDate?: string | undefined;
  date?: string | undefined;
  mediamain?: string | undefined;
  /** By the key of the block. */
  blocks: Record<string, string>;
  /** What stands at no part of the page. */
  others: string[];
};

export const noFieldErrors: FieldErrors = { blocks: {}, others: [] };

/**
 * @param fields the server's: path ('content.0', 'media.1.2') → sentence
 * @param sent the blocks that were sent, in their order
 */
export function fieldErrorsOf(fields: Record<string, string>, sent: DraftBlock[]): FieldErrors {
  const errors: FieldErrors = { blocks: {}, others: [] };
  for (const [path, sentence] of Object.entries(fields)) {
    const [field = "", index = ""] = path.split(".");
    const block = field === "content" || field === "media" ? sent[Number(index)] : undefined;
    if (block) errors.blocks[block.key] = sentence;
    else if (field === "title" || field === "publishDate" || field === "date" || field === "mediamain")
      errors[field] = sentence;
    else errors.others.push(sentence);
  }
  return errors;
}
