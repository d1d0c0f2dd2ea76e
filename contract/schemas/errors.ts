// The one catalogue of errors: name, code and status as contract.md fixes them.
import type { fieldKeys } from "#contract/fields/text.ts";

export const errorCatalogue = {
  duplicateFile: { code: "C1", status: 409 },
  quotaExceeded: { code: "C2", status: 413 },
  emptyFile: { code: "C3", status: 415 },
  programFile: { code: "C3", status: 415 },
  unknownFileKind: { code: "C3", status: 415 },
  fileNameMismatch: { code: "C3", status: 415 },
  otherPictureFormat: { code: "C3", status: 415 },
  unreadablePicture: { code: "C3", status: 415 },
  heicPicture: { code: "C3", status: 415 },
  /** A file is replaced by one of its kind only. */
  otherFileKind: { code: "C3", status: 415 },
  /** Only pictures are edited. */
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
  invalid: { code: "C200", status: 400 },
  malformedJson: { code: "C200", status: 400 },
  notFound: { code: "C404", status: 404 },
  /** Said in the user administration alone. */
  userNotFound: { code: "C404", status: 404 },
  methodNotAllowed: { code: "C405", status: 405 },
  conflict: { code: "C409", status: 409 },
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
  /** Field path ('links.0.url') → its problem. */
  fields?: Record<string, FieldProblem>;
  /** The sentences of the fields are what the answer says. */
  isSaidByFields?: boolean;
  /** The stored object, if an upload is a duplicate. */
  existing?: unknown;
  /** The stored object, if someone else has changed it meanwhile. */
  current?: unknown;
  /** The second factors by which a user may go on. */
  factors?: readonly SecondFactor[];
  retryAfterSeconds?: number;
  /** The address of the site, for who came by a wrong name. */
  home?: string;
  /** Values of the sentence. */
  values?: Record<string, string | number>;
  cause?: unknown;
};

/** An expected failure; its sentence for people is made when it is answered, in their language. */
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

/** The body of every refused request, REST and tRPC alike. */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  factors?: readonly SecondFactor[];
  existing?: unknown;
  current?: unknown;
};
