// A bank's CSV as rows of cells: separated by semicolons, commas or tabs, with or without quotes.
import { limits } from "#contract/limits.ts";

export const separators = [";", ",", "\t"] as const;

/** @returns no more rows and cells than may be */
export function readRows(text: string, separator: (typeof separators)[number]): string[][] {
  return [...rowsOf(text, separator)].map((row) => row.map((cell) => cell.trim()));
}

function* rowsOf(text: string, separator: string): Generator<string[]> {
  const cell = new RegExp(String.raw`(?:"((?:[^"]|"")*)"|([^${separator}\r\n]*))(${separator}|\r?\n|\r|$)`, "uy");
  let row: string[] = [];
  let rows = 0;
  while (cell.lastIndex < text.length && rows < limits.statementRows) {
    const found = cell.exec(text);
    if (!found) return;
    const [, quoted, bare = "", end] = found;
    if (row.length < limits.statementColumns) row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    rows += 1;
    yield row;
    row = [];
  }
  if (row.length > 0) yield row;
}
