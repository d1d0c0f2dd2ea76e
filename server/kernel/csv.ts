import type { Language } from "./context.ts";

/** German spreadsheets expect a semicolon, because German uses the comma for decimals. */
const separators: Record<Language, string> = { de: ";", en: "," };

/**
 * Spreadsheet programs would run a cell with such a beginning as a formula. So the cell gets a leading apostrophe
 * (security.md 11).
 */
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/u;
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/u;

/** Numbers such as '-12,50' and telephone numbers such as '+49 30 23125' are harmless, so they stay unchanged. */
const plainNumber = /^(?:-?\d+(?:[.,]\d+)?|\+\d{1,3}(?:[ \u00a0\u202f]?\(\d{1,6}\))?(?:[ \u00a0\u202f]?\d+)*)$/u;

function csvCell(value: string): string {
  const isDangerous = dangerous.test(value) && !plainNumber.test(value);
  return `"${(isDangerous ? `'${value}` : value).replaceAll('"', '""')}"`;
}

export const unguarded = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell);

export const csvLine = (cells: readonly string[], language: Language): string =>
  `${cells.map(csvCell).join(separators[language])}\r\n`;

/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const CSV_START = "\uFEFF";

export type CsvTable<Row> = {
  columns: readonly string[];
  pageSize: number;
  /** @param last the last row of the previous page @param skip the number of rows on all previous pages */
  nextPage: (last: Row | undefined, skip: number) => Promise<Row[]>;
  linesOf: (row: Row) => readonly (readonly string[])[];
};

/** Yields the file in pieces, so that an export needs only the memory of one page. */
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
