// Restores an archive into a temporary site with an embedded database, and counts what is there.
import { sql } from "drizzle-orm";
import type { Environment } from "../../kernel/env.ts";
import type { BackupCounts } from "../../site/backups/apart.ts";
import { type CommandSite, openNewSite } from "../command.ts";
import { countsOf } from "./counts.ts";
import { finishRestore } from "./finish.ts";
import { loadArchive } from "./load.ts";
import { type Manifest, refuseArchive } from "./manifest.ts";

/**
 * @param dir an empty directory, which the caller removes
 * @throws an error with a readable message if the archive cannot be restored completely
 */
export async function tryArchive(path: string, dir: string, env: Environment): Promise<BackupCounts> {
  const { DATABASE_URL: _database, FILES_URL: _files, ...others } = env;
  const temporary = { ...others, DATA_DIR: dir };
  const opened: CommandSite[] = [];
  let rows = new Map<string, number>();
  try {
    const openTarget = async (migrations: number) => {
      const site = await openNewSite(temporary, migrations);
      opened.push(site);
      // Counts before the end of the restore, which also brings the tables of an older release up to date.
      const finish = async (): Promise<void> => {
        rows = await countRows(site);
        await finishRestore(site, undefined);
      };
      return { ...site, finish };
    };
    const manifest = await loadArchive(path, openTarget, env.BACKUP_PASSPHRASE);
    for (const site of opened) await compare(manifest, rows, site);
    return countsOf(manifest);
  } finally {
    for (const { database } of opened) await database.close();
  }
}

async function countRows({ database: { db } }: CommandSite): Promise<Map<string, number>> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const parts = tables.rows.map(
    ({ name }) => sql`select ${name}::text as name, count(*)::int as rows from ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<{ name: string; rows: number }>(sql.join(parts, sql` union all `));
  return new Map(rows.map((row) => [row.name, row.rows]));
}

async function compare(manifest: Manifest, rows: ReadonlyMap<string, number>, site: CommandSite): Promise<void> {
  for (const table of manifest.tables)
    if (rows.get(table.name) !== table.rows)
      refuseArchive(`${rows.get(table.name) ?? 0} of ${table.rows} rows of ${table.name} were restored`);
  let files = 0;
  for await (const stored of site.storage.list()) files += stored.sizeBytes >= 0 ? 1 : 0;
  if (files !== manifest.files.count) refuseArchive(`${files} of ${manifest.files.count} files were restored`);
}
