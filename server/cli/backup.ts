// The command `npm run backup -- FILE` writes the rows and files of a site into one archive. The site may keep running.
// A FILE whose name ends with '.enc' is encrypted with BACKUP_PASSPHRASE.
import { resolve } from "node:path";
import { recordBackup } from "../kernel/identity/backups.ts";
import { writeArchive } from "./archive/write.ts";
import { runCommand, say, withSite } from "./command.ts";

await runCommand(async (env, args) => {
  const [file] = args;
  if (file === undefined || args.length !== 1) throw new Error("which file? npm run backup -- FILE");
  const path = resolve(file);
  const passphrase = path.endsWith(".enc") ? env.BACKUP_PASSPHRASE : undefined;
  if (path.endsWith(".enc") && passphrase === undefined)
    throw new Error("BACKUP_PASSPHRASE: is needed for a backup whose name ends with .enc");
  const { manifest, leftBehind } = await withSite(env, { isShared: true }, async (site) => {
    const written = await writeArchive(site, path, passphrase);
    await recordBackup(site.database.db, new Date());
    return written;
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = (manifest.files.sizeBytes / 1_000_000).toFixed(1);
  say(`${path}: ${rows} rows, ${manifest.files.count} files with their variants (${megabytes} MB)`);
  say(
    "not in it: sessions, tokens, the key, " +
      `secrets of third parties (${leftBehind.secrets}), mails that are not sent yet (${leftBehind.unsentMails})`,
  );
  if (manifest.missing.length === 0) return 0;
  const some = manifest.missing.slice(0, 5).join(", ");
  process.stderr.write(
    `${manifest.missing.length} files have no bytes and are not in it: ${some}; see npm run doctor -- --bytes\n`,
  );
  return 1;
});
