// Pure rules about files: their names, their variants, the room they take.
import { AppError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";

/** Longer endings are no endings but part of the name. */
const MAX_ENDING = 21;

/**
 * The name under which a file is kept: the base name of whatever was sent, in Unicode form C, without
 * control and direction characters, at most 255 long. '' where nothing is left.
 * @throws invalid (C200) for U+0000 and lone surrogates
 */
export function cleanFileName(sent: string): string {
  if (sent.includes("\u0000") || !sent.isWellFormed())
    throw new AppError("invalid", { fields: { name: { key: "badText" } } });
  const base = sent.slice(Math.max(sent.lastIndexOf("/"), sent.lastIndexOf("\\")) + 1);
  // Direction overrides make 'photo<RLO>gpj.exe' look like a picture.
  const visible = base
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
    .normalize("NFC")
    .trim();
  return visible === "." || visible === ".." ? "" : shortenedBeforeEnding(visible);
}

function shortenedBeforeEnding(name: string): string {
  if (name.length <= limits.fileNameLength) return name;
  const dot = name.lastIndexOf(".");
  const ending = dot > 0 && name.length - dot <= MAX_ENDING ? name.slice(dot) : "";
  return withoutHalfCharacter(name.slice(0, limits.fileNameLength - ending.length)) + ending;
}

/** A cut may fall between the two halves of a character such as an emoji. */
function withoutHalfCharacter(text: string): string {
  return text.isWellFormed() ? text : text.slice(0, -1);
}

/**
 * The name of an uploaded part: its file name, or where that is missing or what browsers call a blob,
 * the part's own.
 * @throws invalid (C200) as cleanFileName
 */
export function nameOfPart(fileName: string | undefined, partName: string | undefined): string {
  const sent = cleanFileName(fileName ?? "");
  return sent === "" || sent === "blob" ? cleanFileName(partName ?? "") || "blob" : sent;
}

/** A new name that keeps the file's ending, so that what it says stays what the bytes are. */
export function renamedTo(name: string, ext: string): string {
  const clean = cleanFileName(name);
  if (clean === "" || ext === "" || clean.toLowerCase().endsWith(`.${ext}`)) return clean;
  return cleanFileName(`${clean}.${ext}`);
}

/** The display variant: the widest, last of those that ascend. */
export function displayVariant<Variant>(ascending: readonly Variant[]): Variant | null {
  return ascending.at(-1) ?? null;
}

/** The name of a file whose bytes are now of another format: its ending follows. */
export function withEnding(name: string, ext: string, newExt: string): string {
  const isEnding = ext !== "" && name.toLowerCase().endsWith(`.${ext}`);
  return isEnding && newExt !== ext ? cleanFileName(name.slice(0, -ext.length) + newExt) : name;
}

/**
 * Names under which files can lie in one folder of any system: without characters that some refuse, and
 * different even where case is not told apart ('Apfel.jpg', 'apfel (2).jpg').
 */
export function uniqueFileNames(files: readonly { name: string; ext: string }[]): string[] {
  const taken = new Set<string>();
  return files.map(({ name, ext }) => {
    const [stem, ending] = splitEnding(name.replace(/[<>:"/\\|?*]/gu, "_"), ext);
    for (let number = 1; ; number += 1) {
      const candidate = `${stem}${number === 1 ? "" : ` (${number})`}${ending}`;
      const key = candidate.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return candidate;
    }
  });
}

/** A name that was kept without its ending gets it, so that it can be opened. */
function splitEnding(name: string, ext: string): [stem: string, ending: string] {
  if (ext === "") return [name, ""];
  const isThere = name.toLowerCase().endsWith(`.${ext}`) && name.length > ext.length + 1;
  return isThere ? [name.slice(0, -ext.length - 1), name.slice(-ext.length - 1)] : [name, `.${ext}`];
}

const textMimes = /^text\/|^application\/(?:json|rtf|xml)$|\+xml$/u;

/** Texts become smaller; pictures, films, office files and archives are compressed already. */
export function isDeflatable(mime: string): boolean {
  return textMimes.test(mime);
}

type HasMime = { mime: string };
const WEBP = "image/webp";

/** Variants in the picture's own format; a WebP picture has no other. */
export function ownVariants<Variant extends HasMime>(variants: readonly Variant[]): Variant[] {
  const own = variants.filter(({ mime }) => mime !== WEBP);
  return own.length > 0 ? own : [...variants];
}

export function webpVariants<Variant extends HasMime>(variants: readonly Variant[]): Variant[] {
  return variants.filter(({ mime }) => mime === WEBP);
}

/** Whether a file still fits; sizes in bytes, of originals alone. */
export function isQuotaLeft(usage: { used: number; total: number }, sizeBytes: number): boolean {
  return usage.used + sizeBytes <= usage.total;
}
