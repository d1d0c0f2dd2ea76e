import { filledBlocks } from "./draft.ts";
import { type Draft, isPlainField, type PlainField } from "./draft-fields.ts";
import { type ButtonsBlock, type DraftBlock, type DraftButton, hasButtons, hasFieldErrors } from "./draft-blocks.ts";

export type LinkErrors = { title?: string; url?: string };

export type FieldErrors = { [Field in PlainField]?: string | undefined } & {
  event: Record<string, string>;
  /**
   * The errors by block id. Longer keys begin with the block id: block, index and field for a button; block and part
   * for a video. A block with several fields has keys of block and field.
   */
  blocks: Record<string, string>;
  links: Record<string, LinkErrors>;
  others: string[];
};

export const noFieldErrors: FieldErrors = { event: {}, blocks: {}, links: {}, others: [] };

/**
 * @param fields the server's errors: path ('blocks.0.html', 'blocks.2.links.1.url', 'title') → sentence
 * @param sent the draft that was sent
 */
export function fieldErrorsOf(fields: Record<string, string>, sent: Draft): FieldErrors {
  const errors: FieldErrors = { event: {}, blocks: {}, links: {}, others: [] };
  const blocks = filledBlocks(sent);
  for (const [path, sentence] of Object.entries(fields)) {
    const [field = "", index = "", own = "", linkIndex = "", part = ""] = path.split(".");
    const block = field === "blocks" ? blocks[Number(index)] : undefined;
    const link = block?.type === "links" ? block.links[Number(linkIndex)] : undefined;
    if (link && (part === "title" || part === "url"))
      errors.links[link.key] = { ...errors.links[link.key], [part]: sentence };
    else if (block && hasButtons(block) && part)
      errors.blocks[`${block.id} ${placeOfButton(sent, block, Number(linkIndex))} ${part}`] = sentence;
    else if (block?.type === "video") errors.blocks[`${block.id} ${own === "title" ? "title" : "video"}`] = sentence;
    else if (block && hasFieldErrors(block)) errors.blocks[`${block.id} ${formFieldOf(sent, block, path)}`] = sentence;
    else if (block) errors.blocks[block.id] = sentence;
    else if (field === "event") errors.event[index] = sentence;
    else if (isPlainField(field)) errors[field] = sentence;
    else errors.others.push(sentence);
  }
  return errors;
}

/** The field in the form. Like buttons, blank stops are in the form and are not sent. */
function formFieldOf(sent: Draft, block: DraftBlock, path: string): string {
  const [, , own = "", index = "", ...rest] = path.split(".");
  const stop = block.type === "way" && own === "stops" ? block.stops[Number(index)] : undefined;
  const written = sent.blocks.find(({ id }) => id === block.id);
  // A way without stops has its error at the blank stop in the form.
  if (block.type === "way" && path.endsWith(".stops") && written?.type === "way" && written.stops.length > 0)
    return "stops.0.name";
  const at = stop && written?.type === "way" ? written.stops.indexOf(stop) : index;
  return [own, ...(index === "" ? [] : [at]), ...rest].join(".");
}

/** The index of a button in the form. The form also counts blank buttons, which are not sent. */
function placeOfButton(sent: Draft, { id, buttons }: ButtonsBlock, at: number): number {
  const written = sent.blocks.find((block) => block.id === id);
  const wanted = buttons[at];
  if (!written || !hasButtons(written) || !wanted) return at;
  const isWanted = ({ label, url }: DraftButton): boolean => label === wanted.label && url === wanted.url;
  return Math.max(at, written.buttons.findIndex(isWanted));
}
