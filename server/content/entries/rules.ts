import { type FileReference, filesInHtml, filesOf } from "#contract/blocks/registry.ts";
import type { BlockType } from "#contract/blocks/definitions.ts";
import type { Block } from "#contract/blocks/schema.ts";
import type { FieldProblem } from "#contract/schemas/errors.ts";
import type { FileKind } from "#contract/schemas/files.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import { isListedHost } from "#contract/values/embeds.ts";
import { FIXED_PAGE_TAG, fixedPageNameOf, isLastingPage, isOptionalPage } from "#contract/values/pages.ts";
import { isAtOrBelow } from "#contract/values/tag-paths.ts";

type Files = { mainPicture: string | null; blocks: readonly Block[] };

export function usedFileIds(entry: Files): string[] {
  return [...new Set([...fileReferences(entry).map(({ id }) => id), ...entry.blocks.flatMap(filesInHtml)])];
}

/** @returns all fields whose value is a file id, such as 'mainPicture' or 'blocks.3.media.0' */
export function fileReferences({ mainPicture, blocks }: Files): FileReference[] {
  return [
    ...(mainPicture === null ? [] : [{ field: "mainPicture", id: mainPicture }]),
    ...blocks.flatMap((block, index) =>
      filesOf(block).map(({ field, id }) => ({ field: `blocks.${index}.${field}`, id })),
    ),
  ];
}

export function unknownFiles(
  references: FileReference[],
  known: ReadonlySet<string>,
): Record<string, FieldProblem> | null {
  const problems = references
    .filter(({ id }) => !known.has(id))
    .map(({ field }) => [field, { key: "unknownFile" }] as const);
  return problems.length > 0 ? Object.fromEntries(problems) : null;
}

const onlyPictures: readonly BlockType[] = ["sponsors", "people", "linkedPicture"];

export function otherKinds(
  { blocks }: Files,
  kinds: ReadonlyMap<string, FileKind>,
): Record<string, FieldProblem> | null {
  const problems = blocks.flatMap((block, index): (readonly [string, FieldProblem])[] => {
    const isWrong = (id: string | null, kind: FileKind): boolean => id !== null && kinds.get(id) !== kind;
    if (onlyPictures.some((type) => type === block.type))
      return filesOf(block).flatMap(({ field, id }) =>
        isWrong(id, "image") ? [[`blocks.${index}.${field}`, { key: fieldKeys.notAPicture }] as const] : [],
      );
    if (block.type !== "video") return [];
    const { video, poster } = block;
    return [
      ...(video.from === "library" && isWrong(video.file, "video")
        ? [[`blocks.${index}.video.file`, { key: fieldKeys.notAVideo }] as const]
        : []),
      ...(isWrong(poster, "image") ? [[`blocks.${index}.poster`, { key: fieldKeys.notAPicture }] as const] : []),
    ];
  });
  return problems.length > 0 ? Object.fromEntries(problems) : null;
}

/**
 * The addresses in frames whose host the settings do not list. What is stored already stays, so that the removal of a
 * host does not lock its pages.
 */
export function unlistedEmbeds(
  { blocks }: Pick<Files, "blocks">,
  before: Pick<Files, "blocks"> | null,
  hosts: readonly string[],
): Record<string, FieldProblem> | null {
  const stored = new Set(before?.blocks.flatMap((block) => (block.type === "embed" ? [block.url] : [])));
  const problems = blocks.flatMap((block, index) =>
    block.type === "embed" && !stored.has(block.url) && !isListedHost(block.url, hosts)
      ? [[`blocks.${index}.url`, { key: fieldKeys.embedHost }] as const]
      : [],
  );
  return problems.length > 0 ? Object.fromEntries(problems) : null;
}

export function youtubeIds({ blocks }: Pick<Files, "blocks">): string[] {
  return blocks.flatMap((block) => (block.type === "video" && block.video.from === "youtube" ? [block.video.id] : []));
}

/** An unchanged end is validated again only for a new publication date. @returns null if there is no error */
export function endProblems(
  before: Publication | null,
  after: Publication & { tags: string[] },
  now: Date,
): Record<string, FieldProblem> | null {
  const { publishDate, publicUntil } = after;
  if (publicUntil === null) return null;
  if (isLastingPage(after.tags)) return { publicUntil: { key: fieldKeys.fixedPagePublic } };
  const isSameEnd = before !== null && isSameMoment(before.publicUntil, publicUntil);
  if (isSameEnd && (publishDate === null || isSameMoment(before.publishDate, publishDate))) return null;
  if (publishDate !== null && publicUntil <= publishDate) return { publicUntil: { key: fieldKeys.endsBeforeItBegins } };
  return publicUntil <= now ? { publicUntil: { key: fieldKeys.endIsOver } } : null;
}

export function isSameMoment(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime();
}

/**
 * Returns the end for a write that sends no end. The stored end stays if it is in the future and after the new
 * publication date.
 */
export function endAfter(before: Publication, publishDate: Date | null, now: Date): Date | null {
  const { publicUntil } = before;
  if (publishDate === null || publicUntil === null || isSameMoment(before.publishDate, publishDate)) return publicUntil;
  return publicUntil <= now || publicUntil <= publishDate ? null : publicUntil;
}

/**
 * Pages keep their tag, and fixed pages that cannot be removed stay public. Other entries must not get the tag of a
 * page; only a new entry may become an optional fixed page.
 */
export function fixedPageProblems(
  before: { tags: string[] } | null,
  after: { tags: string[]; publishDate: Date | null },
  now: Date,
): Record<string, FieldProblem> | null {
  const pageTags = (tags: readonly string[]): string[] => tags.filter((tag) => isAtOrBelow(tag, FIXED_PAGE_TAG));
  const tags = pageTags(after.tags);
  const name = fixedPageNameOf(tags);
  const isNewPage = before === null && tags.length === 1 && name !== null && isOptionalPage(name);
  if (!isNewPage && tags.join() !== pageTags(before?.tags ?? []).join()) return { tags: { key: "fixedPageTag" } };
  if (isLastingPage(tags) && (after.publishDate === null || after.publishDate > now))
    return { publishDate: { key: "fixedPagePublic" } };
  return null;
}

/** A day is stored as midnight UTC with `dateHasTime` false; a moment is stored unchanged. */
export function storedDate(date: string | null): { date: Date | null; dateHasTime: boolean } {
  if (date === null) return { date: null, dateHasTime: false };
  return { date: new Date(date), dateHasTime: date.includes("T") };
}

export type EntryState = "draft" | "scheduled" | "public";

/** `publishDate` null is a draft. `publicUntil` null means no end. */
export type Publication = { publishDate: Date | null; publicUntil: Date | null };

export function entryStateAt({ publishDate, publicUntil }: Publication, now: Date): EntryState {
  if (publishDate === null || (publicUntil !== null && publicUntil <= now)) return "draft";
  return publishDate > now ? "scheduled" : "public";
}
