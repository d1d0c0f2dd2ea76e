// The command `npm run restore -- FILE` restores a backup into an empty site. FILE may also be the name of a scheduled
// backup in the bucket of BACKUP_URL.
import { existsSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Environment } from "../kernel/env.ts";
import { isBackupName } from "#contract/values/backups.ts";
import { openBackupPlace } from "../site/backups/open-place.ts";
import { finishRestore } from "./archive/finish.ts";
import { loadArchive, type Target } from "./archive/load.ts";
import { type CommandSite, openNewSite, runCommand, say } from "./command.ts";

await runCommand(async (env, args) => {
  const [file] = args;
  if (file === undefined || args.length !== 1) throw new Error("which file? npm run restore -- FILE");
  if (!existsSync(file) && env.BACKUP_URL?.kind === "s3" && isBackupName(file)) {
    const makeTemporaryDir = (): Promise<string> => mkdtemp(join(tmpdir(), "restore-"));
    const place = await openBackupPlace({ env, storage: { makeTemporaryDir } });
    return place.withFile(file, (path) => restore(env, path));
  }
  return restore(env, resolve(file));
});

async function restore(env: Environment, path: string): Promise<number> {
  let site: CommandSite | null = null;
  try {
    const openTarget = async (migrations: number): Promise<Target> => {
      const opened = await openNewSite(env, migrations);
      site = opened;
      return { ...opened, finish: () => finishRestore(opened, env.DATABASE_URL) };
    };
    const manifest = await loadArchive(path, openTarget, env.BACKUP_PASSPHRASE);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(`restored: ${rows} rows, ${manifest.files.count} files with their variants, of ${manifest.created}`);
    say("everyone has to sign in again, and secrets of third parties have to be entered again");
    return 0;
  } finally {
    await (site as CommandSite | null)?.database.close();
  }
}
