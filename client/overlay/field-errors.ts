// What the server refused of a save, at the part of the article that it is about.
import { type Draft, filledBlocks } from "./draft.ts";
import { filledSections } from "./draft-sections.ts";

export type FieldErrors = {
  title?: string | undefined;
  publishDate?: string | undefined;
  date?: string | undefined;
  mediamain?: string | undefined;
  /** By the key of the block. */
  blocks: Record<string, string>;
  /** By the key of the gallery or list of files. */
  sections: Record<string, string>;
  /** What stands at no part of the page. */
  others: string[];
};

export const noFieldErrors: FieldErrors = { blocks: {}, sections: {}, others: [] };

/**
 * @param fields the server's: path ('content.0', 'media.1.2', 'sections.0.settings.myTitle') → sentence
 * @param sent what was to be saved
 */
export function fieldErrorsOf(fields: Record<string, string>, sent: Draft): FieldErrors {
  const errors: FieldErrors = { blocks: {}, sections: {}, others: [] };
  const [blocks, sections] = [filledBlocks(sent), filledSections(sent.sections)];
  for (const [path, sentence] of Object.entries(fields)) {
    const [field = "", index = ""] = path.split(".");
    const block = field === "content" || field === "media" ? blocks[Number(index)] : undefined;
    const section = field === "sections" ? sections[Number(index)] : undefined;
    if (block) errors.blocks[block.key] = sentence;
    else if (section) errors.sections[section.key] = sentence;
    else if (field === "title" || field === "publishDate" || field === "date" || field === "mediamain")
      errors[field] = sentence;
    else errors.others.push(sentence);
  }
  return errors;
}
