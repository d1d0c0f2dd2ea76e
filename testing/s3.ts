import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { parseFilesUrl, type S3Target } from "#server/outside/files-url.ts";
import type { S3Key } from "#server/outside/s3-client.ts";

export type TestS3 = {
  env: { FILES_URL: string; AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  target: S3Target;
  key: S3Key;
  close: () => Promise<void>;
};

const BUCKET = "sonnenau-files";

function describe(port: number, close: () => Promise<void>): TestS3 {
  const FILES_URL = `s3://${BUCKET}?endpoint=http://127.0.0.1:${port}&region=eu-central-1`;
  const target = parseFilesUrl(FILES_URL);
  if ("problem" in target) throw new Error(target.problem);
  const key = { id: "S3RVER", secret: "S3RVER", token: undefined };
  return {
    env: { FILES_URL, AWS_ACCESS_KEY_ID: key.id, AWS_SECRET_ACCESS_KEY: key.secret },
    target,
    key,
    close,
  };
}

export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), "s3-test-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  return describe(port, async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });
}

export async function startFaultyS3(answer: RequestListener): Promise<TestS3> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return describe((server.address() as AddressInfo).port, async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}
