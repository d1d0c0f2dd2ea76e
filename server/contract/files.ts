// What a file of the library is: its changes, its filters and the answer.
import { z } from "zod";
import { limits } from "./limits.ts";
import { id, line, pageInput, requiredLine, sortKey, tagList, tagPath, version } from "./text.ts";

export const fileKinds = ["image", "video", "audio", "pdf", "other"] as const;
export type FileKind = (typeof fileKinds)[number];

const altText = z.object({
  de: line(limits.textLength),
  en: line(limits.textLength),
  decorative: z.boolean(),
});
const focalPoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

/** Why persons may be shown, and until when (YYYY-MM-DD); legal.md L25. */
const consent = z.object({ basis: requiredLine(limits.textLength), until: z.iso.date().nullable() });

export const updateFileInput = z
  .object({
    name: requiredLine(limits.fileNameLength),
    tags: tagList,
    alt: altText.partial(),
    focal: focalPoint,
    consent: consent.nullable(),
  })
  .partial()
  .extend({ id, version: version.optional() });

export const fileSortKeys = ["uploadDate", "name", "size"] as const;

export const listFilesInput = z.object({
  ...pageInput,
  tags: z.array(tagPath).max(limits.tagsPerItem).default([]),
  sort: sortKey(fileSortKeys).default("-uploadDate"),
  kind: z.enum(fileKinds).optional(),
  name: line(limits.fileNameLength).optional(),
});

export type UpdateFileInput = z.output<typeof updateFileInput>;
export type ListFilesInput = z.output<typeof listFilesInput>;

const variantAnswer = z.object({
  gridref: z.string(),
  res: z.object({ w: z.number(), h: z.number() }),
});

/** A file as procedures answer it; variants ascend in width. */
export const fileAnswer = z.object({
  id: z.string(),
  name: z.string(),
  ext: z.string(),
  kind: z.enum(fileKinds),
  sizeBytes: z.number(),
  uploadDate: z.string(),
  tags: z.array(z.string()),
  width: z.number().nullable(),
  height: z.number().nullable(),
  alt: z.object({ de: z.string(), en: z.string(), decorative: z.boolean() }),
  focal: z.object({ x: z.number(), y: z.number() }),
  consent: z.object({ basis: z.string(), until: z.string().nullable() }).nullable(),
  variants: z.array(variantAnswer),
  webpVariants: z.array(variantAnswer),
  /** A WebP of 16 pixels in base64, shown until the picture is there; null where nothing may shine through. */
  placeholder: z.string().nullable(),
  version: z.number(),
});
export type LibraryFile = z.output<typeof fileAnswer>;

export const quotaAnswer = z.object({ total: z.number(), used: z.number() });

/** What a page shows of a picture; the part of a file that guests get. */
export const pictureAnswer = fileAnswer.pick({
  id: true,
  name: true,
  ext: true,
  kind: true,
  sizeBytes: true,
  width: true,
  height: true,
  alt: true,
  focal: true,
  variants: true,
  webpVariants: true,
  placeholder: true,
});
export type Picture = z.output<typeof pictureAnswer>;
