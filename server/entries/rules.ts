// Pure rules about entries: where one stands, who sees it, which files it uses.
import type { EntryFields } from "#contract/entries.ts";
import { picturesInHtml } from "#contract/html.ts";
import { FIXED_PAGE_TAG, fixedPageNameOf } from "#contract/pages.ts";
import type { FieldProblem } from "#contract/errors.ts";

type Files = Pick<EntryFields, "media" | "mediamain" | "downloads" | "sections">;
type Reference = { field: string; id: string };

/** Every file id of an entry with the place that names it, in its texts too; ids may repeat. */
export function fileReferences(fields: Files & Pick<EntryFields, "content">): Reference[] {
  const inTexts = fields.content.flatMap((html, block) =>
    picturesInHtml(html).map(({ id }) => ({ field: `content.${block}`, id })),
  );
  return [...fieldReferences(fields), ...inTexts];
}

/** Those of the fields that hold file ids and nothing else. */
export function fieldReferences(fields: Files): Reference[] {
  return [
    ...fields.media.flatMap((ids, block) => ids.map((id, index) => ({ field: `media.${block}.${index}`, id }))),
    ...(fields.mediamain === null ? [] : [{ field: "mediamain", id: fields.mediamain }]),
    ...fields.downloads.map((id, index) => ({ field: `downloads.${index}`, id })),
    ...fields.sections.flatMap((section, index) =>
      section.type === "gallery"
        ? section.settings.images.map((image, at) => ({
            field: `sections.${index}.settings.images.${at}.file`,
            id: image.file,
          }))
        : section.files.map((id, at) => ({ field: `sections.${index}.files.${at}`, id })),
    ),
  ];
}

/** What is wrong with references to files of which only `known` exist; null when nothing is. */
export function unknownFiles(references: Reference[], known: ReadonlySet<string>): Record<string, FieldProblem> | null {
  const problems = references
    .filter(({ id }) => !known.has(id))
    .map(({ field }) => [field, { key: "unknownFile" }] as const);
  return problems.length > 0 ? Object.fromEntries(problems) : null;
}

/** A fixed page keeps its tag and stays public; no other entry takes such a tag. */
export function fixedPageProblems(
  before: { tags: string[] } | null,
  after: { tags: string[]; publishDate: Date | null },
  now: Date,
): Record<string, FieldProblem> | null {
  const pageBefore = before === null ? null : fixedPageNameOf(before.tags);
  const pageTagsAfter = after.tags.filter((tag) => tag === FIXED_PAGE_TAG || tag.startsWith(`${FIXED_PAGE_TAG}|`));
  const expected = pageBefore === null ? [] : [`${FIXED_PAGE_TAG}|${pageBefore}`];
  if (pageTagsAfter.join() !== expected.join()) return { tags: { key: "fixedPageTag" } };
  if (pageBefore !== null && (after.publishDate === null || after.publishDate > now))
    return { publishDate: { key: "fixedPagePublic" } };
  return null;
}

/** A day as the database keeps it: midnight UTC and no time; a moment as it is. */
export function storedDate(date: string | null): { date: Date | null; dateHasTime: boolean } {
  if (date === null) return { date: null, dateHasTime: false };
  return { date: new Date(date), dateHasTime: date.includes("T") };
}

export function presentedDate(date: Date | null, hasTime: boolean): string | null {
  if (date === null) return null;
  return hasTime ? date.toISOString() : date.toISOString().slice(0, 10);
}

export type EntryState = "draft" | "scheduled" | "public";

/** null = draft, future = scheduled, else public. */
export function entryStateAt(publishDate: Date | null, now: Date): EntryState {
  if (publishDate === null) return "draft";
  return publishDate > now ? "scheduled" : "public";
}
