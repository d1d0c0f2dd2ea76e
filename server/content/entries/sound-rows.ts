// Rows as the code can rely on them: what a damaged row does not hold is left out, so that only this entry is poorer.
import { isDeepStrictEqual } from "node:util";
import type { StoredBlock } from "#contract/blocks/schema.ts";
import { reportDamage } from "../../kernel/damage.ts";
import type { EntryRow } from "./fields.ts";

const damaged = new WeakSet<EntryRow>();

/** Whether the stored row is not what the code got to see: then a write stores it, even if nothing else changes. */
export function isDamaged(row: EntryRow): boolean {
  return damaged.has(row);
}

/** The row without what cannot be read: blocks, English texts, days. A damaged row is reported with its id. */
export function soundRow(row: EntryRow): EntryRow {
  const sound = {
    ...row,
    blocks: soundBlocks(row.blocks),
    en: row.en === null || isEnglish("title", row.en) ? row.en : null,
    publishDate: soundMoment(row.publishDate),
    publicUntil: soundMoment(row.publicUntil),
    date: soundMoment(row.date),
    event: row.event && { ...row.event, exdates: isListOf(row.event.exdates, isText) ? row.event.exdates : [] },
    created: soundMoment(row.created) ?? new Date(0),
    updated: soundMoment(row.updated) ?? new Date(0),
  };
  if (isDeepStrictEqual(sound, row)) return row;
  damaged.add(sound);
  reportDamage("entries", row.id);
  return sound;
}

function soundBlocks(blocks: unknown): StoredBlock[] {
  if (!Array.isArray(blocks)) return [];
  return blocks.every(isBlock) ? blocks : blocks.filter(isBlock);
}

/** PostgreSQL knows moments that JavaScript does not, such as infinity. */
function soundMoment(moment: Date | null): Date | null {
  return moment === null || Number.isNaN(moment.getTime()) ? null : moment;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === "string";
const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);
const isEnglish = (key: string, value: unknown): boolean =>
  value === undefined || value === null || (isObject(value) && isText(value[key]));

const areFiles = ({ files }: Json): boolean => isListOf(files, isText);
const isCaptioned = (image: unknown): boolean =>
  isObject(image) && isText(image["file"]) && isText(image["caption"]) && isEnglish("caption", image["en"]);
const isButton = (button: unknown): boolean =>
  isObject(button) && isText(button["label"]) && isText(button["url"]) && isEnglish("label", button["en"]);
const isCount = ({ count }: Json): boolean => typeof count === "number";
const isLink = (link: unknown): boolean =>
  isObject(link) && isText(link["title"]) && isText(link["url"]) && isEnglish("title", link["en"]);

const isVideo = (video: unknown): boolean =>
  isObject(video) && (video["from"] === "youtube" ? isText(video["id"]) : isText(video["file"]));

/** Only what the code would fail on: limits may have changed since the block was stored. */
const shapes: Record<StoredBlock["type"], (block: Json) => boolean> = {
  text: ({ html, media, en }) => isText(html) && isListOf(media, isText) && isEnglish("html", en),
  gallery: ({ settings, en }) =>
    isObject(settings) &&
    isText(settings["myTitle"]) &&
    isListOf(settings["images"], isCaptioned) &&
    isEnglish("myTitle", en),
  fileList: areFiles,
  downloads: areFiles,
  links: ({ links }) => isListOf(links, isLink),
  quote: ({ text, source, en }) => isText(text) && isText(source) && isEnglish("text", en) && isEnglish("source", en),
  callToAction: ({ text, buttons, en }) => isText(text) && isListOf(buttons, isButton) && isEnglish("text", en),
  comingEvents: isCount,
  latestNews: isCount,
  openingHours: () => true,
  splash: ({ buttons }) => isListOf(buttons, isButton),
  video: ({ title, video, en }) => isText(title) && isVideo(video) && isEnglish("title", en),
};

function isBlock(block: unknown): block is StoredBlock {
  if (!isObject(block) || !isText(block["id"]) || !Object.hasOwn(shapes, String(block["type"]))) return false;
  return shapes[block["type"] as StoredBlock["type"]](block);
}
