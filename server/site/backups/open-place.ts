import { join } from "node:path";
import type { Environment } from "../../kernel/env.ts";
import type { Storage } from "../../outside/storage.ts";
import { type BackupPlace, keptAsBackup, type KeptFiles, openBackupFolder } from "../../outside/backup-place.ts";

/** The S3 client is loaded only if it is used, because loading takes 0.2 s. */
export async function openBackupPlace(
  { env, storage }: { env: Environment; storage: Pick<Storage, "makeTemporaryDir"> },
  kept: KeptFiles = keptAsBackup,
): Promise<BackupPlace> {
  const { BACKUP_URL: place, AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = env;
  if (place === undefined) return openBackupFolder(join(env.DATA_DIR, "backups"), kept);
  if (place.kind === "folder") return openBackupFolder(place.path, kept);
  if (id === undefined || secret === undefined) throw new Error("BACKUP_URL needs the keys of its bucket");
  const { openBackupBucket } = await import("../../outside/backup-bucket.ts");
  return openBackupBucket(place, { id, secret, token }, storage.makeTemporaryDir, { kept });
}
