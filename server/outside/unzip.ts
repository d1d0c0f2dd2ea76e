// Reads a zip archive from a user into memory, within bounds. No name in the archive is used as a path.
import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";

type Bounds = { bytes: number; files: number };

export class UnzipError extends Error {
  override readonly name = "UnzipError";
  readonly isTooLarge: boolean;

  constructor(isTooLarge: boolean, cause?: unknown) {
    super("the archive was not read", { cause });
    this.isTooLarge = isTooLarge;
  }
}

/** Limits the bytes that are actually unpacked, because an archive may declare wrong sizes. @throws UnzipError */
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
    files.push(await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}
