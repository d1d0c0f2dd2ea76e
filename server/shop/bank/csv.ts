import { parse } from "csv-parse/sync";
import { limits } from "#contract/values/limits.ts";

export const separators = [";", ",", "\t"] as const;

/**
 * Reads at most `limits.statementRows` rows of `limits.statementColumns` cells. A quoted cell may have several lines.
 */
export function readRows(text: string, separator: (typeof separators)[number]): string[][] {
  const parsed = tried(text, separator, '"') ?? tried(text, separator, null) ?? [];
  return parsed.map((row) => row.slice(0, limits.statementColumns));
}

function tried(text: string, delimiter: string, quote: '"' | null): string[][] | null {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      quote,
      // A quote in the middle of a cell belongs to the text.
      relax_quotes: true,
      relax_column_count: true,
      // Some banks add blanks to cells, even around the quotes.
      trim: true,
      skip_empty_lines: false,
      to: limits.statementRows,
    });
  } catch {
    return null;
  }
}
