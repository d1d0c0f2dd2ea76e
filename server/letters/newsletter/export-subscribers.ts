// Subscribers as CSV with the proof of each request, piece by piece: an export needs the memory of one page.
import { formatMoment } from "#contract/values/dates.ts";
import type { Queryable } from "#db/open.ts";
import type { Language } from "../../kernel/context.ts";
import { CSV_START, csvLine, separators } from "../../kernel/csv.ts";
import { sentence } from "../../kernel/sentences.ts";
import { type SubscriberRow, subscribersAfter } from "./subscribers-store.ts";

const PAGE = 200;

const columns = ["email", "state", "language", "source", "requested", "textVersion", "confirmed", "ended"] as const;

/** In the order of their addresses. */
export async function* subscribersAsCsv(db: Queryable, language: Language): AsyncGenerator<string> {
  const lineOf = (cells: readonly string[]): string => csvLine(cells, separators[language]);
  yield CSV_START + lineOf(columns.map((column) => sentence(language, `newsletter:csv.${column}`)));
  for (let last = "", rows: SubscriberRow[] = []; ; last = rows.at(-1)?.email ?? "") {
    rows = await subscribersAfter(db, last, PAGE);
    if (rows.length > 0) yield rows.map((row) => lineOf(cellsOf(row, language))).join("");
    if (rows.length < PAGE) return;
  }
}

const shown = (moment: Date | null): string => (moment === null ? "" : formatMoment(moment.toISOString()));

function cellsOf(row: SubscriberRow, language: Language): string[] {
  const state = sentence(language, `newsletter:oneState.${row.state}`);
  const source =
    row.source === "form" ? sentence(language, "newsletter:csv.form") : [row.sourceNote, row.sourceDay].join(" ");
  return [
    row.email,
    state,
    row.language,
    source,
    shown(row.requested),
    row.textVersion,
    shown(row.confirmed),
    shown(row.ended),
  ];
}
