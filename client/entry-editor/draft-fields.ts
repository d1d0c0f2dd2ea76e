// The fields of a draft one by one: whether each is what the editor expects. A field that Draft gains has to be named here.
import type { Draft } from "./draft.ts";

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const isText = (value: unknown): boolean => typeof value === "string";
const isYesOrNo = (value: unknown): boolean => typeof value === "boolean";
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);

export const isDraftField: Record<keyof Draft, (value: unknown) => boolean> = {
  title: isText,
  en: (value) => value === null || (isRecord(value) && isText(value["title"])),
  confirmed: (value) => Array.isArray(value) && value.every(isText),
  blocks: (value) => Array.isArray(value) && value.every((block) => isRecord(block) && isText(block["id"])),
  mediamain: isTextOrNull,
  publishDate: isTextOrNull,
  publicUntil: isTextOrNull,
  date: isTextOrNull,
  event: (value) => value === null || (isRecord(value) && isText(value["rrule"]) && Array.isArray(value["exdates"])),
  tags: (value) => Array.isArray(value) && value.every(isText),
  avatar: isYesOrNo,
  hasComments: isYesOrNo,
};

export function isDraft(value: unknown): value is Draft {
  return isRecord(value) && Object.entries(isDraftField).every(([field, isRight]) => isRight(value[field]));
}

/** The fields that are neither blocks nor of the event: each has its own place for what is wrong. */
export type PlainField = Exclude<keyof Draft, "blocks" | "event">;

export function isPlainField(field: string): field is PlainField {
  return field !== "blocks" && field !== "event" && Object.hasOwn(isDraftField, field);
}
