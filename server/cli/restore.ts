// The command `npm run restore -- FILE` restores a backup into an empty site.
import { resolve } from "node:path";
import { finishRestore } from "./archive/finish.ts";
import { loadArchive, type Target } from "./archive/load.ts";
import { type CommandSite, openNewSite, runCommand, say } from "./command.ts";

await runCommand(async (env, args) => {
  const [file] = args;
  if (file === undefined || args.length !== 1) throw new Error("which file? npm run restore -- FILE");
  let site: CommandSite | null = null;
  try {
    const openTarget = async (migrations: number): Promise<Target> => {
      const opened = await openNewSite(env, migrations);
      site = opened;
      return { ...opened, finish: () => finishRestore(opened, env.DATABASE_URL) };
    };
    const manifest = await loadArchive(resolve(file), openTarget, env.BACKUP_PASSPHRASE);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(`restored: ${rows} rows, ${manifest.files.count} files with their variants, of ${manifest.created}`);
    say("everyone has to sign in again, and secrets of third parties have to be entered again");
    return 0;
  } finally {
    await (site as CommandSite | null)?.database.close();
  }
});
