import { parse } from "csv-parse/sync";
import { limits } from "#contract/values/limits.ts";

export const separators = [";", ",", "\t"] as const;

/** @returns at most `limits.statementRows` rows of `limits.statementColumns` cells; a quoted cell may span lines */
export function readRows(text: string, separator: (typeof separators)[number]): string[][] {
  const parsed = tried(text, separator, '"') ?? tried(text, separator, null) ?? [];
  return parsed.map((row) => row.slice(0, limits.statementColumns));
}

/** @param quote null: quotes are ordinary characters @returns null for an unterminated quote */
function tried(text: string, delimiter: string, quote: '"' | null): string[][] | null {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      quote,
      // A quote inside a cell belongs to the text.
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
