// The catalogue of errors. contract.md defines the names, codes and statuses.
import type { fieldKeys } from "#contract/fields/text.ts";

export const errorCatalogue = {
  duplicateFile: { code: "C1", status: 409 },
  foreignDuplicate: { code: "C1", status: 409 },
  quotaExceeded: { code: "C2", status: 413 },
  emptyFile: { code: "C3", status: 415 },
  programFile: { code: "C3", status: 415 },
  unknownFileKind: { code: "C3", status: 415 },
  fileNameMismatch: { code: "C3", status: 415 },
  otherPictureFormat: { code: "C3", status: 415 },
  unreadablePicture: { code: "C3", status: 415 },
  heicPicture: { code: "C3", status: 415 },
  otherFileKind: { code: "C3", status: 415 },
  noPicture: { code: "C3", status: 415 },
  signedOut: { code: "C100", status: 401 },
  forbidden: { code: "C100", status: 403 },
  wrongOrigin: { code: "C100", status: 403 },
  wrongCredentials: { code: "C101", status: 401 },
  tooManyAttempts: { code: "C102", status: 429 },
  tooManyRequests: { code: "C102", status: 429 },
  tokenSpent: { code: "C103", status: 410 },
  captchaWrong: { code: "C104", status: 422 },
  captchaUsed: { code: "C104", status: 422 },
  captchaExpired: { code: "C104", status: 422 },
  thirdParty: { code: "C105", status: 502 },
  passwordChangeDue: { code: "C106", status: 403 },
  secondFactorDue: { code: "C100", status: 403 },
  secondFactorNeeded: { code: "C110", status: 401 },
  outOfStock: { code: "C107", status: 409 },
  totalChanged: { code: "C108", status: 409 },
  wrongState: { code: "C109", status: 409 },
  fileKept: { code: "C109", status: 409 },
  approvalsTooMany: { code: "C109", status: 409 },
  linkOnServerOnly: { code: "C109", status: 409 },
  invalid: { code: "C200", status: 400 },
  malformedJson: { code: "C200", status: 400 },
  notFound: { code: "C404", status: 404 },
  userNotFound: { code: "C404", status: 404 },
  methodNotAllowed: { code: "C405", status: 405 },
  conflict: { code: "C409", status: 409 },
  approvalStale: { code: "C409", status: 409 },
  tooLarge: { code: "C413", status: 413 },
  tooManyPixels: { code: "C413", status: 413 },
  tooManyParts: { code: "C413", status: 413 },
  answerTooLarge: { code: "C413", status: 413 },
  wrongContentType: { code: "C415", status: 415 },
  rangeBeyondEnd: { code: "C416", status: 416 },
  wrongHost: { code: "C421", status: 421 },
  internal: { code: "C500", status: 500 },
  unavailable: { code: "C503", status: 503 },
  diskFull: { code: "C507", status: 507 },
} as const;

export type ErrorName = keyof typeof errorCatalogue;
export type ErrorCode = (typeof errorCatalogue)[ErrorName]["code"];

export type SecondFactor = "totp" | "passkey" | "recovery";

/** Why a field was refused: a key below `fields` in locales/*\/errors.json, with its values. */
export type FieldProblem = { key: keyof typeof fieldKeys; values?: Record<string, string | number> };

export type AppErrorDetails = {
  fields?: Record<string, FieldProblem>;
  /** True: the messages of the fields replace the general message of the error. */
  isSaidByFields?: boolean;
  existing?: unknown;
  current?: unknown;
  factors?: readonly SecondFactor[];
  retryAfterSeconds?: number;
  /** The correct address of the site, for errors of requests with another host. */
  home?: string;
  values?: Record<string, string | number>;
  cause?: unknown;
};

export class AppError extends Error {
  override readonly name = "AppError";
  readonly kind: ErrorName;
  readonly details: AppErrorDetails;

  constructor(kind: ErrorName, details: AppErrorDetails = {}) {
    super(kind, { cause: details.cause });
    this.kind = kind;
    this.details = details;
  }
}

export type ErrorBody = {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  factors?: readonly SecondFactor[];
  existing?: unknown;
  current?: unknown;
};

/** The error for a single field that is refused (C200). */
export const refusedAt = (field: string, key: FieldProblem["key"], values?: FieldProblem["values"]): AppError =>
  new AppError("invalid", { fields: { [field]: values ? { key, values } : { key } } });
