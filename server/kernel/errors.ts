import { TRPCError } from "@trpc/server";
import { ZodError, type z } from "zod";
import {
  AppError,
  type ErrorBody,
  errorCatalogue,
  type ErrorName,
  type FieldProblem,
} from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import { isDatabaseUnavailable } from "#db/errors.ts";
import type { Language } from "./context.ts";
import { sentence } from "./sentences.ts";

export type PresentedError = {
  status: number;
  body: ErrorBody;
  retryAfterSeconds: number | undefined;
  isUnexpected: boolean;
};

const UNAVAILABLE_RETRY_SECONDS = 2;

/** @param requestId shown with an unexpected error, so that administrators can find the error in the log */
export function presentError(error: unknown, language: Language, requestId: string): PresentedError {
  const known = toAppError(error);
  const { code, status } = errorCatalogue[known.kind];
  const { fields, isSaidByFields, factors, existing, current, retryAfterSeconds, values } = known.details;
  const body: ErrorBody = {
    code,
    message: sentence(language, `errors:${known.kind}`, {
      requestId,
      count: limits.batchIds,
      minutes: Math.ceil((retryAfterSeconds ?? 0) / 60),
      ...values,
    }),
  };
  if (fields && Object.keys(fields).length > 0) body.fields = sentencesOf(fields, language);
  if (isSaidByFields && body.fields) body.message = Object.values(body.fields).join(" ");
  if (factors !== undefined) body.factors = factors;
  if (existing !== undefined) body.existing = existing;
  if (current !== undefined) body.current = current;
  return { status, body, retryAfterSeconds, isUnexpected: known.kind === "internal" };
}

export function sentencesOf(fields: Record<string, FieldProblem>, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, problem]) => [
      path,
      sentence(language, `errors:fields.${problem.key}`, problem.values),
    ]),
  );
}

/** @returns an AppError of the kind `internal` for unexpected errors */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return new AppError("invalid", { fields: problemsOf(error.issues), cause: error });
  if (isDatabaseUnavailable(error))
    return new AppError("unavailable", { retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS, cause: error });
  if (isDiskFull(error)) return new AppError("diskFull", { cause: error });
  if (error instanceof TRPCError) {
    if (error.cause && !(error.cause instanceof TRPCError)) {
      const known = toAppError(error.cause);
      if (known.kind !== "internal") return known;
    }
    const kind = kindsOfTrpc[error.code];
    if (kind) return new AppError(kind, { cause: error });
  }
  const kind = kindOfHttpError(error);
  return new AppError(kind ?? "internal", { cause: error });
}

const kindsOfTrpc: Partial<Record<TRPCError["code"], ErrorName>> = {
  PARSE_ERROR: "invalid",
  BAD_REQUEST: "invalid",
  NOT_FOUND: "notFound",
  METHOD_NOT_SUPPORTED: "methodNotAllowed",
  PAYLOAD_TOO_LARGE: "tooLarge",
  UNSUPPORTED_MEDIA_TYPE: "wrongContentType",
};

function kindOfHttpError(error: unknown): ErrorName | undefined {
  if (!(error instanceof Error) || !("statusCode" in error)) return undefined;
  const byStatus: Record<number, ErrorName> = {
    400: "invalid",
    403: "notFound",
    404: "notFound",
    405: "methodNotAllowed",
    413: "tooLarge",
    415: "wrongContentType",
    503: "unavailable",
  };
  return byStatus[Number(error.statusCode)];
}

export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // 53100 is PostgreSQL's disk_full. The other codes are errors of the file system.
    if ("code" in cause && ["ENOSPC", "EDQUOT", "EROFS", "53100"].includes(String(cause.code))) return true;
  }
  return false;
}

export function problemsOf(issues: readonly z.core.$ZodIssue[]): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const issue of issues) {
    const path = issue.path.join(".");
    if (path !== "") problems[path] ??= problemOf(issue);
  }
  return problems;
}

function isOwn(message: string): message is FieldProblem["key"] {
  return Object.hasOwn(fieldKeys, message);
}

const CENTS = 100;

const mostOf = (max: number) => ({ max, euros: max / CENTS });

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  if (isOwn(issue.message))
    return { key: issue.message, ...(issue.code === "too_big" && { values: mostOf(Number(issue.maximum)) }) };
  if (issue.code === "too_small")
    return { key: issue.origin === "string" ? "tooShort" : "tooSmall", values: { min: Number(issue.minimum) } };
  if (issue.code === "too_big")
    return { key: issue.origin === "string" ? "tooLong" : "tooBig", values: { max: Number(issue.maximum) } };
  if (issue.code === "invalid_type" && issue.message.endsWith("received undefined")) return { key: "required" };
  return { key: "invalid" };
}
