import { formatMoment } from "#contract/values/dates.ts";
import type { Queryable } from "#db/open.ts";
import type { Language } from "../../kernel/context.ts";
import { csvOf } from "../../kernel/csv.ts";
import { sentence } from "../../kernel/sentences.ts";
import { type SubscriberRow, subscribersAfter } from "./subscribers-store.ts";

const PAGE = 200;

const columns = ["email", "state", "language", "source", "requested", "textVersion", "confirmed", "ended"] as const;

export const subscribersAsCsv = (db: Queryable, language: Language): AsyncGenerator<string> =>
  csvOf(language, {
    columns: columns.map((column) => sentence(language, `newsletter:csv.${column}`)),
    pageSize: PAGE,
    nextPage: (last: SubscriberRow | undefined) => subscribersAfter(db, last?.email ?? "", PAGE),
    linesOf: (row) => [cellsOf(row, language)],
  });

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
