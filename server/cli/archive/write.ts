import { createReadStream, createWriteStream } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createGzip, type Deflate, type Gzip } from "node:zlib";
import { pack as createPack, type Pack } from "tar-stream";
import packageFile from "../../../package.json" with { type: "json" };
import { schemaVersion } from "#db/migrate.ts";
import type { Database } from "#db/open.ts";
import { replaceFile } from "../../outside/local-disk.ts";
import type { Storage } from "../../outside/storage.ts";
import { encrypted } from "./encrypt.ts";
import { type Held, holdSnapshot } from "./hold.ts";
import { bytesName, FORMAT, type Manifest, MANIFEST, rowsName } from "./manifest.ts";
import { type Spooled, spoolPath } from "./spool.ts";

const { version: release } = packageFile;

export type BackupReport = { manifest: Manifest; leftBehind: Spooled["leftBehind"] };

/**
 * The site may keep running. The archive has mode 0600, and replaces an existing file only when it is complete.
 * @param passphrase encrypts the archive
 */
export async function writeArchive(
  deps: { database: Database; storage: Storage },
  file: string,
  passphrase: string | undefined = undefined,
): Promise<BackupReport> {
  const dir = await deps.storage.makeTemporaryDir();
  try {
    const held = await holdSnapshot(deps, dir);
    const manifest = await describe(held);
    await replaceFile(file, (path) => Promise.all(writing({ path, dir, passphrase }, held, manifest)));
    return { manifest, leftBehind: held.leftBehind };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function describe({ tables, bytesDir, missing }: Held): Promise<Manifest> {
  const files = { count: 0, sizeBytes: 0 };
  for (const hash of await readdir(bytesDir)) {
    files.count += 1;
    files.sizeBytes += (await stat(join(bytesDir, hash))).size;
  }
  return {
    format: FORMAT,
    schema: schemaVersion(),
    release,
    created: new Date().toISOString(),
    tables,
    files,
    missing,
  };
}

type To = { path: string; dir: string; passphrase: string | undefined };

function writing({ path, dir, passphrase }: To, held: Held, manifest: Manifest): Promise<void>[] {
  const pack = createPack();
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const file = createWriteStream(path, { flags: "wx", mode: 0o600 });
  const written =
    passphrase === undefined
      ? pipeline(pack, gzip, file)
      : pipeline(pack, gzip, (source: AsyncIterable<Buffer>) => encrypted(source, passphrase), file);
  return [written, addAll(pack, gzip, dir, held, manifest)];
}

async function addAll(pack: Pack, gzip: Gzip, dir: string, held: Held, manifest: Manifest): Promise<void> {
  const created = new Date(manifest.created);
  const text = Buffer.from(JSON.stringify(manifest));
  pack.entry({ name: MANIFEST, mtime: created, mode: 0o600 }, text);
  for (const { name, sizeBytes } of manifest.tables)
    await addFile(pack, { name: rowsName(name), size: sizeBytes, mtime: created }, spoolPath(dir, name));
  // Pictures are already compressed. A restore also refuses files with a high compression ratio.
  await storeOnly(gzip);
  for (const hash of (await readdir(held.bytesDir)).sort()) {
    const path = join(held.bytesDir, hash);
    await addFile(pack, { name: bytesName(hash), size: (await stat(path)).size, mtime: created }, path);
    // The archive now contains the bytes, so their copy is deleted to free disk space.
    await rm(path);
  }
  pack.finalize();
}

/** Stores all further bytes uncompressed. Node documents `params` for gzip too, but the type lacks this method. */
function storeOnly(gzip: Gzip & Partial<Pick<Deflate, "params">>): Promise<void> {
  return new Promise((resolve) => {
    gzip.params?.(constants.Z_NO_COMPRESSION, constants.Z_DEFAULT_STRATEGY, resolve);
  });
}

type Header = { name: string; size: number; mtime: Date };

async function addFile(pack: Pack, header: Header, path: string): Promise<void> {
  await pipeline(createReadStream(path), pack.entry({ ...header, mode: 0o600 }));
}
