// Files of the library: changes, filters and answer.
import { z } from "zod";
import { fileBlockTypes } from "#contract/blocks/definitions.ts";
import { limits } from "#contract/values/limits.ts";
import {
  id,
  line,
  pageInput,
  requiredLine,
  sortKey,
  tagList,
  tagPath,
  uniqueTexts,
  version,
} from "#contract/fields/text.ts";

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
    // A longer name is shortened before its ending, as at an upload.
    name: requiredLine(limits.fileNameLength * 4),
    tags: tagList,
    alt: altText.partial(),
    focal: focalPoint.partial(),
    consent: consent.nullable(),
  })
  .partial()
  .extend({ id, version: version.optional() });

/** A filter that is on or omitted. */
const onlyThose = z.boolean().default(false);

export const fileSortKeys = ["uploadDate", "name", "size"] as const;

export const listFilesInput = z.object({
  ...pageInput,
  tags: z.array(tagPath).max(limits.tagsPerItem).default([]),
  sort: sortKey(fileSortKeys).default("-uploadDate"),
  kind: z.enum(fileKinds).optional(),
  name: line(limits.fileNameLength).optional(),
  /** Uploaded within the last hour. */
  recent: onlyThose,
  /** Used by no entry. */
  unused: onlyThose,
  untagged: onlyThose,
  /** Pictures much larger than any page shows them. */
  oversized: onlyThose,
  /** Pictures that nobody has described for those who do not see them. */
  undescribed: onlyThose,
});

const fileIds = z.array(id).max(limits.batchIds);

export const fileUsesInput = z.object({ ids: fileIds });
export const tagFilesInput = z.object({
  ids: fileIds,
  tags: z.array(tagPath).min(1).max(limits.tagsPerItem).transform(uniqueTexts),
});

/** The query of an upload: the file whose content it replaces, and the version that the client has seen. */
export const replaceFileInput = z.object({ id, version: version.optional() });

/** Two files whose contents change places, and what is said of the content that `id` gets. */
export const exchangeFilesInput = z.object({
  id,
  version: version.optional(),
  withId: id,
  /** The new name of `withId`. */
  nameWith: requiredLine(limits.fileNameLength * 4).optional(),
  alt: altText.optional(),
});

export type ExchangeFilesInput = z.output<typeof exchangeFilesInput>;
export type UpdateFileInput = z.output<typeof updateFileInput>;
export type ListFilesInput = z.output<typeof listFilesInput>;
export type TagFilesInput = z.output<typeof tagFilesInput>;
export type ReplaceFileInput = z.output<typeof replaceFileInput>;

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
  /** The first page of a PDF, ascending in width; empty for pictures. */
  preview: z.array(variantAnswer),
  /** Whether the picture differs from its first upload. */
  isEdited: z.boolean(),
  /** A WebP of 16 pixels in base64, shown until the picture has been loaded; null for transparent pictures. */
  placeholder: z.string().nullable(),
  version: z.number(),
});
export type LibraryFile = z.output<typeof fileAnswer>;

/** Notices about an upload: a part of it is not shown, not every browser plays it, or it was restored from the bin. */
export const noticesAnswer = z.array(z.object({ code: z.string(), message: z.string() }));

export const quotaAnswer = z.object({ total: z.number(), used: z.number() });

/** Where an entry or a product shows a file: the number of the block among those of its type, counted from 1 as people do. */
const filePlace = z.union([
  z.object({ type: z.enum(["mainPicture", "workingCopy", "productPicture", "mapPlace", "guaranteeNotice", "logo"]) }),
  z.object({ type: z.enum(fileBlockTypes), number: z.number() }),
  /** In the HTML of a block of another type: its number among all blocks. */
  z.object({ type: z.literal("block"), number: z.number() }),
]);
export type FilePlace = z.output<typeof filePlace>;

/** The uses of one or several files, newest first: the first of them, and the total. */
export const fileUsesAnswer = z.object({
  items: z.array(
    z.object({
      /** A fixed page is an entry as well. */
      kind: z.enum(["entry", "page", "product", "map", "settings"]),
      id: z.string(),
      title: z.string(),
      /** The path of the page; null for an entry without one. */
      path: z.string().nullable(),
      state: z.enum(["draft", "scheduled", "public"]),
      uses: z.array(z.object({ fileId: z.string(), place: filePlace })),
    }),
  ),
  total: z.number(),
  /** The ids that are used at all. */
  usedIds: z.array(z.string()),
});
export type FileUses = z.output<typeof fileUsesAnswer>;

/** Restored files, the owners that show them again, and the owners that were changed since and stay as they are. */
export type RestoredFiles = { restored: number; putBack: number; left: number };

const countedBytes = z.object({ count: z.number(), bytes: z.number() });

/** What needs the storage, and what could be freed; sizes of originals in bytes. */
export const quotaDetailsAnswer = quotaAnswer.extend({
  /** The largest first; kinds without files are left out. */
  byKind: z.array(countedBytes.extend({ kind: z.enum(fileKinds) })),
  largest: z.array(fileAnswer),
  /** Counted in `used`, too. */
  binned: countedBytes,
  unused: countedBytes.extend({ items: z.array(fileAnswer) }),
  /** `freedBytes`: how many bytes are freed if only the display variants are kept. */
  oversized: countedBytes.extend({ freedBytes: z.number(), items: z.array(fileAnswer) }),
});
export type QuotaDetails = z.output<typeof quotaDetailsAnswer>;

/** The facts that a page needs to show a picture; the part of a file that guests get. */
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
  preview: true,
  placeholder: true,
});
export type Picture = z.output<typeof pictureAnswer>;
