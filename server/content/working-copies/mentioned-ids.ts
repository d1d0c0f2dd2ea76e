// Finds file ids in a draft by their format, because an incomplete draft does not match the schema.
import type { RoughDraft } from "#contract/schemas/working-copies.ts";

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu;

export function mentionedIds(draft: object): string[] {
  return [...new Set(JSON.stringify(draft).match(uuids))];
}

export function withoutIds(draft: RoughDraft, isGone: (id: string) => boolean): RoughDraft {
  const isGoneItem = (one: unknown): boolean =>
    typeof one === "string" ? isGone(one) : isRecord(one) && typeof one["file"] === "string" && isGone(one["file"]);
  return JSON.parse(
    JSON.stringify(draft, (_key, value: unknown) => {
      if (Array.isArray(value)) return value.filter((one) => !isGoneItem(one));
      return typeof value === "string" && isGone(value) ? null : value;
    }),
  ) as RoughDraft;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
