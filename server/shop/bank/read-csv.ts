import { truncate } from "#contract/values/truncate.ts";
import type { StatementColumns } from "#contract/shop/bank.ts";
import { centsOfAmount, currencyOf, dayOf, plain, type Read, type Statement, statementOf } from "./booking.ts";
import { type Columns, findColumns, likelyHeader } from "./csv-columns.ts";
import { readRows, separators } from "./csv.ts";

const SHOWN_ROWS = 6;
const SHOWN_LENGTH = 80;

export type Unknown = { header: number; rows: string[][] };

/**
 * Reads the bookings of a CSV file. If the headings are unknown, returns the first rows, so that the user can assign
 * columns.
 * @param chosen the columns that the user has assigned
 */
export function readCsv(text: string, chosen?: StatementColumns): Statement | Unknown | null {
  const rows = tableOf(text);
  if (!rows.some((row) => row.length > 1)) return null;
  const columns = chosen ? { ...chosen, currency: null, state: null, sign: null } : findColumns(rows);
  if (columns) return read(rows, columns);
  const header = likelyHeader(rows);
  const shown = rows.slice(header, header + SHOWN_ROWS);
  return { header, rows: shown.map((row) => row.map((cell) => truncate(cell, SHOWN_LENGTH))) };
}

/** Chooses the separator that gives known headings. If none does, chooses the one that gives most columns. */
function tableOf(text: string): string[][] {
  const tables = separators.map((separator) => readRows(text, separator));
  const cells = (rows: readonly string[][]): number => Math.max(0, ...rows.slice(0, 20).map((row) => row.length));
  return tables.find((rows) => findColumns(rows) !== null) ?? tables.toSorted((a, b) => cells(b) - cells(a))[0] ?? [];
}

function read(rows: readonly string[][], columns: Columns): Statement {
  return statementOf(rows.slice(columns.header + 1).flatMap((row) => readRow(row, columns) ?? []));
}

const announced = /vorgemerkt|pending|^offen$/iu;
/** Matches the start of a cell that names a balance or a total. */
const sums = /^(?:alter|neuer|end|anfangs|schluss)?[- ]?(?:saldo|kontostand|summe|total|balance)/iu;

function readRow(row: readonly string[], columns: Columns): Read | null {
  const cell = (index: number | null): string => (index === null ? "" : (row[index] ?? ""));
  const [written, paidOut] = [cell(columns.amount), cell(columns.debit)];
  const day = dayOf(cell(columns.day));
  if (day === null) {
    if (announced.test(cell(columns.day)) || announced.test(cell(columns.state))) return "other";
    const isBooking = written !== "" && written !== cell(columns.day) && row.filter((one) => one !== "").length > 1;
    return !isBooking || row.some((one) => sums.test(one)) ? null : unreadable(row);
  }
  if (announced.test(cell(columns.state))) return "other";
  const cents = centsOfAmount(written);
  const gone = centsOfAmount(paidOut);
  // Some banks have separate columns for credits and debits. In each row, one of the two cells is empty or zero.
  if (columns.debit !== null && gone !== null && gone !== 0 && (cents ?? 0) === 0 && isEmptyOrZero(written))
    return "other";
  if (cents === null) return unreadable(row);
  // Some banks write 'S' (debit) or 'H' (credit) after the amount, sometimes in a column without heading.
  const sign = columns.sign === null ? cell(columns.amount + 1) : cell(columns.sign);
  if (cents <= 0 || /^(?:s|soll|debit|dr|dbit)$/iu.test(sign)) return "other";
  const named = /^[a-z]{3}$/iu.test(cell(columns.currency)) ? cell(columns.currency).toUpperCase() : null;
  const currency = named ?? currencyOf(written) ?? "EUR";
  return { credits: [{ day, cents, currency, name: plain(cell(columns.name)), text: plain(cell(columns.text)) }] };
}

const isEmptyOrZero = (written: string): boolean => written === "" || centsOfAmount(written) === 0;

const unreadable = (row: readonly string[]): Read => ({ unreadable: row.filter((cell) => cell !== "").join(" · ") });
