import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { AppError } from "#contract/schemas/errors.ts";

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}

export function hasCode(error: unknown, code: string): boolean {
  return codeOf(error) === code;
}

export function nullIfMissing(error: unknown): null {
  if (hasCode(error, "ENOENT")) return null;
  throw error;
}

export function refuseMissing(error: unknown): never {
  if (hasCode(error, "ENOENT")) throw new AppError("notFound", { cause: error });
  throw error;
}

/** @throws diskFull if there is no space, a quota is reached, or the disk is read-only */
export async function withDiskFull<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (["ENOSPC", "EDQUOT", "EROFS"].some((code) => hasCode(error, code)))
      throw new AppError("diskFull", { cause: error });
    throw error;
  }
}

/** A rename survives a power failure only if its directory is synced as well. */
export async function syncToDisk(path: string, flags: "r" | "r+"): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes to another name beside the file and renames it, so that an incomplete file never has the name. */
export async function replaceFile<Result>(
  file: string,
  write: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${file}.unfinished-${randomBytes(6).toString("hex")}`;
  try {
    const result = await write(unfinished);
    await syncToDisk(unfinished, "r+");
    await rename(unfinished, file);
    await syncToDisk(dirname(file), "r");
    return result;
  } finally {
    await rm(unfinished, { force: true });
  }
}
