// What the server refused of a save, at the part of the article that it is about.
import { type Draft, filledBlocks } from "./draft.ts";
import { filledLinks } from "./draft-links.ts";
import { filledSections } from "./draft-sections.ts";

export type LinkErrors = { title?: string; url?: string };

export type FieldErrors = {
  title?: string | undefined;
  publishDate?: string | undefined;
  date?: string | undefined;
  mediamain?: string | undefined;
  downloads?: string | undefined;
  /** By the key of the block. */
  blocks: Record<string, string>;
  /** By the key of the gallery or list of files. */
  sections: Record<string, string>;
  /** By the key of the link. */
  links: Record<string, LinkErrors>;
  /** What stands at no part of the page. */
  others: string[];
};

export const noFieldErrors: FieldErrors = { blocks: {}, sections: {}, links: {}, others: [] };

/**
 * @param fields the server's: path ('content.0', 'media.1.2', 'sections.0.settings.myTitle') → sentence
 * @param sent what was to be saved
 */
export function fieldErrorsOf(fields: Record<string, string>, sent: Draft): FieldErrors {
  const errors: FieldErrors = { blocks: {}, sections: {}, links: {}, others: [] };
  const [blocks, sections] = [filledBlocks(sent), filledSections(sent.sections)];
  const links = filledLinks(sent.links);
  for (const [path, sentence] of Object.entries(fields)) {
    const [field = "", index = "", part = ""] = path.split(".");
    const block = field === "content" || field === "media" ? blocks[Number(index)] : undefined;
    const section = field === "sections" ? sections[Number(index)] : undefined;
    const link = field === "links" ? links[Number(index)] : undefined;
    if (block) errors.blocks[block.key] = sentence;
    else if (section) errors.sections[section.key] = sentence;
    else if (link && (part === "title" || part === "url"))
      errors.links[link.key] = { ...errors.links[link.key], [part]: sentence };
    else if (field === "downloads") errors.downloads = sentence;
    else if (field === "title" || field === "publishDate" || field === "date" || field === "mediamain")
      errors[field] = sentence;
    else errors.others.push(sentence);
  }
  return errors;
}
