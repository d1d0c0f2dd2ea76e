import { isDeepStrictEqual } from "node:util";
import { isObject } from "#contract/blocks/paths.ts";
import type { EventFields } from "#contract/schemas/events.ts";
import { isValidBlock } from "#contract/blocks/valid-block.ts";
import type { StoredBlock } from "#contract/blocks/schema.ts";
import { reportDamage, validMoment } from "../../kernel/damage.ts";
import type { EntryRow } from "./fields.ts";

const damaged = new WeakSet<EntryRow>();

/** True if `validRow` repaired the row. The next save then stores the repaired row even if the user changed nothing. */
export function isDamaged(row: EntryRow): boolean {
  return damaged.has(row);
}

/** Omits invalid blocks and English texts, and replaces invalid dates. Reports the id of a damaged row. */
export function validRow(row: EntryRow): EntryRow {
  const sound = {
    ...row,
    blocks: validBlocks(row.blocks),
    en: row.en === null || isEnglish("title", row.en) ? row.en : null,
    publishDate: validMoment(row.publishDate),
    publicUntil: validMoment(row.publicUntil),
    date: validMoment(row.date),
    event: row.event && validEvent(row.event),
    created: validMoment(row.created) ?? new Date(0),
    updated: validMoment(row.updated) ?? new Date(0),
  };
  if (isDeepStrictEqual(sound, row)) return row;
  damaged.add(sound);
  reportDamage("entries", row.id);
  return sound;
}

function validEvent(event: EventFields): EventFields {
  const { exdates, rdates, changes } = event;
  return {
    ...event,
    exdates: isListOf(exdates, isText) ? exdates : [],
    rdates: isListOf(rdates, isDate) ? rdates : [],
    changes: isListOf(changes, isChange) ? changes : [],
  };
}

/** A day or a moment of ISO 8601 that exists. */
const isDate = (value: unknown): boolean =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d(?:T|$)/u.test(value) && !Number.isNaN(Date.parse(value));

const isChange = (one: unknown): boolean =>
  isObject(one) &&
  isDate(one["day"]) &&
  [one["date"], one["end"]].every((value) => value === null || isDate(value)) &&
  [one["place"], one["status"]].every((value) => value === null || isText(value));

function validBlocks(blocks: unknown): StoredBlock[] {
  if (!Array.isArray(blocks)) return [];
  return blocks.every(isValidBlock) ? blocks : blocks.filter(isValidBlock);
}

const isText = (value: unknown): boolean => typeof value === "string";
const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);
const isEnglish = (key: string, value: unknown): boolean =>
  value === undefined || value === null || (isObject(value) && isText(value[key]));
