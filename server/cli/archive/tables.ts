// What an archive holds of the database, table by table in the order in which rows can be inserted; and what it never holds.
import { getTableColumns, isNotNull, type SQL } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { entries, entryRevisions } from "#db/schema/entries.ts";
import { files, fileVariants } from "#db/schema/files.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { settings } from "#db/schema/settings.ts";
import { entryTags, fileTags, tags } from "#db/schema/tags.ts";
import { users } from "#db/schema/users.ts";
import type { Row } from "./level.ts";

export type PortableTable = {
  /** Its name in the database and in the archive. */
  name: string;
  table: PgTable;
  /** Only these rows are carried. */
  only?: SQL;
  /** Columns that are not carried, by their names in the database, with what stands in their place afterwards. */
  blank?: Row;
  /** A new site has its rows already. */
  isPrefilled?: boolean;
};

function portable(table: PgTable, more: Omit<PortableTable, "name" | "table"> = {}): PortableTable {
  return { name: getTableConfig(table).name, table, ...more };
}

export const portableTables: readonly PortableTable[] = [
  // Secrets are sealed with a key that stays where it is.
  portable(settings, { blank: { secrets: {} }, isPrefilled: true }),
  portable(users),
  portable(tags),
  portable(files),
  portable(fileVariants),
  portable(fileTags),
  portable(entries),
  portable(entryTags),
  portable(entryRevisions),
  // What is not sent yet may hold a link that opens something, and would be sent by two sites.
  portable(outgoingMail, { only: isNotNull(outgoingMail.sent) }),
];

/** Tables that stay behind: who is signed in, what a mail's link opens, who failed to sign in, what is derived. */
export const tablesLeftBehind = ["sessions", "tokens", "rate_limits", "file_uses"] as const;

/** The columns that are carried, by the names of the code; what the database makes itself is not. */
export function carriedColumns({ table, blank = {} }: PortableTable): Record<string, PgColumn> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([, column]) => !(column.name in blank || column.generated)),
  );
}

export function primaryKeyOf(table: PgTable): PgColumn[] {
  const { primaryKeys, columns } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
}

/** The bytes that a row names. */
export function hashesOf({ table }: PortableTable, row: Row): string[] {
  if (table === files) return [String(row["hash"]), String(row["originalHash"])];
  return table === fileVariants ? [String(row["hash"])] : [];
}
