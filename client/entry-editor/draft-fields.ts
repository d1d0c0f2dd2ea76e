import type { Entry, EntryFields } from "#contract/schemas/entries.ts";
import { isPublicationField } from "#contract/values/entry-fields.ts";
import type { DraftBlock } from "./draft-blocks.ts";

/** Every field of an entry. Dates are ISO 8601 strings. */
export type Draft = Pick<Entry, Exclude<keyof EntryFields, "blocks" | "event">> & {
  blocks: DraftBlock[];
  event: EntryFields["event"];
  confirmed: string[];
};

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const isText = (value: unknown): boolean => typeof value === "string";
const isYesOrNo = (value: unknown): boolean => typeof value === "boolean";
const hasDates = (event: Record<string, unknown>): boolean =>
  [event["exdates"], event["rdates"], event["changes"]].every((dates) => Array.isArray(dates));
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);

/** Checks the types of stored fields. If Draft gets a new field, the compiler requires a line for this field here. */
const isDraftField: Record<keyof Draft, (value: unknown) => boolean> = {
  title: isText,
  byline: isText,
  en: (value) => value === null || (isRecord(value) && isText(value["title"])),
  confirmed: (value) => Array.isArray(value) && value.every(isText),
  blocks: (value) => Array.isArray(value) && value.every((block) => isRecord(block) && isText(block["id"])),
  mainPicture: isTextOrNull,
  publishDate: isTextOrNull,
  publicUntil: isTextOrNull,
  date: isTextOrNull,
  event: (value) => value === null || (isRecord(value) && isText(value["rrule"]) && hasDates(value)),
  tags: (value) => Array.isArray(value) && value.every(isText),
  isRound: isYesOrNo,
  hasComments: isYesOrNo,
};

export const draftFields = Object.keys(isDraftField) as (keyof Draft)[];

export function contentOf(draft: Draft): Partial<Draft> {
  const names = draftFields.filter((name) => name !== "confirmed" && !isPublicationField(name));
  return Object.fromEntries(names.map((name) => [name, draft[name]])) as Partial<Draft>;
}

export function isDraft(value: unknown): value is Draft {
  return isRecord(value) && Object.entries(isDraftField).every(([field, isRight]) => isRight(value[field]));
}

/** Plain fields have at most one error. Errors of blocks and events are stored separately. */
export type PlainField = Exclude<keyof Draft, "blocks" | "event">;

export function isPlainField(field: string): field is PlainField {
  return field !== "blocks" && field !== "event" && Object.hasOwn(isDraftField, field);
}
