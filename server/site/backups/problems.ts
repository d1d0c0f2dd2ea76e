import { AppError } from "#contract/schemas/errors.ts";
import type { BackupProblem } from "#contract/values/backups.ts";
import { hasCode } from "../../outside/local-disk.ts";
import { BackupFailed } from "./apart.ts";

const full = ["ENOSPC", "EDQUOT", "EROFS"];
/** The folder is a file, or belongs to somebody else. */
const closed = ["EACCES", "EPERM", "EEXIST", "ENOTDIR", "EIO"];

export function problemOf(error: unknown): BackupProblem {
  if (error instanceof BackupFailed) return error.problem;
  const kind = error instanceof AppError ? error.kind : null;
  if (kind === "diskFull" || full.some((code) => hasCode(error, code))) return "diskFull";
  return kind === "thirdParty" || closed.some((code) => hasCode(error, code)) ? "unreachable" : "other";
}
