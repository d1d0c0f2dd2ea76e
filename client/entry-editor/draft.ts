import { isSameValue } from "#contract/values/same-value.ts";
import { withoutEnglish } from "#contract/blocks/english.ts";
import { isBlankBlock, textsOf } from "#contract/blocks/registry.ts";
import type { Block } from "#contract/blocks/schema.ts";
import type { EventFields } from "#contract/schemas/events.ts";
import { plainEvent } from "#contract/values/event-status.ts";
import { type BlockType, definitionOf } from "#contract/blocks/definitions.ts";
import { type Place, withValuesAt } from "#contract/blocks/paths.ts";
import { type ListTag, tagsWithList } from "#contract/values/pages.ts";
import { completeUrl } from "../editor/complete-url.ts";
import { type DraftBlock, type DraftButton, type DraftLink, type DraftStop, hasButtons } from "./draft-blocks.ts";
import { type Draft, draftFields } from "./draft-fields.ts";
import { addedFiles } from "./draft-files.ts";
import { isSame } from "./english/same-texts.ts";
import { type Beginning, followedEvent } from "./event/moved-event.ts";
import { onceForEach } from "./once-for-each.ts";
import { withSingleLists } from "./single-lists.ts";
import { blockAt, movedBlock, withBlockAt } from "./draft-order.ts";

export type EditableEntry = Omit<Draft, "blocks" | "confirmed" | "en" | "publicUntil"> & {
  id: string;
  version: number;
  en?: Draft["en"];
  publicUntil?: Draft["publicUntil"];
  address: string | null;
  blocks: readonly Block[];
};

export type Change =
  | { type: "title"; title: string }
  | { type: "englishTitle"; title: string }
  | { type: "confirm"; id: string }
  | { type: "withoutEnglish" }
  | { type: "date"; date: string | null; from: Beginning | null }
  | { type: "list"; list: ListTag; isIn: boolean }
  | { type: "set"; fields: Partial<Draft> }
  | { type: "event"; update: (event: EventFields) => Partial<EventFields> }
  /** `place` is the index in the body. If it is null, the position depends on the type of the block (`order`). */
  | { type: "addBlock"; block: DraftBlock; place: number | null }
  | { type: "removeBlock"; id: string }
  /** Splits a text for a new block. If text remains on both sides, the part below the block gets the id `restId`. */
  | { type: "cutText"; id: string; before: string; after: string; block: DraftBlock; restId: string }
  | { type: "moveBlock"; id: string; by: -1 | 1 }
  | { type: "putBlock"; id: string; place: number }
  /** Restores a removed block, or reverts the changes of an existing one. Changes of other blocks stay. */
  | { type: "restoreBlock"; block: DraftBlock; at: number }
  /** `isStep`: the change is a separate undo step. */
  | { type: "block"; id: string; update: (block: DraftBlock) => DraftBlock; isStep?: boolean }
  | { type: "addFiles"; id: string; fileIds: string[] };

/** If the entry has no text, adds an empty one, so that editors can write immediately. */
export function draftOf(entry: EditableEntry): Draft {
  const fields = Object.fromEntries(draftFields.map((name) => [name, entry[name as keyof EditableEntry]])) as Draft;
  const blocks = entry.blocks.map(draftBlockOf);
  const hasText = blocks.some(({ type }) => type === "text");
  return {
    ...fields,
    en: entry.en ?? null,
    publicUntil: entry.publicUntil ?? null,
    confirmed: [],
    blocks: hasText ? blocks : withAddedBlock(blocks, { id: "t", type: "text", html: "", media: [] }, null),
  };
}

/** Links have no stored ids, so their keys are made from their positions. */
function draftBlockOf(block: Block): DraftBlock {
  const { revision: _revision, englishFrom: _from, ...written } = block as Block & Partial<Record<string, unknown>>;
  const copy = written as Block;
  if (copy.type !== "links") return copy;
  return { ...copy, links: copy.links.map((link, index) => ({ ...link, key: `l${index}` })) };
}

export function changeDraft(draft: Draft, change: Change): Draft {
  switch (change.type) {
    case "title":
      return { ...draft, title: change.title, confirmed: draft.confirmed.filter((id) => id !== "title") };
    case "englishTitle":
      return { ...draft, en: change.title === "" ? null : { title: change.title } };
    case "confirm":
      return { ...draft, confirmed: [...draft.confirmed, change.id] };
    case "withoutEnglish":
      return { ...draft, en: null, confirmed: [], blocks: draft.blocks.map((block) => withoutEnglish(block)) };
    case "date":
      return { ...draft, date: change.date, event: followedEvent(draft.event, change.from, change.date) };
    case "list":
      return { ...draft, tags: tagsWithList(draft.tags, change.list, change.isIn) };
    case "set":
      return { ...draft, ...change.fields };
    case "event":
      return withEvent(draft, change.update(draft.event ?? plainEvent));
    case "addBlock":
      return { ...draft, blocks: withAddedBlock(draft.blocks, change.block, change.place) };
    case "putBlock":
      return { ...draft, blocks: blockAt(draft.blocks, change.id, change.place) };
    case "removeBlock":
      return { ...draft, blocks: without(draft.blocks, change.id) };
    case "cutText":
      return withCutText(draft, change);
    case "moveBlock":
      return { ...draft, blocks: movedBlock(draft.blocks, change.id, change.by) };
    case "restoreBlock":
      return {
        ...draft,
        blocks: withSingleLists(without(draft.blocks, change.block.id).toSpliced(change.at, 0, change.block)),
      };
    case "block":
      return withBlock(draft, change.id, change.update);
    case "addFiles":
      return withBlock(draft, change.id, (block) => addedFiles(block, change.fileIds));
  }
}

/** An event without any details is stored as null. */
function withEvent(draft: Draft, part: Partial<EventFields>): Draft {
  const next = { ...(draft.event ?? plainEvent), ...part };
  return { ...draft, event: isSameValue(next, plainEvent) ? null : next };
}

type Cut = Extract<Change, { type: "cutText" }>;

function withCutText(draft: Draft, { id, before, after, block, restId }: Cut): Draft {
  const cut = blockById(draft, id);
  if (cut?.type !== "text") return draft;
  const isBlank = (html: string): boolean => isBlankBlock({ id, type: "text", html, media: [] });
  // The pictures and the English text stay with the upper part. If the upper part is blank, they stay with the lower
  // part.
  const lower: DraftBlock = isBlank(before)
    ? { ...cut, html: after }
    : { id: restId, type: "text", html: after, media: [] };
  const upper = isBlank(before) ? [] : [{ ...cut, html: before }];
  const isLeft = isBlankBlock(lower) && textsOf(lower).every(({ en }) => !en);
  const parts: DraftBlock[] = [...upper, block, ...(isLeft ? [] : [lower])];
  return {
    ...draft,
    blocks: withSingleLists(draft.blocks.flatMap((one) => (one === cut ? parts : [one]))),
    // The German text has changed, so the confirmation of its English text is no longer valid.
    confirmed: draft.confirmed.filter((one) => one !== id),
  };
}

function without(blocks: readonly DraftBlock[], id: string): DraftBlock[] {
  return blocks.filter((block) => block.id !== id);
}

function withBlock(draft: Draft, id: string, update: (block: DraftBlock) => DraftBlock): Draft {
  const before = blockById(draft, id);
  if (!before) return draft;
  const after = update(before);
  const blocks = draft.blocks.map((block) => (block === before ? after : block));
  // If the German text changes, the confirmation of its English text is no longer valid.
  const isSameGerman = isSame(textsOf(before), textsOf(after), "de");
  const confirmed = isSameGerman ? draft.confirmed : draft.confirmed.filter((one) => one !== id);
  return { ...draft, blocks, confirmed };
}

/** The order of block types, for new blocks. The first gallery is inserted after the texts and before the downloads. */
const order: readonly BlockType[][] = [
  ["splash"],
  ["text"],
  ["gallery", "fileList", "video"],
  ["downloads"],
  ["links"],
];
const rankOf = ({ type }: DraftBlock): number =>
  Math.max(
    1,
    order.findIndex((types) => types.includes(type)),
  );

function withAddedBlock(blocks: readonly DraftBlock[], block: DraftBlock, place: number | null): DraftBlock[] {
  if (place !== null) return withBlockAt(blocks, block, place);
  const at = blocks.findLastIndex((one) => rankOf(one) <= rankOf(block));
  return blocks.toSpliced(block.type === "splash" ? 0 : at + 1, 0, block);
}

export function blockById(draft: Draft, id: string): DraftBlock | undefined {
  return draft.blocks.find((block) => block.id === id);
}

const completed = ({ value }: Place): unknown => (typeof value === "string" ? (completeUrl(value) ?? value) : value);

const completeBlock = onceForEach((block: DraftBlock) =>
  (definitionOf(block.type).links ?? []).reduce((own, path) => withValuesAt(own, path, completed), block),
);

/** Completes the addresses of links: 'www.example.org' becomes a URL. The server refuses other text. */
export function withCompleteUrls(draft: Draft): Draft {
  const blocks = draft.blocks.map(completeBlock);
  return blocks.every((block, index) => block === draft.blocks[index]) ? draft : { ...draft, blocks };
}

export function filledBlocks(draft: Draft): DraftBlock[] {
  return draft.blocks.flatMap((block) => filledBlock(block) ?? []);
}

/** @returns null for a block without content */
const filledBlock = onceForEach((block: DraftBlock): DraftBlock | null => {
  const filled = withoutEmptyRows(block);
  return isBlankBlock(filled) ? null : filled;
});

function withoutEmptyRows(block: DraftBlock): DraftBlock {
  if (block.type === "links") return { ...block, links: block.links.filter(isFilledLink) };
  if (block.type === "way") return { ...block, stops: block.stops.filter(isFilledStop) };
  if (block.type === "form")
    return { ...block, recipients: block.recipients.map((line) => line.trim()).filter((line) => line !== "") };
  return hasButtons(block) ? { ...block, buttons: block.buttons.filter(isFilledButton) } : block;
}

function isFilledStop({ name, text, minutes }: DraftStop): boolean {
  return minutes !== null || name.trim() !== "" || text.trim() !== "";
}

function isFilledButton({ label, url }: DraftButton): boolean {
  return label.trim() !== "" || url.trim() !== "";
}

function isFilledLink({ title, url }: DraftLink): boolean {
  return title.trim() !== "" || url.trim() !== "";
}

export function updateInputOf(draft: Draft) {
  return { ...draft, blocks: filledBlocks(withCompleteUrls(draft)).map(withoutKeys) };
}

const withoutKeys = onceForEach((block: DraftBlock): Block => {
  if (block.type !== "links") return block;
  return { ...block, links: block.links.map(({ key: _key, ...link }) => link) };
});

/** True if both drafts would be stored as the same entry. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return one === other || isSameValue(updateInputOf(one), updateInputOf(other));
}
