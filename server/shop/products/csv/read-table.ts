import { CsvError, parse } from "csv-parse/sync";
import { AppError, type FieldProblem } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import { unguarded } from "../../../kernel/csv.ts";
import { sentence } from "../../../kernel/sentences.ts";
import { allColumns, type ColumnName } from "./columns.ts";

export type Line = { line: number; cells: ReadonlyMap<ColumnName, string> };
export type Table = { lines: Line[]; unknownColumns: string[] };

const refused = (key: FieldProblem["key"], values: FieldProblem["values"] = {}, cause?: unknown): AppError =>
  new AppError("invalid", { fields: { text: { key, values } }, cause });

/** @throws invalid (C200) if the text is not a table of products */
export function readTable(given: string): Table {
  const { text, named } = separatorNamed(given);
  const [head = [], ...rows] = cellsOf(text, named);
  const names = head.map(columnOf);
  const doubled = head.find((_cell, at) => names[at] !== null && names.indexOf(names[at] ?? null) < at);
  if (doubled !== undefined) throw refused("csvColumnTwice", { column: doubled.trim() });
  if (!names.includes("title") && !names.includes("id")) throw refused("csvNoColumns");
  if (rows.length > limits.csvLines) throw refused("csvTooLong");
  const lines = rows.flatMap((row, index): Line[] => {
    if (row.every((cell) => cell.trim() === "")) return [];
    const line = index + (named === null ? 2 : 3);
    // Refuses surplus cells, because an unquoted 8,50 in a comma-separated table would be read as 8.
    if (row.slice(head.length).some((cell) => cell.trim() !== "")) throw refused("csvSurplusCells", { line });
    const cells = names.flatMap((name, at): [ColumnName, string][] =>
      name === null ? [] : [[name, unguarded(row[at] ?? "")]],
    );
    return [{ line, cells: new Map(cells) }];
  });
  return { lines, unknownColumns: head.filter((cell, at) => names[at] === null && cell.trim() !== "") };
}

/** Reads the separator from a first line such as 'sep=;', which Excel and other programs use. */
function separatorNamed(given: string): { text: string; named: string | null } {
  const [line, named] = /^\uFEFF?"?sep=([;,\t|])"?(?:\r\n?|\n)/iu.exec(given) ?? [];
  return { text: line === undefined ? given : given.slice(line.length), named: named ?? null };
}

const quotedCell = /"(?:[^"]|"")*"/gu;

function lineOfOpenQuote(given: string): number {
  const at = given.replace(quotedCell, (cell) => " ".repeat(cell.length)).indexOf('"');
  return given.slice(0, Math.max(at, 0)).split(/\r\n?|\n/u).length;
}

function cellsOf(given: string, named: string | null): string[][] {
  try {
    return parse(given, {
      bom: true,
      delimiter: named ?? separatorOf(given),
      relax_column_count: true,
      // Empty lines count too, so that the line numbers are the same as in the spreadsheet.
      skip_empty_lines: false,
      to: limits.csvLines + 2,
    });
  } catch (error) {
    throw error instanceof CsvError ? quoteProblem(error, given, named === null ? 0 : 1) : error;
  }
}

/** @param above number of lines that were removed above `given` */
function quoteProblem(error: CsvError, given: string, above: number): AppError {
  if (error.code === "CSV_QUOTE_NOT_CLOSED")
    return refused("csvQuoteOpen", { line: lineOfOpenQuote(given) + above }, error);
  if (error.code === "INVALID_OPENING_QUOTE" || error.code === "CSV_INVALID_CLOSING_QUOTE")
    return refused("csvQuoteInLine", { line: Number(error["lines"]) + above }, error);
  return refused("csvUnreadable", {}, error);
}

const HEAD_LENGTH = 20_000;

function separatorOf(given: string): string {
  const head =
    given
      .slice(0, HEAD_LENGTH)
      .replace(quotedCell, "")
      .split(/[\r\n]/u, 1)[0] ?? "";
  const count = (sign: string): number => head.split(sign).length;
  return [";", ",", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

const keyOf = (name: string): string => unguarded(name).trim().toLowerCase();

const byName = new Map(
  allColumns.flatMap((column) => {
    const names = (["de", "en"] as const).map((language) => sentence(language, `productcsv:columns.${column}`));
    return [column, ...names].map((name) => [keyOf(name), column] as const);
  }),
);

const columnOf = (cell: string): ColumnName | null => byName.get(keyOf(cell)) ?? null;
