import type { BackupCounts } from "../../site/backups/apart.ts";
import type { Manifest } from "./manifest.ts";

export function countsOf({ tables, files, missing }: Manifest): BackupCounts {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { tables: tables.length, rows, files: files.count, missing: missing.length };
}
