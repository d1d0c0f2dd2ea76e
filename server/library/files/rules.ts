import { truncate } from "#contract/values/truncate.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import { withoutUnseen } from "#contract/values/visible-text.ts";

const MAX_ENDING = 21;

/**
 * Returns the base name in Unicode form C without invisible characters, cut to 255 characters; '' if nothing is left.
 * @throws invalid (C200) for U+0000 and lone surrogates
 */
export function cleanFileName(sent: string): string {
  if (sent.includes("\u0000") || !sent.isWellFormed()) throw badName();
  const base = sent.slice(Math.max(sent.lastIndexOf("/"), sent.lastIndexOf("\\")) + 1);
  const visible = withoutUnseen(base).normalize("NFC").trim();
  return visible === "." || visible === ".." ? "" : shortenedBeforeEnding(visible);
}

const badName = (): AppError => new AppError("invalid", { fields: { name: { key: "badText" } } });

function shortenedBeforeEnding(name: string): string {
  if (name.length <= limits.fileNameLength) return name;
  const dot = name.lastIndexOf(".");
  const ending = dot > 0 && name.length - dot <= MAX_ENDING ? name.slice(dot) : "";
  return truncate(name, limits.fileNameLength - ending.length) + ending;
}

/** Uses the part's name if the file has no name, or has the browsers' default name 'blob'. @throws invalid (C200) */
export function nameOfPart(fileName: string | undefined, partName: string | undefined): string {
  const sent = cleanFileName(fileName ?? "");
  return sent === "" || sent === "blob" ? cleanFileName(partName ?? "") || "blob" : sent;
}

/** Adds the file's extension if the new name lacks it, so that the extension still matches the bytes. */
export function renamedTo(name: string, ext: string): string {
  const clean = cleanFileName(name);
  if (clean === "" || ext === "" || clean.toLowerCase().endsWith(`.${ext}`)) return clean;
  return cleanFileName(`${clean}.${ext}`);
}

export function displayVariant<Variant>(ascending: readonly Variant[]): Variant | null {
  return ascending.at(-1) ?? null;
}

export function withEnding(name: string, ext: string, newExt: string): string {
  const isEnding = ext !== "" && name.toLowerCase().endsWith(`.${ext}`);
  return isEnding && newExt !== ext ? cleanFileName(name.slice(0, -ext.length) + newExt) : name;
}

const textMimes = /^text\/|^application\/(?:json|rtf|xml)$|\+xml$/u;

/** True for texts. Pictures, videos, office files and archives are already compressed. */
export function isDeflatable(mime: string): boolean {
  return textMimes.test(mime);
}

type HasMime = { mime: string };
const WEBP = "image/webp";
const AVIF = "image/avif";

/** @returns the variants in the picture's own format; all variants of a WebP picture */
export function ownVariants<Variant extends HasMime>(variants: readonly Variant[]): Variant[] {
  const own = variants.filter(({ mime }) => mime !== WEBP && mime !== AVIF);
  return own.length > 0 ? own : webpVariants(variants);
}

export function webpVariants<Variant extends HasMime>(variants: readonly Variant[]): Variant[] {
  return variants.filter(({ mime }) => mime === WEBP);
}

export function avifVariants<Variant extends HasMime>(variants: readonly Variant[]): Variant[] {
  return variants.filter(({ mime }) => mime === AVIF);
}

/** The values of a picture that nobody has described or asked to remove. */
export const uncredited = {
  child: false,
  creditAuthor: "",
  creditLicence: "",
  creditUrl: "",
  hidden: null,
  keepUntil: null,
} as const;

type Credited = { creditAuthor: string; creditLicence: string; creditUrl: string };

export const hasCredit = ({ creditAuthor, creditLicence, creditUrl }: Credited): boolean =>
  (creditAuthor || creditLicence || creditUrl) !== "";

export function isQuotaLeft(usage: { used: number; total: number }, sizeBytes: number): boolean {
  return usage.used + sizeBytes <= usage.total;
}
