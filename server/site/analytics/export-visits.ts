// Page views as CSV, piece by piece: one line for each day, page, referrer, device class and language.
import { OTHERS, type Span } from "#contract/schemas/analytics.ts";
import { formatDay } from "#contract/values/dates.ts";
import type { CommandContext, Language } from "../../kernel/context.ts";
import { CSV_START, csvLine, separators } from "../../kernel/csv.ts";
import { sentence } from "../../kernel/sentences.ts";
import { storeVisits } from "./count-visits.ts";
import { spanOf } from "./read-visits.ts";
import { rowsAfter } from "./store.ts";

const PAGE = 1_000;

const columns = ["day", "path", "referrer", "device", "language", "views", "visitors"] as const;

export async function* visitsAsCsv(
  { services }: CommandContext<"database" | "now" | "visits">,
  days: Span,
  language: Language,
): AsyncGenerator<string> {
  const lineOf = (cells: readonly string[]): string => csvLine(cells, separators[language]);
  await storeVisits(services);
  const span = spanOf(services.now(), days);
  yield CSV_START + lineOf(columns.map((column) => sentence(language, `analytics:csv.${column}`)));
  for (let skip = 0, count = PAGE; count === PAGE; skip += PAGE) {
    const rows = await rowsAfter(services.database.db, span, skip, PAGE);
    count = rows.length;
    const named = (text: string): string => (text === OTHERS ? sentence(language, "analytics:others") : text);
    yield rows
      .map(({ day, path, referrer, device, language: spoken, views, visitors }) =>
        lineOf([
          formatDay(day),
          named(path),
          named(referrer),
          sentence(language, `analytics:devices.${device as "phone"}`),
          named(spoken),
          String(views),
          String(visitors),
        ]),
      )
      .join("");
  }
}
