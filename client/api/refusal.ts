import type { ErrorBody } from "#contract/schemas/errors.ts";

/** An error with this name is an answer of the server, or a request without an answer. tRPC's errors have it, too. */
const ANSWER_ERROR = "TRPCClientError";

type Answered = { data?: unknown; meta?: Record<string, unknown> };

export class AnswerError extends Error {
  readonly data: unknown;
  readonly meta: Record<string, unknown>;

  /** @param answer the body's `data`, and the response; both are missing if the server did not answer */
  constructor(message: string, answer: { data?: unknown; response?: Response } = {}) {
    super(message);
    this.name = ANSWER_ERROR;
    this.data = answer.data;
    this.meta = answer.response ? { response: answer.response } : {};
  }
}

const isAnswerError = (error: unknown): error is Error & Answered =>
  error instanceof Error && error.name === ANSWER_ERROR;

/** @returns the server's error; null if the server did not answer, or if the client's own code has failed */
export function refusalOf(error: unknown): ErrorBody | null {
  if (!isAnswerError(error)) return null;
  const data = error.data as (Omit<ErrorBody, "message"> & { httpStatus: number }) | null | undefined;
  return data?.code ? { ...data, message: error.message } : null;
}

export function isSignedOut(error: unknown): boolean {
  return refusalOf(error)?.code === "C100" && (error as { data: { httpStatus: number } }).data.httpStatus === 401;
}

/** Browsers report failed dynamic imports with these messages: Chromium and Firefox first, then Safari. */
const unloaded = /dynamically imported module|Importing a module script failed/u;

/** True if the server did not answer, because the network or the server is down. */
export function isUnreachable(error: unknown): boolean {
  if (!isAnswerError(error)) return error instanceof TypeError && unloaded.test(error.message);
  return !error.data && !error.meta?.["response"];
}
