import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import type { StatementColumns } from "#contract/shop/bank.ts";
import { textOfBytes } from "#contract/values/text-of-bytes.ts";
import { unzip, UnzipError } from "../../outside/unzip.ts";
import { plain, type Statement } from "./booking.ts";
import { isBroken, readCamt } from "./camt.ts";
import { readCsv, type Unknown } from "./read-csv.ts";

const unpack = promisify(gunzip);

/** @throws invalid (C200) if the file is not a statement, tooLarge (C413) */
export async function openStatement(file: string, columns?: StatementColumns): Promise<Statement | Unknown> {
  const bytes = await unpacked(Buffer.from(file, "base64"));
  const isZip = bytes.subarray(0, 4).toString("latin1") === "PK\u0003\u0004";
  const read = isZip ? await statementOfZip(bytes) : statementOfText(textOfStatement(bytes), columns);
  if (read === null) throw refusal();
  return read;
}

const refusal = (cause?: unknown): AppError =>
  new AppError("invalid", { fields: { file: { key: "statementUnknown" } }, cause });

/** The client compresses the file with gzip, because requests have a size limit. */
async function unpacked(sent: Buffer): Promise<Buffer> {
  try {
    return await unpack(sent, { maxOutputLength: limits.statementBytes });
  } catch (error) {
    if (error instanceof RangeError) throw new AppError("tooLarge", { cause: error });
    throw refusal(error);
  }
}

function statementOfText(text: string, columns?: StatementColumns): Statement | Unknown | null {
  return /^\s*</u.test(text) ? readCamt(text) : readCsv(text, columns);
}

/** Reads every statement in the zip, and skips other documents. Broken XML is reported as unreadable. */
async function statementOfZip(bytes: Buffer): Promise<Statement | null> {
  const most = { bytes: limits.statementBytes, files: limits.statementFiles };
  const files = await unzip(bytes, most, (name) => /\.xml$/iu.test(name)).catch((error: unknown) => {
    throw error instanceof UnzipError && error.isTooLarge ? new AppError("tooLarge", { cause: error }) : refusal(error);
  });
  const texts = files.map(textOfStatement);
  const sound = texts.map(readCamt).filter((statement) => statement !== null);
  if (sound.length === 0) return null;
  const broken = texts.filter((text) => isBroken(text)).map((text) => text.slice(0, 200));
  return {
    credits: sound.flatMap(({ credits }) => credits),
    others: sound.reduce((sum, { others }) => sum + others, 0),
    unreadable: [...broken.map(plain), ...sound.flatMap(({ unreadable }) => unreadable)],
  };
}

export function textOfStatement(bytes: Buffer): string {
  const [, named] = /^.{0,100}encoding=["']([\w-]{1,20})["']/su.exec(bytes.subarray(0, 200).toString("latin1")) ?? [];
  try {
    if (named !== undefined) return new TextDecoder(named, { fatal: true }).decode(bytes);
  } catch {
    // The declared encoding is wrong or unknown, so `textOfBytes` detects the encoding.
  }
  return textOfBytes(bytes);
}
