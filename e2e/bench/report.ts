// Prints the rows of a section as a table, and stores them in a file.
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

export type Row = { what: string; aim?: string; isMet?: boolean } & Record<
  string,
  string | number | boolean | undefined
>;

export type Section = { name: string; title: string; run: (directory: string) => Promise<Row[]> };

const latestFile = fileURLToPath(new URL("latest.json", import.meta.url));

export function table(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => cellOf(row[column])))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  const isNumeric = columns.map((column) => rows.some((row) => typeof row[column] === "number"));
  return cells
    .map((line) =>
      line
        .map((cell, index) => (isNumeric[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function cellOf(value: Row[string]): string {
  if (typeof value === "boolean") return value ? "yes" : "NO";
  return value === undefined ? "" : String(value);
}

type Latest = { machine: { cores: number; node: string }; sections: Record<string, Row[]> };

export async function keepLatest(sections: Record<string, Row[]>): Promise<void> {
  const before = JSON.parse(await readFile(latestFile, "utf8").catch(() => "{}")) as Partial<Latest>;
  const latest: Latest = {
    machine: { cores: availableParallelism(), node: process.versions.node.split(".")[0] ?? "" },
    sections: { ...before.sections, ...sections },
  };
  await writeFile(latestFile, `${JSON.stringify(latest, null, 2)}\n`);
}
