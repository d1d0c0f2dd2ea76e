// Detects the kind of a file from its bytes, and refuses a file whose name does not match.
import { open } from "node:fs/promises";
import { AppError } from "#contract/errors.ts";
import type { FileKind } from "#contract/files.ts";
import { type FileType, fileTypes, programEndings, type TextCheck } from "./file-types.ts";

export type DetectedKind = {
  kind: FileKind;
  /** The media type in downloads. */
  mime: string;
  /** Lower case, without the dot. */
  ext: string;
};

/** Enough to recognise a text. */
const HEAD_BYTES = 16_384;

/** The ending of a name: lower case, without the dot; '' for a name without one ('README', '.htaccess'). */
export function endingOf(name: string): string {
  const ending = /[^.]\.([^.\s/\\]{1,20})$/u.exec(name)?.[1];
  return ending?.toLowerCase() ?? "";
}

/**
 * The kind of the file at `path`, which was uploaded as `name`; bytes and name must match.
 * @throws wrongFileKind (C3) when they do not match, or the file is empty, a program, or unknown
 */
export async function detectFileKind(path: string, name: string): Promise<DetectedKind> {
  const head = await readHead(path);
  if (head.length === 0) throw new AppError("wrongFileKind");
  // Loaded with the first upload: it needs 3 MB of memory.
  const { fileTypeFromFile } = await import("file-type");
  const detected = (await fileTypeFromFile(path))?.ext ?? null;
  const ending = endingOf(name);
  if (programEndings.has(ending) || (detected !== null && programEndings.has(detected))) {
    // Plain text may begin like a program ('MZ'); then only the endings of texts are accepted.
    if (programEndings.has(ending) || !isTextType(fileTypes[ending])) throw new AppError("wrongFileKind");
  }
  if (ending === "") return kindFromBytes(head, detected);
  const type = fileTypes[ending];
  if (!type) return kindOfUnlisted(ending, detected);
  const agrees =
    "text" in type.bytes
      ? looksLike(head, type.bytes.text, detected)
      : detected !== null && type.bytes.includes(detected);
  if (!agrees) throw new AppError("wrongFileKind");
  return { kind: type.kind, mime: type.mime, ext: ending };
}

function isTextType(type: FileType | undefined): boolean {
  return type !== undefined && "text" in type.bytes;
}

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path, "r");
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Bytes of a listed type are refused under an ending that is not listed. */
function kindOfUnlisted(ending: string, detected: string | null): DetectedKind {
  if (detected !== null && detected !== ending) throw new AppError("wrongFileKind");
  return { kind: "other", mime: "application/octet-stream", ext: ending };
}

/** The kind of a file without an ending, from its bytes alone. */
function kindFromBytes(head: Buffer, detected: string | null): DetectedKind {
  const ext =
    detected === "apng" ? "png" : (detected ?? textEndings.find(([, check]) => looksLike(head, check, detected))?.[0]);
  const type = ext === undefined ? undefined : fileTypes[ext];
  if (ext === undefined || !type) throw new AppError("wrongFileKind");
  return { kind: type.kind, mime: type.mime, ext };
}

/** For texts without an ending: the most specific first. */
const textEndings: [string, TextCheck][] = [
  ["svg", "svg"],
  ["html", "html"],
  ["ics", "calendar"],
  ["vcf", "contact"],
  ["rtf", "rtf"],
  ["txt", "text"],
];

const beginnings: Record<TextCheck, RegExp> = {
  text: /^/u,
  html: /<(?:!doctype\s+html|html|head|body|title|meta|script|div|p|h[1-6]|table|a|br)\b/iu,
  svg: /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype[^>]*>\s*)*<(?:svg:)?svg[\s>]/iu,
  xml: /^\s*<[?!a-z]/iu,
  json: /^\s*(?:[[{"]|-?\d|true\b|false\b|null\b)/u,
  calendar: /^\s*BEGIN:VCALENDAR/iu,
  contact: /^\s*BEGIN:VCARD/iu,
  rtf: /^\{\\rtf/u,
};

function looksLike(head: Buffer, check: TextCheck, detected: string | null): boolean {
  if (detected === "pdf" || detected === "ps" || detected === "eps") return false;
  const text = textOf(head);
  return text !== null && beginnings[check].test(text);
}

/** The head as text; null if it has control characters that no text has. Encodings older than UTF-8 pass. */
function textOf(head: Buffer): string | null {
  const isUtf16 =
    head.length >= 2 && ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff));
  const text = new TextDecoder(isUtf16 ? (head[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8").decode(head);
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/u.test(text) ? null : text;
}
