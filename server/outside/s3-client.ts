// The S3 client: one host, bounded time, and its failures in the words of the error catalogue.
import { setTimeout as wait } from "node:timers/promises";
import { S3Client } from "@aws-sdk/client-s3";
import { AppError } from "#contract/errors.ts";
import type { S3Target } from "./files-url.ts";

export type S3Key = { id: string; secret: string; token: string | undefined };

const CONNECT_MS = 1_000;
/** Until the first byte of an answer, attempts together: a visitor waits for it. */
const ANSWER_MS = 2_500;
/** Without a byte in either direction a connection is given up. */
const IDLE_MS = 10_000;
const PAUSE_MS = 200;

/** Its own warnings would be no JSON lines; whatever fails is thrown. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Speaks to the configured endpoint alone: it follows no redirect and looks for its key nowhere else. */
export function openS3Client({ region, endpoint }: S3Target, { id, secret, token }: S3Key): S3Client {
  return new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ignoreConfiguredEndpointUrls: true,
    credentials: { accessKeyId: id, secretAccessKey: secret, ...(token === undefined ? {} : { sessionToken: token }) },
    // It would not send a stream a second time: withSecondAttempt does.
    maxAttempts: 1,
    logger: silent,
    // Many compatible servers lack the newer checksums; what is read is compared with its hash anyway.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: IDLE_MS },
  });
}

/** Runs a request whose answer has to begin soon, its second attempt included; the answer's body may take longer. */
export async function answeredSoon<Answer>(send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), ANSWER_MS);
  try {
    return await withSecondAttempt(() => send(control.signal));
  } finally {
    clearTimeout(timer);
  }
}

/** Once more after what may pass: a connection that broke, a server that was busy. */
export async function withSecondAttempt<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (isRefusal(error) || isTimeout(error)) throw error;
    await wait(PAUSE_MS);
    return send();
  }
}

/** What the server said no to, it refuses again. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status < 500;
}

/** Someone waits for the answer: twice the patience would not be kinder. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
}

function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !("$metadata" in error)) return null;
  const { httpStatusCode = null } = error.$metadata as { httpStatusCode?: number };
  return httpStatusCode;
}

/** @throws notFound where the bytes are not there, else thirdParty (C105) with what S3 said as its cause */
export function refuseS3(bucket: string, error: unknown): never {
  if (error instanceof AppError) throw error;
  const name = error instanceof Error ? error.name : "";
  if (statusOf(error) === 404 && name !== "NoSuchBucket") throw new AppError("notFound", { cause: error });
  throw unreliable(`s3://${bucket}: ${describe(error)}`, error);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : error.name;
  return error.name === "AbortError" ? "no answer in time" : `${code} ${error.message}`.trim();
}

/** @param message what an administrator reads of it in the log, or at the start */
export function unreliable(message: string, cause?: unknown): AppError {
  return new AppError("thirdParty", { cause: new Error(message, { cause }) });
}
