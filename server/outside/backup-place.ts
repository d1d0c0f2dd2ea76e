// Where backups and copies of the site are: a folder, or a bucket of an S3-compatible server (`backup-bucket.ts`). Only files with such a name
// are listed and removed.
import { createReadStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { isBackupName } from "#contract/values/backups.ts";
import { nullIfMissing, refuseMissing, withDiskFull } from "./local-disk.ts";

export type StoredBackup = { name: string; sizeBytes: number };

export type BackupPlace = {
  /** The path of the folder, or the address of the objects without their endpoint. */
  where: string;
  list: () => Promise<StoredBackup[]>;
  /**
   * Stores what `make` writes to the path. An incomplete backup is never listed.
   * @throws diskFull (C507), thirdParty (C105), and the errors of `make`
   */
  write: <Made>(name: string, make: (path: string) => Promise<Made>) => Promise<Made>;
  /** Calls `use` with the path of a local file, which S3 downloads before. @throws notFound (C404) */
  withFile: <Result>(name: string, use: (path: string) => Promise<Result>) => Promise<Result>;
  /** @throws notFound (C404) */
  read: (name: string) => Promise<Readable>;
  remove: (name: string) => Promise<void>;
};

/** Which files of the place are listed and removed. */
export type KeptFiles = { prefix: string; isName: (name: string) => boolean };

export const keptAsBackup: KeptFiles = { prefix: "backup-", isName: isBackupName };

const UNFINISHED = /\.unfinished-[0-9a-f]+$/u;

export function openBackupFolder(path: string, { prefix, isName }: KeptFiles = keptAsBackup): BackupPlace {
  return {
    where: path,
    list: async () => {
      const names = (await readdir(path).catch(nullIfMissing)) ?? [];
      const found = await Promise.all(
        names.filter(isName).map(async (name) => {
          const file = await stat(join(path, name)).catch(nullIfMissing);
          return file?.isFile() ? [{ name, sizeBytes: file.size }] : [];
        }),
      );
      return found.flat();
    },
    write: (name, make) =>
      withDiskFull(async () => {
        await mkdir(path, { recursive: true, mode: 0o700 });
        // No other file of this kind is being written, so a killed process has left these.
        for (const left of (await readdir(path)).filter((one) => one.startsWith(prefix) && UNFINISHED.test(one)))
          await rm(join(path, left), { force: true });
        return make(join(path, name));
      }),
    withFile: async (name, use) => {
      await stat(join(path, name)).catch(refuseMissing);
      return use(join(path, name));
    },
    read: async (name) => {
      await stat(join(path, name)).catch(refuseMissing);
      return createReadStream(join(path, name));
    },
    remove: (name) => rm(join(path, name), { force: true }),
  };
}
