// Writes rows as CSV for spreadsheets.
import type { Language } from "./context.ts";

/** As spreadsheets of the language expect it: where a comma is the decimal sign, it cannot separate. */
export const separators: Record<Language, string> = { de: ";", en: "," };

/** Spreadsheets would calculate such a cell (security.md 11); one more apostrophe keeps those that are the text's own. */
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/u;
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/u;

/** What is a number already is not calculated: '-12,50'; and neither is a telephone number, which has no other sign. */
const plainNumber = /^(?:-?\d+(?:[.,]\d+)?|\+\d{1,3}(?:[ \u00a0\u202f]?\(\d{1,6}\))?(?:[ \u00a0\u202f]?\d+)*)$/u;

/** Each cell in quotes; one that a spreadsheet would calculate begins with an apostrophe. */
function csvCell(value: string): string {
  const isDangerous = dangerous.test(value) && !plainNumber.test(value);
  return `"${(isDangerous ? `'${value}` : value).replaceAll('"', '""')}"`;
}

/** The text of a cell that was written here. */
export const unguarded = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell);

/** @param separator ';' where a comma is the decimal sign, else ',' */
export function csvLine(cells: readonly string[], separator: string): string {
  return `${cells.map(csvCell).join(separator)}\r\n`;
}

/** Spreadsheets read the text as UTF-8 by it. */
export const CSV_START = "\uFEFF";
