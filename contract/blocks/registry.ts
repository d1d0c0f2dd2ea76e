// Generic functions for blocks, based on their definitions.
import { picturesInHtml } from "#contract/values/html.ts";
import { linkedFilesInHtml, linkTargetOf, withoutLinks } from "#contract/values/site-links.ts";
import { hasWords } from "#contract/values/words.ts";
import type { BlockText } from "./definition.ts";
import { definitionOf } from "./definitions.ts";
import { englishPath, isObject, listOf, nameOf, placesAt, REMOVED, withValuesAt } from "./paths.ts";
import type { Block } from "./schema.ts";

export type ShownText = { field: string; text: BlockText; de: string; en: string | null };

export type TextPair = Pick<ShownText, "de" | "en">;

export type FileReference = { field: string; id: string };

const isText = (value: unknown): value is string => typeof value === "string";

export function textsOf(block: Block): ShownText[] {
  return definitionOf(block.type).texts.flatMap((text) =>
    placesAt(block, text.path).map(({ field, value, item }) => {
      const english = isObject(item["en"]) ? item["en"][nameOf(text.path)] : null;
      return { field, text, de: isText(value) ? value : "", en: isText(english) ? english : null };
    }),
  );
}

export const namesOf = (block: Block): string[] =>
  (definitionOf(block.type).names ?? []).flatMap(({ path }) =>
    placesAt(block, path).flatMap(({ value }) => (isText(value) ? [value] : [])),
  );

export const filesOf = (block: Block): FileReference[] =>
  (definitionOf(block.type).files ?? []).flatMap(({ path }) =>
    placesAt(block, path).flatMap(({ field, value }) => {
      // An empty id in a list is a missing file. An empty id outside a list means that no file is chosen.
      const isReference = isText(value) && (value !== "" || path.includes("*"));
      return isReference ? [{ field, id: value }] : [];
    }),
  );

export function withFiles<Own extends Block>(block: Own, change: (id: string) => string): Own {
  const changed = (value: unknown): unknown => (isText(value) ? change(value) : value);
  return (definitionOf(block.type).files ?? []).reduce(
    (own, { path }) => withValuesAt(own, path, ({ value }) => changed(value)),
    block,
  );
}

export const linksOf = (block: Block): { field: string; url: string }[] =>
  (definitionOf(block.type).links ?? []).flatMap((path) =>
    placesAt(block, path).flatMap(({ field, value }) => (isText(value) && value !== "" ? [{ field, url: value }] : [])),
  );

export function isBlankBlock(block: Block): boolean {
  const { texts, files = [], isBlank } = definitionOf(block.type);
  if (isBlank) return (isBlank as (own: Block) => boolean)(block);
  const lists = [...texts, ...files].flatMap(({ path }) => listOf(path) ?? []);
  return (
    lists.every((path) => placesAt(block, `${path}.*`).length === 0) &&
    filesOf(block).length === 0 &&
    textsOf(block).every(({ text, de }) => (text.kind === "html" ? isBlankHtml(de) : de.trim() === ""))
  );
}

const isBlankHtml = (html: string): boolean => !hasWords(html) && !html.includes("<img");

export function isStorable(block: Block): boolean {
  const { isStorable: isOwnStorable } = definitionOf(block.type);
  return isOwnStorable === undefined || (isOwnStorable as (own: Block) => boolean)(block);
}

export const htmlOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => textsOf(block).flatMap(({ text, de }) => (text.kind === "html" && de !== "" ? [de] : [])));

export function withHtml<Own extends Block>(block: Own, change: (html: string) => string): Own {
  const changed = (value: unknown): unknown => (isText(value) ? change(value) : value);
  return definitionOf(block.type)
    .texts.filter(({ kind }) => kind === "html")
    .flatMap(({ path }) => [path, englishPath(path)])
    .reduce((own, path) => withValuesAt(own, path, ({ value }) => changed(value)), block);
}

export function filesInHtml(block: Block): string[] {
  const ids: string[] = [];
  withHtml(block, (html) => {
    ids.push(...picturesInHtml(html).map(({ id }) => id), ...linkedFilesInHtml(html));
    return html;
  });
  return ids;
}

/** Stored HTML is normalised, so a pattern finds `img` elements without a parser. */
const pictureElement = /<img [^>]*>/gu;

export function withoutFiles<Own extends Block>(block: Own, isGone: (id: string) => boolean): Own {
  const kept = (definitionOf(block.type).files ?? []).reduce((own, { path, isOptional }) => {
    const replacement = path.includes("*") && !isOptional ? REMOVED : null;
    return withValuesAt(own, path, ({ value }) => (isText(value) && isGone(value) ? replacement : value));
  }, block);
  const isGoneLink = (href: string): boolean => {
    const target = linkTargetOf(href);
    return target?.kind === "file" && isGone(target.id);
  };
  return withHtml(kept, (html) =>
    withoutLinks(html, isGoneLink).replace(pictureElement, (element) =>
      picturesInHtml(element).some(({ id }) => isGone(id)) ? "" : element,
    ),
  );
}
