// A zip archive of others: its files in memory, within bounds; nothing is written, and no name of it is used as a path.
import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";

type Bounds = { bytes: number; files: number };

/** What is no archive, is broken, sealed or larger than it may be. */
export class UnzipError extends Error {
  override readonly name = "UnzipError";
  readonly isTooLarge: boolean;

  constructor(isTooLarge: boolean, cause?: unknown) {
    super("the archive was not read", { cause });
    this.isTooLarge = isTooLarge;
  }
}

/** @throws UnzipError; nothing is unpacked beyond the bounds, whatever the archive says of its sizes */
export async function unzip(archive: Buffer, most: Bounds, isWanted: (name: string) => boolean): Promise<Buffer[]> {
  try {
    return await unzipped(archive, most, isWanted);
  } catch (error) {
    throw error instanceof UnzipError ? error : new UnzipError(false, error);
  }
}

async function unzipped(archive: Buffer, most: Bounds, isWanted: (name: string) => boolean): Promise<Buffer[]> {
  const zip = await fromBufferPromise(archive, { validateEntrySizes: true });
  if (zip.entryCount > most.files) throw new UnzipError(true);
  const files: Buffer[] = [];
  let left = most.bytes;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith("/") || !isWanted(entry.fileName)) continue;
    left -= entry.uncompressedSize;
    if (left < 0) throw new UnzipError(true);
    // The library refuses more bytes than the archive has announced.
    files.push(await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}
