import { namesOf, textsOf } from "#contract/blocks/registry.ts";
import { isSeries } from "#contract/values/event-status.ts";
import { entryPath, isPage, listOf, productPath } from "#contract/values/pages.ts";
import { textInLines } from "#contract/values/plain-text.ts";
import type { Result } from "#contract/schemas/search.ts";
import { EVENTS } from "../../content/entries/agenda.ts";
import { hasEnglish } from "../../content/entries/in-english.ts";
import { presentedDate } from "../../content/events/presented-date.ts";
import type { EntryRow } from "../../content/entries/store.ts";
import type { PictureRow } from "../../library/files/store.ts";
import type { ProductRow } from "../../shop/products/store.ts";

export type Said = { title: string; text: string };
type Dates = Pick<Result, "date" | "end" | "comesAgain" | "status" | "insteadOf" | "publishDate">;
export type Found = Pick<Result, "kind" | "path" | "file" | "hasEnglish"> & Dates & { de: Said; en: Said | null };

const undated: Dates = {
  date: null,
  end: null,
  comesAgain: false,
  status: "scheduled",
  insteadOf: null,
  publishDate: null,
};

/** @param row an entry; the date of an event must be its next occurrence */
export function foundEntry(row: EntryRow): Found {
  const pairs = row.blocks.flatMap(textsOf);
  const names = row.blocks.flatMap(namesOf);
  const namesInEnglish = hasEnglish(row) ? names : [];
  const english = {
    title: row.en?.title ?? "",
    text: running([...pairs.map(({ en }) => en ?? ""), ...namesInEnglish]),
  };
  const list = isPage(row.tags) ? null : listOf(row.tags);
  return {
    hasEnglish: hasEnglish(row),
    kind: list === null ? "page" : list === EVENTS ? "event" : "news",
    path: entryPath(row) ?? "/",
    ...(list === null ? undated : datesOf(row)),
    file: null,
    de: { title: row.title, text: running([...pairs.map(({ de }) => de), ...names, row.event?.place ?? ""]) },
    en: english.title === "" && english.text === "" ? null : english,
  };
}

function datesOf({ date, dateHasTime, event, insteadOf = null, publishDate }: EntryRow): Dates {
  return {
    date: presentedDate(date, dateHasTime),
    end: event?.end ?? null,
    comesAgain: isSeries(event),
    status: event?.status ?? "scheduled",
    insteadOf,
    publishDate: publishDate?.toISOString() ?? null,
  };
}

export function foundProduct(row: ProductRow): Found {
  const saidOf = (title: string, text: string): Said => ({ title, text: running([text]) });
  return {
    kind: "product",
    hasEnglish: Boolean(row.en?.title),
    path: productPath(row),
    ...undated,
    file: null,
    de: saidOf(row.title, row.text),
    en: row.en && saidOf(row.en.title, row.en.text),
  };
}

export function foundFile({ id, name, ext, sizeBytes, altDe, altEn }: PictureRow): Found {
  return {
    kind: "file",
    hasEnglish: true,
    path: `/v0/api/download/${id}`,
    ...undated,
    file: { ext, sizeBytes },
    de: { title: name, text: altDe },
    en: altEn === "" ? null : { title: "", text: altEn },
  };
}

/** Joins texts to one line. A separator follows lines without final punctuation, such as headings. */
function running(texts: readonly string[]): string {
  const lines = texts.flatMap((text) => textInLines(text).split("\n")).filter((line) => line !== "");
  return lines.reduce(
    (text, line) => text + (text === "" ? "" : /[.!?:…,;]["“”»«)]?$/u.test(text) ? " " : "\u00a0· ") + line,
    "",
  );
}
