// Ids of files in a draft. Drafts may be incomplete, so ids are found by their format, not by the schema.
import type { RoughDraft } from "#contract/schemas/working-copies.ts";

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu;

/** Without duplicates. Not every id belongs to a file. */
export function mentionedIds(draft: RoughDraft): string[] {
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
