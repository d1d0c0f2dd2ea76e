// Encrypts archives with a passphrase (AES-256-GCM). Each chunk is sealed with its number and a mark of the last one, so
// that a reader notices changed, moved and missing chunks before it uses them.
import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { refuseArchive } from "./manifest.ts";

const ALGORITHM = "aes-256-gcm";
const MAGIC = Buffer.from("SITEBKP1");
const SALT_BYTES = 16;
const CHECK_BYTES = 16;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
const KEY_BYTES = 32;
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;
/** OWASP's parameters of scrypt, which need 128 MB. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 200_000_000 };

type Derived = { key: Buffer; check: Buffer };

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

/** @returns the key, and bytes that tell a wrong passphrase from a damaged archive */
async function deriveKey(passphrase: string, salt: Buffer): Promise<Derived> {
  const bytes = await derive(passphrase, salt, KEY_BYTES + CHECK_BYTES, COST);
  return { key: bytes.subarray(0, KEY_BYTES), check: bytes.subarray(KEY_BYTES) };
}

/** The salt is new for each archive, so no two archives have the same key, and the number is a safe nonce. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0, 0);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}

export async function* encrypted(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const { key, check } = await deriveKey(passphrase, salt);
  yield Buffer.concat([MAGIC, salt, check]);
  let number = 0;
  for await (const { bytes, isLast } of chunksOf(source, CHUNK_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/**
 * Passes on the bytes of an archive that is not encrypted.
 * @throws an error with a readable message for a wrong passphrase, and for changed or missing bytes
 */
export async function* decrypted(
  source: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): AsyncGenerator<Buffer> {
  const iterator = source[Symbol.asyncIterator]();
  try {
    let head: Buffer = Buffer.alloc(0);
    while (head.length < HEADER_BYTES) {
      const next = await iterator.next();
      if (next.done) break;
      head = Buffer.concat([head, next.value]);
    }
    if (!head.subarray(0, MAGIC.length).equals(MAGIC)) return yield* from(head, iterator);
    yield* decryptChunks(from(head.subarray(HEADER_BYTES), iterator), await keyOf(head, passphrase));
  } finally {
    await iterator.return?.();
  }
}

async function keyOf(head: Buffer, passphrase: string | undefined): Promise<Buffer> {
  if (passphrase === undefined) throw new Error("the archive is encrypted, and BACKUP_PASSPHRASE is not set");
  if (head.length < HEADER_BYTES) refuseArchive("it is cut off");
  const { key, check } = await deriveKey(passphrase, head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES));
  if (!timingSafeEqual(check, head.subarray(MAGIC.length + SALT_BYTES, HEADER_BYTES)))
    throw new Error("BACKUP_PASSPHRASE is not the passphrase of this archive");
  return key;
}

async function* decryptChunks(source: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { bytes, isLast } of chunksOf(source, CHUNK_BYTES + TAG_BYTES)) {
    if (bytes.length < TAG_BYTES) refuseArchive("it is cut off");
    const decipher = createDecipheriv(ALGORITHM, key, nonceOf(number, isLast));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const plain = decipher.update(bytes.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch {
      refuseArchive("its encrypted bytes were changed, or it is cut off");
    }
    yield plain;
    number += 1;
  }
}

async function* from(head: Buffer, iterator: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
}

/** Cuts the bytes into chunks of `length`. Only the last one may be shorter, and it may be empty. */
async function* chunksOf(
  source: AsyncIterable<Buffer>,
  length: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let parts: Buffer[] = [];
  let held = 0;
  for await (const part of source) {
    parts.push(part);
    held += part.length;
    if (held <= length) continue;
    let bytes = Buffer.concat(parts);
    for (; bytes.length > length; bytes = bytes.subarray(length))
      yield { bytes: bytes.subarray(0, length), isLast: false };
    parts = [bytes];
    held = bytes.length;
  }
  yield { bytes: Buffer.concat(parts), isLast: true };
}
