import { isDeepStrictEqual } from "node:util";
import { isObject } from "#contract/blocks/paths.ts";
import { isSoundBlock } from "#contract/blocks/sound.ts";
import type { StoredBlock } from "#contract/blocks/schema.ts";
import { reportDamage, soundMoment } from "../../kernel/damage.ts";
import type { EntryRow } from "./fields.ts";

const damaged = new WeakSet<EntryRow>();

/** True if the stored row needed a repair. The next write stores the row even without a change. */
export function isDamaged(row: EntryRow): boolean {
  return damaged.has(row);
}

/** Omits unreadable blocks, English texts and dates, so that the damage affects only this entry. Logs its id. */
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
  return blocks.every(isSoundBlock) ? blocks : blocks.filter(isSoundBlock);
}

const isText = (value: unknown): boolean => typeof value === "string";
const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);
const isEnglish = (key: string, value: unknown): boolean =>
  value === undefined || value === null || (isObject(value) && isText(value[key]));
