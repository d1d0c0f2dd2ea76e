import { refuseArchive } from "./manifest.ts";

// The package tar-stream, which writes our archives, also accepts links and devices. It reads extension headers of any
// length into memory. A restored archive may come from a stranger, so this reader accepts only plain files.

const BLOCK = 512;
const PLAIN_FILE = "0";
/** An archive ends with zeros. The program tar pads an archive to a multiple of 20 blocks. */
const MAX_END_BYTES = 64_000;

export type TarEntry = {
  name: string;
  sizeBytes: number;
  /**
   * The caller must read the body before it requests the next entry. That request skips the unread rest of the body.
   */
  body: AsyncIterable<Buffer>;
};

/** @throws an error with a readable message for a damaged archive or an entry that is not a plain file */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const iterator = source[Symbol.asyncIterator]();
  const bytes = readerOf(iterator);
  try {
    for (;;) {
      const header = await bytes.take(BLOCK);
      if (header.every((byte) => byte === 0)) return await requireEnd(bytes);
      const { name, sizeBytes } = parseHeader(header);
      const state = { left: sizeBytes };
      yield { name, sizeBytes, body: bodyOf(bytes, state) };
      for await (const rest of bodyOf(bytes, state)) void rest;
      await bytes.take((BLOCK - (sizeBytes % BLOCK)) % BLOCK);
    }
  } finally {
    await iterator.return?.();
  }
}

type Reader = {
  /** Reads exactly `length` bytes into memory. @throws if the source ends earlier */
  take: (length: number) => Promise<Buffer>;
  some: (most: number) => Promise<Buffer | null>;
};

function readerOf(iterator: AsyncIterator<Buffer>): Reader {
  let rest: Buffer = Buffer.alloc(0);
  const some = async (most: number): Promise<Buffer | null> => {
    while (rest.length === 0) {
      const next = await iterator.next();
      if (next.done) return null;
      rest = next.value;
    }
    const part = rest.subarray(0, most);
    rest = rest.subarray(part.length);
    return part;
  };
  const take = async (length: number): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for (let left = length; left > 0;) {
      const part = await some(left);
      if (!part) return refuseArchive("it is cut off");
      parts.push(part);
      left -= part.length;
    }
    return Buffer.concat(parts);
  };
  return { take, some };
}

async function* bodyOf(bytes: Reader, state: { left: number }): AsyncGenerator<Buffer> {
  while (state.left > 0) {
    const part = await bytes.some(state.left);
    if (!part) return refuseArchive("it is cut off");
    state.left -= part.length;
    yield part;
  }
}

/**
 * Offsets in a ustar header. The ends are exclusive. Name 0–100, size 124–136, checksum 148–156, type 156–157, link
 * 157–257, magic 257–263, prefix 345–500.
 */
function parseHeader(header: Buffer): { name: string; sizeBytes: number } {
  const text = (from: number, to: number): string => header.toString("latin1", from, to).replace(/\0.*$/su, "");
  if (checksumOf(header) !== octal(text(148, 156))) return refuseArchive("a header's checksum is wrong");
  if (text(257, 263) !== "ustar") return refuseArchive("it is no tar archive of this program");
  const name = text(0, 100);
  if (text(156, 157) !== PLAIN_FILE || text(157, 257) !== "" || text(345, 500) !== "")
    return refuseArchive(`${JSON.stringify(name)} is no plain file`);
  return { name, sizeBytes: octal(text(124, 136)) };
}

function octal(field: string): number {
  const digits = /^ *([0-7]{1,11})[ ]*$/u.exec(field)?.[1];
  return digits === undefined ? refuseArchive("a header's number is none") : Number.parseInt(digits, 8);
}

/** The sum of all bytes. The bytes of the checksum field count as blanks. */
function checksumOf(header: Buffer): number {
  let sum = 0;
  for (let at = 0; at < BLOCK; at += 1) sum += at >= 148 && at < 156 ? 32 : (header[at] ?? 0);
  return sum;
}

async function requireEnd(bytes: Reader): Promise<void> {
  for (let length = 0; ;) {
    const part = await bytes.some(MAX_END_BYTES);
    if (!part) return;
    length += part.length;
    if (length > MAX_END_BYTES || part.some((byte) => byte !== 0)) refuseArchive("something follows its end");
  }
}
