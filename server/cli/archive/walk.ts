import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { isContentHash } from "../../outside/storage.ts";
import { decrypted } from "./encrypt.ts";
import {
  bytesName,
  MANIFEST,
  type Manifest,
  MAX_MANIFEST_BYTES,
  MAX_ROW_BYTES,
  parseJson,
  parseManifest,
  refuseArchive,
  rowsName,
  type TableSummary,
} from "./manifest.ts";
import type { Level, LevelTable, Row } from "./level.ts";
import { levelOf } from "./levels.ts";
import { readTar, type TarEntry } from "./tar.ts";

// Archives with a higher ratio of unpacked to packed bytes are refused. Files are stored uncompressed, and rows
// compress to a tenth. A decompression bomb compresses to a thousandth.
const MAX_RATIO = 50;
const SMALL_BYTES = 10_000_000;

export type Visitor = {
  onRow?: (table: LevelTable, row: Row, lineBytes: number) => Promise<void>;
  /** This callback must read the body to its end. */
  onBytes?: (hash: string, sizeBytes: number, body: AsyncIterable<Buffer>) => Promise<void>;
  /** If true, the walk stops after the rows. An earlier pass has checked the files. */
  isRowsOnly?: boolean;
};

/**
 * Reads an archive and checks everything that it reads.
 * @param passphrase needed for an encrypted archive
 * @throws an error with 'the archive is refused' for an invalid archive
 */
export async function walkArchive(
  file: string,
  visitor: Visitor = {},
  passphrase: string | undefined = undefined,
): Promise<Manifest> {
  const { size: archiveBytes } = await stat(file);
  const entries = readTar(unpacked(file, passphrase));
  try {
    return await walkEntries(entries, archiveBytes, visitor);
  } finally {
    await entries.return(undefined);
  }
}

async function walkEntries(
  entries: AsyncGenerator<TarEntry>,
  archiveBytes: number,
  visitor: Visitor,
): Promise<Manifest> {
  const manifest = await readManifest(await nextEntry(entries), archiveBytes);
  const named = new Set<string>();
  const level = levelOf(manifest);
  refuseOtherTables(manifest, level);
  for (const [index, table] of level.tables.entries())
    await walkRows(await nextEntry(entries), table, manifest.tables[index], named, visitor);
  if (visitor.isRowsOnly) return manifest;
  await walkFiles(entries, manifest, named, visitor);
  if (!(await entries.next()).done) refuseArchive("it holds more than its manifest names");
  return manifest;
}

async function* unpacked(file: string, passphrase: string | undefined): AsyncGenerator<Buffer> {
  try {
    const plain = decrypted(createReadStream(file), passphrase);
    yield* pipeline(plain, createGunzip(), () => {}) as AsyncIterable<Buffer>;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code.startsWith("Z_"))
      refuseArchive(code === "Z_BUF_ERROR" ? "it is cut off" : "it is no gzip file, or damaged");
    throw error;
  }
}

async function nextEntry(entries: AsyncGenerator<TarEntry>): Promise<TarEntry> {
  const next = await entries.next();
  return next.done ? refuseArchive("it holds less than its manifest names") : next.value;
}

async function readManifest({ name, sizeBytes, body }: TarEntry, archiveBytes: number): Promise<Manifest> {
  if (name !== MANIFEST || sizeBytes > MAX_MANIFEST_BYTES) refuseArchive("it does not begin with a manifest");
  const manifest = parseManifest((await readWhole(body)).toString("utf8"));
  const rowsBytes = manifest.tables.reduce((sum, table) => sum + table.sizeBytes, 0);
  const most = MAX_RATIO * archiveBytes + SMALL_BYTES;
  if (rowsBytes > most || manifest.files.sizeBytes > most) refuseArchive("it would unpack to far more than it is long");
  return manifest;
}

function refuseOtherTables({ tables }: Manifest, level: Level): void {
  const names = tables.map(({ name }) => name).join(", ");
  const expected = level.tables.map(({ name }) => name).join(", ");
  if (names !== expected) refuseArchive(`it names the tables ${names}; archives of ${level.last} have ${expected}`);
}

async function readWhole(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts);
}

async function walkRows(
  entry: TarEntry,
  table: LevelTable,
  summary: TableSummary | undefined,
  named: Set<string>,
  { onRow }: Visitor,
): Promise<void> {
  const what = rowsName(table.name);
  if (entry.name !== what || entry.sizeBytes !== summary?.sizeBytes) refuseArchive(`${what} is not where it should be`);
  const digest = createHash("sha256");
  let rows = 0;
  for await (const line of linesOf(hashed(entry.body, digest), what)) {
    rows += 1;
    const parsed = table.schema.safeParse(parseJson(line.toString("utf8"), `row ${rows} of ${table.name}`));
    if (!parsed.success)
      return refuseArchive(`row ${rows} of ${table.name} is none (${describeIssue(parsed.error.issues)})`);
    for (const hash of table.hashesOf(parsed.data)) named.add(hash);
    await onRow?.(table, parsed.data, line.length);
  }
  if (rows !== summary.rows || digest.digest("hex") !== summary.sha256)
    refuseArchive(`${what} is not what its manifest says`);
}

function describeIssue(issues: readonly { path: readonly PropertyKey[]; code: string }[]): string {
  const [issue] = issues;
  return `${issue?.path.map(String).join(".") ?? ""} ${issue?.code ?? ""}`.trim();
}

async function* hashed(body: AsyncIterable<Buffer>, digest: Hash): AsyncGenerator<Buffer> {
  for await (const part of body) {
    digest.update(part);
    yield part;
  }
}

async function* linesOf(body: AsyncIterable<Buffer>, what: string): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  let restBytes = 0;
  for await (const part of body) {
    let from = 0;
    for (let end = part.indexOf(10); end !== -1; end = part.indexOf(10, from)) {
      yield Buffer.concat([...rest, part.subarray(from, end)]);
      rest = [];
      restBytes = 0;
      from = end + 1;
    }
    rest.push(part.subarray(from));
    restBytes += part.length - from;
    if (restBytes > MAX_ROW_BYTES) refuseArchive(`a row of ${what} is too long`);
  }
  if (restBytes > 0) refuseArchive(`${what} does not end with a line`);
}

/** Each hash in the rows must have exactly one file, in ascending order, unless the hash is listed as missing. */
async function walkFiles(
  entries: AsyncGenerator<TarEntry>,
  { files, missing }: Manifest,
  named: Set<string>,
  { onBytes }: Visitor,
): Promise<void> {
  for (const hash of missing) if (!named.delete(hash)) refuseArchive("it misses files that no row names");
  let sizeBytes = 0;
  let before = "";
  for (let at = 0; at < files.count; at += 1) {
    const entry = await nextEntry(entries);
    const hash = entry.name.slice(bytesName("").length);
    if (entry.name !== bytesName(hash) || !isContentHash(hash) || hash <= before || !named.delete(hash))
      refuseArchive(`${JSON.stringify(entry.name)} is no file that its rows name`);
    sizeBytes += entry.sizeBytes;
    if (sizeBytes > files.sizeBytes) refuseArchive("its files are larger than its manifest says");
    await walkBytes(entry, hash, onBytes);
    before = hash;
  }
  if (sizeBytes !== files.sizeBytes || named.size > 0) refuseArchive("files are missing in it");
}

async function walkBytes(entry: TarEntry, hash: string, onBytes: Visitor["onBytes"]): Promise<void> {
  const digest = createHash("sha256");
  const body = hashed(entry.body, digest);
  if (onBytes) await onBytes(hash, entry.sizeBytes, body);
  else for await (const part of body) void part;
  if (digest.digest("hex") !== hash) refuseArchive(`the bytes of ${hash} are others`);
}
