// Scheduled backups in an S3-compatible bucket: one object per backup.
import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { type BackupPlace, keptAsBackup, type KeptFiles, type StoredBackup } from "./backup-place.ts";
import type { S3Target } from "./files-url.ts";
import { withDiskFull } from "./local-disk.ts";
import { answeredSoon, openS3Client, refuseS3, type S3Key, unreliable, withSecondAttempt } from "./s3-client.ts";

/** S3 takes at most 10,000 parts, so an archive may have 640 GB. */
const PART_BYTES = 64_000_000;

type Bucket = { client: S3Client; name: string; prefix: string; kept: KeptFiles };

/** @param partBytes only tests set it */
export function openBackupBucket(
  { target, prefix }: { target: S3Target; prefix: string },
  key: S3Key,
  makeTemporaryDir: () => Promise<string>,
  { kept = keptAsBackup, partBytes = PART_BYTES }: { kept?: KeptFiles; partBytes?: number } = {},
): BackupPlace {
  const bucket = { client: openS3Client(target, key), name: target.bucket, prefix, kept };
  const withTemporary = async <Result>(name: string, use: (path: string) => Promise<Result>): Promise<Result> => {
    const dir = await withDiskFull(makeTemporaryDir);
    try {
      return await use(join(dir, name));
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  };
  return {
    where: `s3://${bucket.name}/${prefix}`,
    list: () => listObjects(bucket),
    write: (name, make) =>
      withTemporary(name, async (path) => {
        const made = await make(path);
        await upload(bucket, name, path, partBytes);
        return made;
      }),
    withFile: (name, use) =>
      withTemporary(name, async (path) => {
        const file = createWriteStream(path, { flags: "wx", mode: 0o600 });
        const body = await readObject(bucket, name);
        await withDiskFull(() => pipeline(body, file)).catch((error: unknown) => refuseS3(bucket.name, error));
        return use(path);
      }),
    read: (name) => readObject(bucket, name),
    remove: async (name) => {
      const asked = { Bucket: bucket.name, Key: prefix + name };
      await answeredSoon((abortSignal) => bucket.client.send(new DeleteObjectCommand(asked), { abortSignal })).catch(
        (error: unknown) => refuseS3(bucket.name, error),
      );
    },
  };
}

async function listObjects({ client, name: Bucket, prefix, kept }: Bucket): Promise<StoredBackup[]> {
  const found: StoredBackup[] = [];
  let ContinuationToken: string | undefined;
  do {
    const asked = { Bucket, Prefix: prefix + kept.prefix, ...(ContinuationToken ? { ContinuationToken } : {}) };
    const page = await answeredSoon((abortSignal) =>
      client.send(new ListObjectsV2Command(asked), { abortSignal }),
    ).catch((error: unknown) => refuseS3(Bucket, error));
    for (const { Key = "", Size = 0 } of page.Contents ?? []) {
      const name = Key.slice(prefix.length);
      if (kept.isName(name)) found.push({ name, sizeBytes: Size });
    }
    ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (ContinuationToken !== undefined);
  return found;
}

async function readObject({ client, name: Bucket, prefix }: Bucket, name: string): Promise<Readable> {
  const asked = { Bucket, Key: prefix + name };
  const answer = await answeredSoon((abortSignal) => client.send(new GetObjectCommand(asked), { abortSignal })).catch(
    (error: unknown) => refuseS3(Bucket, error),
  );
  if (!answer.Body) throw unreliable(`s3://${Bucket}: ${name} came without bytes`);
  return answer.Body as Readable;
}

/** A single request takes at most 5 GB, so larger archives are sent in parts. */
async function upload(bucket: Bucket, name: string, path: string, partBytes: number): Promise<void> {
  const { client, name: Bucket, prefix } = bucket;
  const { size } = await stat(path);
  const asked = { Bucket, Key: prefix + name };
  try {
    if (size > partBytes) return await uploadParts(client, asked, { path, size, partBytes });
    await withSecondAttempt(() =>
      client.send(new PutObjectCommand({ ...asked, Body: createReadStream(path), ContentLength: size })),
    );
  } catch (error) {
    refuseS3(Bucket, error);
  }
}

type Asked = { Bucket: string; Key: string };

async function uploadParts(
  client: S3Client,
  asked: Asked,
  { path, size, partBytes }: { path: string; size: number; partBytes: number },
): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(asked));
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
    for (let start = 0; start < size; start += partBytes) {
      const [PartNumber, length] = [Parts.length + 1, Math.min(partBytes, size - start)];
      const { ETag } = await withSecondAttempt(() => {
        const Body = createReadStream(path, { start, end: start + length - 1 });
        return client.send(new UploadPartCommand({ ...asked, UploadId, PartNumber, Body, ContentLength: length }));
      });
      Parts.push({ ETag, PartNumber });
    }
    await client.send(new CompleteMultipartUploadCommand({ ...asked, UploadId, MultipartUpload: { Parts } }));
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...asked, UploadId })).catch(() => {});
    throw error;
  }
}
