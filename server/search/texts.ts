// What a hit says, in both languages, as plain text, from its row.
import { textsOf } from "#contract/blocks/registry.ts";
import { entryPath, fixedPageNameOf, listOf, shopItemPath } from "#contract/pages.ts";
import { textInLines } from "#contract/plain-text.ts";
import type { Result } from "#contract/search.ts";
import { presentedDate } from "../entries/rules.ts";
import type { EntryRow } from "../entries/store.ts";
import type { PictureRow } from "../files/store.ts";
import type { ProductRow } from "../products/store.ts";

export type Said = { title: string; text: string };
/** `en` is null if there is nothing in English. */
export type Found = Pick<Result, "kind" | "path" | "date" | "file"> & { de: Said; en: Said | null };

export function foundEntry(row: EntryRow): Found {
  const pairs = row.blocks.flatMap(textsOf);
  const english = { title: row.en?.title ?? "", text: running(pairs.map(({ en }) => en ?? "")) };
  const list = fixedPageNameOf(row.tags) === null ? listOf(row.tags) : null;
  const isEvent = list === "Veranstaltungen";
  return {
    kind: list === null ? "page" : isEvent ? "event" : "news",
    path: entryPath(row) ?? "/",
    date: isEvent
      ? presentedDate(row.date, row.dateHasTime)
      : list === null
        ? null
        : (row.publishDate?.toISOString() ?? null),
    file: null,
    de: { title: row.title, text: running(pairs.map(({ de }) => de)) },
    en: english.title === "" && english.text === "" ? null : english,
  };
}

export function foundProduct(row: ProductRow): Found {
  const saidOf = (title: string, text: string): Said => ({ title, text: running([text]) });
  return {
    kind: "product",
    path: shopItemPath(row.id),
    date: null,
    file: null,
    de: saidOf(row.title, row.text),
    en: row.en && saidOf(row.en.title, row.en.text),
  };
}

export function foundFile({ id, name, ext, sizeBytes, altDe, altEn }: PictureRow): Found {
  return {
    kind: "file",
    path: `/v0/api/download/${id}`,
    date: null,
    file: { ext, sizeBytes },
    de: { title: name, text: altDe },
    en: altEn === "" ? null : { title: "", text: altEn },
  };
}

/** One line; what ends without a full stop, such as a heading, is set apart. */
function running(texts: readonly string[]): string {
  const lines = texts.flatMap((text) => textInLines(text).split("\n")).filter((line) => line !== "");
  return lines.reduce(
    (text, line) => text + (text === "" ? "" : /[.!?:…,;]["“”»«)]?$/u.test(text) ? " " : "\u00a0· ") + line,
    "",
  );
}
