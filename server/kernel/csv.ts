// Writes rows as CSV for spreadsheets.
import type { Language } from "./context.ts";

/** As spreadsheets of the language expect it: where a comma is the decimal sign, it cannot separate. */
const separators: Record<Language, string> = { de: ";", en: "," };

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

export const csvLine = (cells: readonly string[], language: Language): string =>
  `${cells.map(csvCell).join(separators[language])}\r\n`;

/** Spreadsheets read the text as UTF-8 by it. */
const CSV_START = "\uFEFF";

/** Rows of the database as the lines of a file. */
export type CsvTable<Row> = {
  /** The names of the columns, in the language of the file. */
  columns: readonly string[];
  /** The number of rows that are in memory at once. */
  pageSize: number;
  /** The rows after the last row of the page before. @param skip the number of rows before */
  nextPage: (last: Row | undefined, skip: number) => Promise<Row[]>;
  linesOf: (row: Row) => readonly (readonly string[])[];
};

/** The file, piece by piece: an export needs the memory of one page. */
export async function* csvOf<Row>(language: Language, table: CsvTable<Row>): AsyncGenerator<string> {
  const { columns, pageSize, nextPage, linesOf } = table;
  yield CSV_START + csvLine(columns, language);
  let last: Row | undefined;
  for (let skip = 0, count = pageSize; count === pageSize; skip += pageSize) {
    const rows = await nextPage(last, skip);
    count = rows.length;
    last = rows.at(-1);
    const lines = rows.flatMap((row) => linesOf(row));
    if (lines.length > 0) yield lines.map((cells) => csvLine(cells, language)).join("");
  }
}
