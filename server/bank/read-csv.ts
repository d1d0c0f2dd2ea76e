// A bank's CSV as bookings, or as its rows where nobody knows the bank's headings.
import { truncate } from "#contract/truncate.ts";
import type { StatementColumns } from "#contract/shop/bank.ts";
import { type Booking, centsOfAmount, dayOf, plain, type Statement } from "./booking.ts";
import { type Columns, findColumns, likelyHeader } from "./csv-columns.ts";
import { readRows, separators } from "./csv.ts";

const SHOWN_ROWS = 6;
const SHOWN_LENGTH = 80;

export type Unknown = { header: number; rows: string[][] };

/** @param chosen what a person has said of a file whose columns were not found */
export function readCsv(text: string, chosen?: StatementColumns): Statement | Unknown | null {
  const rows = tableOf(text);
  if (!rows.some((row) => row.length > 1)) return null;
  const columns = chosen ? { ...chosen, currency: null, state: null, sign: null } : findColumns(rows);
  if (columns) return statementOf(rows, columns);
  const header = likelyHeader(rows);
  const shown = rows.slice(header, header + SHOWN_ROWS);
  return { header, rows: shown.map((row) => row.map((cell) => truncate(cell, SHOWN_LENGTH))) };
}

/** Separated by what makes its headings known, else by what makes the widest rows. */
function tableOf(text: string): string[][] {
  const tables = separators.map((separator) => readRows(text, separator));
  const cells = (rows: readonly string[][]): number => Math.max(0, ...rows.slice(0, 20).map((row) => row.length));
  return tables.find((rows) => findColumns(rows) !== null) ?? tables.toSorted((a, b) => cells(b) - cells(a))[0] ?? [];
}

function statementOf(rows: readonly string[][], columns: Columns): Statement {
  // Rows without a day are sums, empty, or not booked yet.
  const dated = rows.slice(columns.header + 1).filter((row) => dayOf(row[columns.day] ?? "") !== null);
  const credits = dated.map((row) => creditOf(row, columns)).filter((credit) => credit !== null);
  return { credits, others: dated.length - credits.length };
}

function creditOf(row: readonly string[], columns: Columns): Booking | null {
  const cell = (index: number | null): string => (index === null ? "" : (row[index] ?? ""));
  const day = dayOf(cell(columns.day));
  const cents = centsOfAmount(cell(columns.amount));
  const isAnnounced = /vorgemerkt|pending/iu.test(cell(columns.state));
  // Some banks write beside the amount whether it went: 'S' and 'H', sometimes under no heading.
  const sign = columns.sign === null ? cell(columns.amount + 1) : cell(columns.sign);
  if (day === null || cents === null || cents <= 0 || isAnnounced || /^(?:s|soll)$/iu.test(sign)) return null;
  const currency = /^[a-z]{3}$/iu.test(cell(columns.currency)) ? cell(columns.currency).toUpperCase() : "EUR";
  return { day, cents, currency, name: plain(cell(columns.name)), text: plain(cell(columns.text)) };
}
