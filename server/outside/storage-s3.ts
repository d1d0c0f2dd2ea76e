// Storage in an S3-compatible bucket: one object per hash. Incomplete files are on the local disk.
import { createReadStream, createWriteStream, mkdirSync } from "node:fs";
import { pipeline, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline as pipelineDone } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { AppError } from "#contract/schemas/errors.ts";
import { checkedBytes } from "./checked-bytes.ts";
import type { S3Target } from "./files-url.ts";
import { findAbandoned, incomingPath, makeIncomingDir, sweepIncoming } from "./incoming.ts";
import { withDiskFull } from "./local-disk.ts";
import { receiveToDisk } from "./receive.ts";
import { answeredSoon, openS3Client, refuseS3, type S3Key, unreliable, withSecondAttempt } from "./s3-client.ts";
import {
  type ByteSpan,
  type ContentHash,
  contentHash,
  isContentHash,
  MARK_NAME,
  requireContentHash,
  requireSize,
} from "./storage.ts";
import type { Storage, StoredBytes } from "./storage.ts";

type Bucket = { client: S3Client; name: string };

/** @param idleMs only tests set it */
export function openS3Storage(target: S3Target, key: S3Key, incoming: string, idleMs?: number): Storage {
  const bucket: Bucket = { client: openS3Client(target, key, idleMs), name: target.bucket };
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  return {
    receive: (source, maxBytes) =>
      receiveToDisk(incomingPath(incoming), source, maxBytes, ({ path, hash, sizeBytes }) =>
        put(bucket, hash, sizeBytes, () => createReadStream(path)),
      ),
    read: (hash, range, sizeBytes) => read(bucket, hash, range, sizeBytes),
    readBuffer: async (hash) => {
      const bytes = await read(bucket, hash);
      return buffer(bytes).catch((error: unknown) => refuseS3(bucket.name, error));
    },
    write: async (bytes) => {
      const hash = contentHash(bytes);
      await put(bucket, hash, bytes.length, () => bytes);
      return hash;
    },
    has: async (hash) => (await find(bucket, hash)) !== null,
    find: (hash) => find(bucket, hash),
    list: () => list(bucket),
    remove: (hash) => remove(bucket, hash),
    copyTo: async (hash, path) => {
      const bytes = await read(bucket, hash);
      const file = createWriteStream(path, { flags: "wx", mode: 0o600 });
      await withDiskFull(() => pipelineDone(bytes, file)).catch((error: unknown) => refuseS3(bucket.name, error));
    },
    readMark: () => readMark(bucket),
    writeMark: (text) => writeMark(bucket, text),
    makeTemporaryDir: () => makeIncomingDir(incoming),
    findAbandoned: () => findAbandoned(incoming),
    sweep: () => sweepIncoming(incoming),
  };
}

/** Sends the bytes even if they exist, which renews their date. Succeeds only if S3 then has the object. */
async function put(bucket: Bucket, hash: ContentHash, sizeBytes: number, open: () => Readable | Buffer): Promise<void> {
  const { client, name } = bucket;
  await withSecondAttempt(() =>
    client.send(new PutObjectCommand({ Bucket: name, Key: hash, Body: open(), ContentLength: sizeBytes })),
  ).catch((error: unknown) => refusePut(bucket, error));
  const stored = await find(bucket, hash);
  if (stored?.sizeBytes !== sizeBytes)
    throw unreliable(`s3://${name}: took ${sizeBytes} bytes and shows ${stored?.sizeBytes ?? "none"}`);
}

/** Turns notFound into another error, because callers would understand notFound as a missing file. */
function refusePut({ name }: Bucket, error: unknown): never {
  try {
    return refuseS3(name, error);
  } catch (refused) {
    if (refused instanceof AppError && refused.kind === "notFound") throw unreliable(`s3://${name}: not there`, error);
    throw refused;
  }
}

async function read(
  { client, name }: Bucket,
  hash: ContentHash,
  range?: ByteSpan,
  sizeBytes?: number,
): Promise<Readable> {
  const asked = { Bucket: name, Key: requireContentHash(hash) };
  const Range = range && `bytes=${range.start}-${range.end}`;
  const answer = await answeredSoon((abortSignal) =>
    client.send(new GetObjectCommand(Range === undefined ? asked : { ...asked, Range }), { abortSignal }),
  ).catch((error: unknown) => refuseS3(name, error));
  const body = answer.Body as Readable | undefined;
  if (!body) throw unreliable(`s3://${name}: ${hash} came without bytes`);
  const found = range ? Number(/\/(\d+)$/u.exec(answer.ContentRange ?? "")?.[1]) || undefined : answer.ContentLength;
  try {
    requireSize(hash, found, sizeBytes);
  } catch (error) {
    body.destroy();
    throw error;
  }
  if (range) return requireRange(name, range, answer.ContentRange, body);
  const checked = checkedBytes(hash, () => unreliable(`s3://${name}: ${hash} are other bytes`));
  return pipeline(body, checked, () => {});
}

function requireRange(name: string, { start, end }: ByteSpan, said: string | undefined, body: Readable): Readable {
  if (said?.startsWith(`bytes ${start}-${end}/`)) return body;
  body.destroy();
  throw unreliable(`s3://${name}: asked for bytes ${start}-${end}, sent ${said ?? "all of them"}`);
}

async function find({ client, name }: Bucket, hash: ContentHash): Promise<StoredBytes | null> {
  const asked = { Bucket: name, Key: requireContentHash(hash) };
  try {
    const found = await answeredSoon((abortSignal) => client.send(new HeadObjectCommand(asked), { abortSignal })).catch(
      (error: unknown) => refuseS3(name, error),
    );
    return { hash, sizeBytes: found.ContentLength ?? 0, stored: found.LastModified ?? new Date() };
  } catch (error) {
    return nullIfNotThere(name, error);
  }
}

async function* list({ client, name }: Bucket): AsyncGenerator<StoredBytes> {
  let ContinuationToken: string | undefined;
  do {
    const page = await answeredSoon((abortSignal) =>
      client.send(new ListObjectsV2Command({ Bucket: name, ...(ContinuationToken ? { ContinuationToken } : {}) }), {
        abortSignal,
      }),
    ).catch((error: unknown) => refuseS3(name, error));
    for (const { Key = "", Size = 0, LastModified = new Date() } of page.Contents ?? [])
      if (isContentHash(Key)) yield { hash: Key, sizeBytes: Size, stored: LastModified };
    ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (ContinuationToken !== undefined);
}

async function remove({ client, name }: Bucket, hash: ContentHash): Promise<void> {
  await removeKey({ client, name }, requireContentHash(hash));
}

async function removeKey({ client, name }: Bucket, Key: string): Promise<void> {
  await answeredSoon((abortSignal) =>
    client.send(new DeleteObjectCommand({ Bucket: name, Key }), { abortSignal }),
  ).catch((error: unknown) => refuseS3(name, error));
}

async function readMark({ client, name }: Bucket): Promise<string | null> {
  try {
    const answer = await answeredSoon((abortSignal) =>
      client.send(new GetObjectCommand({ Bucket: name, Key: MARK_NAME }), { abortSignal }),
    );
    return (await answer.Body?.transformToString()) ?? null;
  } catch (error) {
    return nullIfNotThere(name, error);
  }
}

async function writeMark({ client, name }: Bucket, text: string | null): Promise<void> {
  if (text === null) return removeKey({ client, name }, MARK_NAME);
  await answeredSoon((abortSignal) =>
    client.send(new PutObjectCommand({ Bucket: name, Key: MARK_NAME, Body: text }), { abortSignal }),
  ).catch((error: unknown) => refusePut({ client, name }, error));
}

function nullIfNotThere(name: string, error: unknown): null {
  try {
    return refuseS3(name, error);
  } catch (refused) {
    if (refused instanceof AppError && refused.kind === "notFound") return null;
    throw refused;
  }
}
