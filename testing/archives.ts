import { createReadStream, createWriteStream } from "node:fs";
import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { type Header, pack as createPack } from "tar-stream";
import { readTar } from "#server/cli/archive/tar.ts";
import { loadArchive } from "#server/cli/archive/load.ts";
import type { Manifest } from "#server/cli/archive/manifest.ts";

export type ArchivePart = { name: string; bytes: Buffer; header?: PartHeader };
type PartHeader = Omit<Partial<Header>, "type"> & { type?: Header["type"] | "pax-header" };

export async function takeApart(file: string): Promise<ArchivePart[]> {
  const parts: ArchivePart[] = [];
  for await (const { name, body } of readTar(createReadStream(file).pipe(createGunzip()) as AsyncIterable<Buffer>)) {
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk);
    parts.push({ name, bytes: Buffer.concat(chunks) });
  }
  return parts;
}

export async function putTogether(file: string, parts: readonly ArchivePart[]): Promise<void> {
  const pack = createPack();
  const written = pipeline(pack, createGzip(), createWriteStream(file));
  for (const { name, bytes, header } of parts) {
    if (header?.type && header.type !== "file") pack.entry({ name, size: 0, ...header } as Header);
    else pack.entry({ name }, bytes);
  }
  pack.finalize();
  await written;
}

export async function refusalOf(file: string): Promise<string> {
  let isOpened = false;
  const error: unknown = await loadArchive(file, () => {
    isOpened = true;
    return Promise.reject(new Error("opened"));
  }).catch((thrown: unknown) => thrown);
  const message = error instanceof Error ? error.message : "";
  if (isOpened !== (message === "opened")) throw new Error(`opened, and yet: ${message}`);
  return message;
}

export function withManifest(parts: readonly ArchivePart[], change: (manifest: Manifest) => unknown): ArchivePart[] {
  return parts.map((part, at) => {
    if (at > 0) return part;
    const manifest = JSON.parse(part.bytes.toString()) as Manifest;
    return { ...part, bytes: Buffer.from(JSON.stringify(change(manifest) ?? manifest)) };
  });
}

export function withRows(
  parts: readonly ArchivePart[],
  table: string,
  change: (rows: Record<string, unknown>[]) => unknown[],
): ArchivePart[] {
  const name = `rows/${table}.jsonl`;
  const before = parts.find((part) => part.name === name)?.bytes.toString() ?? "";
  const rows = change(before.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as never])));
  const bytes = Buffer.from(rows.map((row) => `${typeof row === "string" ? row : JSON.stringify(row)}\n`).join(""));
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const changed = withManifest(parts, ({ tables, ...manifest }) => ({
    ...manifest,
    tables: tables.map((one) =>
      one.name === table ? { ...one, rows: rows.length, sizeBytes: bytes.length, sha256 } : one,
    ),
  }));
  return changed.map((part) => (part.name === name ? { ...part, bytes } : part));
}
