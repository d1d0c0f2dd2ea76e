// A bank's CSV as rows of cells: separated by semicolons, commas or tabs, with or without quotes.
import { parse } from "csv-parse/sync";
import { limits } from "#contract/values/limits.ts";

export const separators = [";", ",", "\t"] as const;

/** Bookings stand one in a line, but their texts may have several. @returns no more rows and cells than may be */
export function readRows(text: string, separator: (typeof separators)[number]): string[][] {
  const parsed = tried(text, separator, '"') ?? tried(text, separator, null) ?? [];
  return parsed.map((row) => row.slice(0, limits.statementColumns));
}

/** @param quote null: quotes are signs like any other @returns null for quotes that do not end */
function tried(text: string, delimiter: string, quote: '"' | null): string[][] | null {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      quote,
      // A quote within a cell is one that somebody wrote.
      relax_quotes: true,
      relax_column_count: true,
      // Banks pad cells with blanks, also around quotes.
      trim: true,
      skip_empty_lines: false,
      to: limits.statementRows,
    });
  } catch {
    return null;
  }
}
