// CSV of invoices and corrections for bookkeeping: one line per document and VAT rate.
import { DAY_MS } from "#contract/values/time.ts";
import type { DocumentSettings } from "#contract/shop/documents.ts";
import type { DocumentContent, DocumentVat } from "#contract/shop/document-content.ts";
import { formatDay } from "#contract/values/dates.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { CommandContext, Language } from "../../kernel/context.ts";
import { csvOf } from "../../kernel/csv.ts";
import { sentence } from "../../kernel/sentences.ts";
import { boughtOf, wordsOf } from "./page/words.ts";
import { accountingAfter, type DocumentRow } from "./store.ts";

const PAGE = 500;
const END = Date.parse("9999-12-31");

const columns = [
  "day",
  "number",
  "order",
  "account",
  "net",
  "vat",
  "rate",
  "gross",
  "goods",
  "reason",
  "coupon",
] as const;

type Span = { from: string; to: string };

export async function* bookkeepingAsCsv(
  { services }: CommandContext<"database">,
  { from, to }: Span,
  language: Language,
): AsyncGenerator<string> {
  const { db } = services.database;
  const { settings } = await getSettings(db);
  // The query compares times in UTC, so it includes one more day at each end. `isWithin` then omits documents of other
  // days.
  const wide = {
    from: new Date(Date.parse(from) - DAY_MS),
    before: new Date(Math.min(Date.parse(to) + 2 * DAY_MS, END)),
  };
  const isWithin = ({ content: { day } }: DocumentRow): boolean => day >= from && day <= to;
  yield* csvOf(language, {
    columns: columns.map((column) => sentence(language, `documents:csv.${column}`)),
    pageSize: PAGE,
    nextPage: (last: DocumentRow | undefined) => accountingAfter(db, { ...wide, after: last?.id ?? "" }, PAGE),
    linesOf: (row) => (isWithin(row) ? cellsOf(row, settings.documents.accounts, language) : []),
  });
}

function cellsOf(
  { number, kind, content }: DocumentRow,
  accounts: DocumentSettings["accounts"],
  language: Language,
): string[][] {
  const { day, orderNumber, total, corrects, coupon } = content;
  const amount = (cents: number): string => plainAmount(cents, language);
  const smallBusiness: DocumentVat = { rate: 0, net: total, vat: 0, tax: null };
  const parts = content.vat.length > 0 ? content.vat : [smallBusiness];
  return parts
    .filter(({ net, vat }) => net !== 0 || vat !== 0)
    .map(({ rate, net, vat, tax }) => [
      formatDay(day),
      number,
      String(orderNumber),
      accounts[tax ?? "smallBusiness"],
      amount(net),
      amount(vat),
      String(rate),
      amount(net + vat),
      goodsUnder(rate, kind, content, language),
      corrects?.reason ?? "",
      corrects === null ? (coupon ?? "") : "",
    ]);
}

/** Lists the goods under this VAT rate; '' for a correction that contains only an amount. */
function goodsUnder(rate: number, kind: DocumentRow["kind"], content: DocumentContent, language: Language): string {
  const { say, article } = wordsOf({ ...content, language });
  const isWhole = kind === "invoice" || content.corrects?.isWhole === true;
  const { lines, shipping } = content.corrects?.back ?? (isWhole ? content : { lines: [], shipping: 0 });
  const goods = lines
    .filter(({ percent }) => content.smallBusiness || percent === rate)
    .map((line) => {
      const counts = boughtOf(line).map(({ key, count }) => say(`documents:${key}`, { count }));
      return `${counts.length > 0 ? counts.join(" + ") : say("documents:sums.deposit")} ${article(line)}`;
    });
  return [...goods, ...(shipping > 0 ? [say("documents:sums.shipping")] : [])].join("; ");
}

/** Formats cents as '-1234,50' or '-1234.50'. Bookkeeping programs expect no thousands separators. */
function plainAmount(cents: number, language: Language): string {
  const text = (Math.abs(cents) / 100).toFixed(2);
  return `${cents < 0 ? "-" : ""}${language === "de" ? text.replace(".", ",") : text}`;
}
