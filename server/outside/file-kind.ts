import { open } from "node:fs/promises";
import { AppError } from "#contract/schemas/errors.ts";
import type { FileKind } from "#contract/schemas/files.ts";
import { encodingOf } from "#contract/values/text-of-bytes.ts";
import { type FileType, fileTypes, programEndings, type TextCheck } from "./file-types.ts";
import { brandsOf } from "./heif-brands.ts";
import { rootElementOf } from "./xml-prolog.ts";

export type DetectedKind = {
  kind: FileKind;
  mime: string;
  ext: string;
};

/** Number of bytes that are read. They are enough to recognise a text that begins with a long comment. */
const HEAD_BYTES = 65_536;

export function endingOf(name: string): string {
  const ending = /[^.]\.([^.\s/\\]{1,20})$/u.exec(name)?.[1];
  const plain = ending?.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase() ?? "";
  // An ending of digits alone is not an extension, but a date, a year or a number.
  return /^\d+$/u.test(plain) ? "" : plain;
}

/**
 * Detects the kind of a file from its bytes and its name, which must match.
 * @throws emptyFile, programFile, heicPicture, otherPictureFormat, fileNameMismatch, unknownFileKind (all of them C3)
 */
export async function detectFileKind(path: string, name: string): Promise<DetectedKind> {
  const head = await readHead(path);
  if (head.length === 0) throw new AppError("emptyFile");
  const detected = await formatOf(path, head);
  const ending = endingOf(name);
  if (isProgram(ending, detected)) throw new AppError("programFile");
  if (ending === "") return kindFromBytes(head, detected, name);
  const type = fileTypes[ending];
  const agrees = type ? isOfType(type, head, detected) : mayBeUnlisted(head, detected);
  if (!agrees) throw mismatch(ending, detected);
  return { kind: type?.kind ?? "other", mime: type?.mime ?? "application/octet-stream", ext: ending };
}

/** The format that the package file-type or our own checks detect; null if unknown. */
async function formatOf(path: string, head: Buffer): Promise<string | null> {
  // Imported with the first upload, because the package needs 3 MB of memory.
  const { fileTypeFromFile } = await import("file-type");
  const detected = (await fileTypeFromFile(path))?.ext ?? null;
  if (detected === "heic" && isAvif(head)) return "avif";
  if (detected !== null) return detected;
  if (ASF_GUID.equals(head.subarray(0, ASF_GUID.length))) return "asf";
  // PDF readers search for the start of a PDF in the first 1024 bytes (ISO 32000-1, Annex H, note 13).
  return pdfBeginning.test(head.subarray(0, 1024).toString("latin1")) ? "pdf" : null;
}

/** Printer drivers write commands (PJL) before a PDF. Some programs save the HTTP header of a download with it. */
// oxlint-disable-next-line no-control-regex
const pdfBeginning = /^(?:[\s\0]*|(?:\u001b%-12345X|HTTP\/1\.[01] )[^]*[\r\n])%PDF-/u;

/** The package file-type misses ASF files with a short header object, so the GUID at their start is compared here. */
const ASF_GUID = Buffer.from("3026b2758e66cf11a6d900aa0062ce6c", "hex");

/** Compares all brands, because the first brand of an AVIF picture may be 'mif1', the brand of all HEIF pictures. */
function isAvif(head: Buffer): boolean {
  return brandsOf(head).some((brand) => brand === "avif" || brand === "avis");
}

function isProgram(ending: string, detected: string | null): boolean {
  if (programEndings.has(ending)) return true;
  // Plain text may begin with the bytes of a program ('MZ'). So a file with the extension of a text is accepted here.
  return detected !== null && programEndings.has(detected) && !isTextType(fileTypes[ending]);
}

function isOfType({ bytes }: FileType, head: Buffer, detected: string | null): boolean {
  return "text" in bytes ? looksLike(head, bytes.text, detected) : detected !== null && bytes.includes(detected);
}

/**
 * True if a file with an unlisted extension may have this format. Many formats share a container (zip, XML, OLE, film,
 * TIFF), so only pictures and PDFs are refused.
 */
function mayBeUnlisted(head: Buffer, detected: string | null): boolean {
  if (detected === null || detected === "tif") return true;
  const kind = fileTypes[detected]?.kind;
  return (kind !== "image" && kind !== "pdf") || looksLike(head, "text", detected);
}

/** The error for bytes that do not match the extension. iPhones, for example, send HEIC under the name of a JPEG. */
function mismatch(ending: string, detected: string | null): AppError {
  if (detected === "heic") return new AppError("heicPicture");
  // Programs and people rename pictures, so the error names the correct extension.
  const found = detected === "apng" ? "png" : detected;
  if (found !== null && fileTypes[found]?.kind === "image" && fileTypes[ending]?.kind === "image")
    return new AppError("otherPictureFormat", { values: { ending, found, format: found.toUpperCase() } });
  return new AppError("fileNameMismatch", { values: { ending } });
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

/** The part number of a split file. It follows the extension: 'film.mp4.001'. */
const numbered = /\.(\d+)$/u;
const partNumber = /[^.]\.([^.\s/\\]{1,20})\.0\d{1,2}$/u;

function kindFromBytes(head: Buffer, detected: string | null, name: string): DetectedKind {
  const number = numbered.exec(name)?.[1];
  const whole = partNumber.exec(name)?.[1]?.toLowerCase() ?? "";
  const asPart =
    number === undefined ? null : ({ kind: "other", mime: "application/octet-stream", ext: number } as const);
  if (asPart && fileTypes[whole]) return asPart;
  const ext =
    detected === "apng" ? "png" : (detected ?? textEndings.find(([, check]) => looksLike(head, check, detected))?.[0]);
  const type = ext === undefined ? undefined : fileTypes[ext];
  if (asPart && !type) return asPart;
  if (ext === undefined || !type) throw new AppError("unknownFileKind");
  return { kind: type.kind, mime: type.mime, ext };
}

/** Checks for texts without an extension. The most specific check comes first. */
const textEndings: [string, TextCheck][] = [
  ["svg", "svg"],
  ["html", "html"],
  ["ics", "calendar"],
  ["vcf", "contact"],
  ["rtf", "rtf"],
  ["txt", "text"],
];

const beginnings: Record<Exclude<TextCheck, "svg">, RegExp> = {
  text: /^/u,
  html: /<(?:!doctype\s+html|html|head|body|title|meta|script|div|p|h[1-6]|table|a|br)\b/iu,
  xml: /^\s*<[?!a-z]/iu,
  json: /^\s*(?:[[{"]|-?\d|true\b|false\b|null\b)/u,
  calendar: /^\s*BEGIN:VCALENDAR/iu,
  contact: /^\s*BEGIN:VCARD/iu,
  rtf: /^\{\\rtf/u,
};

function looksLike(head: Buffer, check: TextCheck, detected: string | null): boolean {
  if (detected === "pdf" || detected === "ps" || detected === "eps") return false;
  const text = textOf(head);
  if (text === null) return false;
  return check === "svg" ? /^(?:[\w.-]+:)?svg$/u.test(rootElementOf(text) ?? "") : beginnings[check].test(text);
}

/** @returns null if the head contains control characters that no text has; encodings older than UTF-8 are accepted */
function textOf(head: Buffer): string | null {
  // DOS programs end a text with the character of Ctrl+Z.
  const text = new TextDecoder(encodingOf(head) ?? "utf-8").decode(head).replace(/\u001a+$/u, "");
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/u.test(text) ? null : text;
}
