import { setTimeout as wait } from "node:timers/promises";
import { S3Client } from "@aws-sdk/client-s3";
import { AppError } from "#contract/schemas/errors.ts";
import type { S3Target } from "./files-url.ts";

export type S3Key = { id: string; secret: string; token: string | undefined };

const CONNECT_MS = 1_000;
/**
 * Time limit for the first byte of an answer, for both attempts together. It is short, because a visitor waits for this
 * answer.
 */
const ANSWER_MS = 2_500;
/** A connection without traffic in either direction is closed. */
const IDLE_MS = 10_000;
const PAUSE_MS = 200;

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/**
 * Opens a client that uses only the configured endpoint and key. It ignores redirects and other sources of
 * configuration.
 */
export function openS3Client(
  { region, endpoint }: S3Target,
  { id, secret, token }: S3Key,
  idleMs: number = IDLE_MS,
): S3Client {
  return new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ignoreConfiguredEndpointUrls: true,
    credentials: { accessKeyId: id, secretAccessKey: secret, ...(token === undefined ? {} : { sessionToken: token }) },
    // The SDK cannot send a stream twice, so its retries are off. `withSecondAttempt` retries instead.
    maxAttempts: 1,
    logger: silent,
    // Many compatible servers lack the newer checksums. The bytes are checked against their hash anyway.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: idleMs },
  });
}

/** Aborts a request, including its second attempt, if no answer begins within ANSWER_MS. The body may take longer. */
export async function answeredSoon<Answer>(send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), ANSWER_MS);
  try {
    return await withSecondAttempt(() => send(control.signal));
  } finally {
    clearTimeout(timer);
  }
}

export async function withSecondAttempt<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (isRefusal(error) || isTimeout(error)) throw error;
    await wait(PAUSE_MS);
    return send();
  }
}

/** True for a status below 500. A retry of such a request would be refused too. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status < 500;
}

/** Timeouts are not retried, because a visitor waits for the answer. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
}

function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !("$metadata" in error)) return null;
  const { httpStatusCode = null } = error.$metadata as { httpStatusCode?: number };
  return httpStatusCode;
}

/** @throws notFound if the bytes do not exist, else thirdParty (C105) with S3's answer as its cause */
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

export function unreliable(message: string, cause?: unknown): AppError {
  return new AppError("thirdParty", { cause: new Error(message, { cause }) });
}
