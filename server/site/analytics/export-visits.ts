import { OTHERS, type Span } from "#contract/schemas/analytics.ts";
import { formatDay } from "#contract/values/dates.ts";
import type { CommandContext, Language } from "../../kernel/context.ts";
import { csvOf } from "../../kernel/csv.ts";
import { sentence } from "../../kernel/sentences.ts";
import { storeVisits } from "./count-visits.ts";
import { spanOf } from "./read-visits.ts";
import { rowsAfter } from "./store.ts";

type PageViewRow = Awaited<ReturnType<typeof rowsAfter>>[number];

const PAGE = 1_000;

const columns = ["day", "path", "referrer", "device", "language", "views", "visitors"] as const;

export async function* visitsAsCsv(
  { services }: CommandContext<"database" | "now" | "visits">,
  days: Span,
  language: Language,
): AsyncGenerator<string> {
  await storeVisits(services);
  const span = spanOf(services.now(), days);
  const named = (text: string): string => (text === OTHERS ? sentence(language, "analytics:others") : text);
  yield* csvOf(language, {
    columns: columns.map((column) => sentence(language, `analytics:csv.${column}`)),
    pageSize: PAGE,
    nextPage: (_last, skip) => rowsAfter(services.database.db, span, skip, PAGE),
    linesOf: ({ day, path, referrer, device, language: spoken, views, visitors }: PageViewRow) => [
      [
        formatDay(day),
        named(path),
        named(referrer),
        sentence(language, `analytics:devices.${device as "phone"}`),
        named(spoken),
        String(views),
        String(visitors),
      ],
    ],
  });
}
