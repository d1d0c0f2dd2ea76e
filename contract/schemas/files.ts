import { z } from "zod";
import { fileBlockTypes } from "#contract/blocks/definitions.ts";
import { limits } from "#contract/values/limits.ts";
import {
  fieldKeys,
  id,
  line,
  linkUrlOrNone,
  pageInput,
  requiredLine,
  sortKey,
  tagList,
  tagPath,
  uniqueTexts,
  version,
  since,
} from "#contract/fields/text.ts";

export const fileKinds = ["image", "video", "audio", "pdf", "other"] as const;
export type FileKind = (typeof fileKinds)[number];

const altText = z.object({
  de: line(limits.textLength),
  en: line(limits.textLength),
  decorative: z.boolean(),
});
const focalPoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

/** Who made the picture, under which licence it may be shown, and where it comes from. */
const credit = z.object({
  author: line(limits.creditLength),
  licence: line(limits.creditLength),
  url: linkUrlOrNone.refine((value) => value === "" || value.startsWith("https://"), {
    error: fieldKeys.webAddressInvalid,
  }),
});

/** The legal basis for showing persons in the picture, and the last day of this basis (YYYY-MM-DD); legal.md L25. */
const consent = z.object({ basis: requiredLine(limits.textLength), until: z.iso.date().nullable() });

export const updateFileInput = z
  .object({
    // The server shortens longer names before their extension, as it does with the names of uploads.
    name: requiredLine(limits.fileNameLength * 4),
    tags: tagList,
    alt: altText.partial(),
    focal: focalPoint.partial(),
    consent: consent.nullable(),
    child: z.boolean(),
    credit: credit.partial(),
  })
  .partial()
  .extend({ id, version: version.optional() });

const onlyThose = z.boolean().default(false);

export const fileSortKeys = ["uploadDate", "name", "sizeBytes", "updated"] as const;

export const listFilesInput = z.object({
  ...pageInput,
  since,
  tags: z.array(tagPath).max(limits.tagsPerItem).default([]),
  sort: sortKey(fileSortKeys).default("-uploadDate"),
  kind: z.enum(fileKinds).optional(),
  name: line(limits.fileNameLength).optional(),
  recent: onlyThose,
  unused: onlyThose,
  untagged: onlyThose,
  oversized: onlyThose,
  undescribed: onlyThose,
  hidden: onlyThose,
});

const fileIds = z.array(id).max(limits.batchIds);

export const fileUsesInput = z.object({ ids: fileIds });
export const tagFilesInput = z.object({
  ids: fileIds,
  tags: z.array(tagPath).min(1).max(limits.tagsPerItem).transform(uniqueTexts),
});

/** Facts about the pictures of a batch. Omitted fields stay unchanged. */
export const describeFilesInput = z.object({
  items: z
    .array(
      z
        .object({ consent: consent.nullable(), child: z.boolean(), credit: credit.partial() })
        .partial()
        .extend({ id, version: version.optional() }),
    )
    .max(limits.batchIds),
});

export const replaceFileInput = z.object({ id, version: version.optional() });

/** Exchanges the contents of two files. `alt` describes the content that the file `id` receives. */
export const exchangeFilesInput = z.object({
  id,
  version: version.optional(),
  withId: id,
  nameWith: requiredLine(limits.fileNameLength * 4).optional(),
  alt: altText.optional(),
});

export type ExchangeFilesInput = z.output<typeof exchangeFilesInput>;
export type UpdateFileInput = z.output<typeof updateFileInput>;
export type ListFilesInput = z.output<typeof listFilesInput>;
export type DescribeFilesInput = z.output<typeof describeFilesInput>;
export type TagFilesInput = z.output<typeof tagFilesInput>;
export type ReplaceFileInput = z.output<typeof replaceFileInput>;

const variantAnswer = z.object({
  id: z.string(),
  res: z.object({ w: z.number(), h: z.number() }),
});

const creditAnswer = z.object({ author: z.string(), licence: z.string(), url: z.string() });
export type Credit = z.output<typeof creditAnswer>;

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
  child: z.boolean(),
  credit: creditAnswer,
  /** The moment since which guests do not get the picture; null if they get it. */
  hidden: z.string().nullable(),
  variants: z.array(variantAnswer),
  webpVariants: z.array(variantAnswer),
  preview: z.array(variantAnswer),
  isEdited: z.boolean(),
  /** The user who uploaded the file; null if the user has been removed. */
  createdBy: z.string().nullable(),
  /**
   * A WebP of at most 16 × 16 pixels in base64, shown while the picture loads. null for transparent and animated
   * pictures, and for files that are no pictures.
   */
  placeholder: z.string().nullable(),
  /** The last day on which the file can be neither deleted nor replaced. */
  keepUntil: z.string().nullable(),
  updated: z.string(),
  version: z.number(),
});
export type LibraryFile = z.output<typeof fileAnswer>;

/** `changed`: the changed files with their new versions and their former facts, so that the change can be undone. */
export type DescribedFiles = { changed: Pick<LibraryFile, "id" | "version" | "consent" | "child" | "credit">[] };

/**
 * Notices about an upload. A part is hidden, some browsers cannot play the format, or the file was restored from the
 * bin.
 */
export const noticesAnswer = z.array(z.object({ code: z.string(), message: z.string() }));

export const quotaAnswer = z.object({ total: z.number(), used: z.number() });

/**
 * The place at which an entry, a product, the map or the settings show a file. `number` counts the blocks of one type,
 * from 1.
 */
const filePlace = z.union([
  z.object({ type: z.enum(["mainPicture", "workingCopy", "productPicture", "mapPlace", "guaranteeNotice", "logo"]) }),
  z.object({ type: z.enum(fileBlockTypes), number: z.number() }),
  /**
   * The HTML of the block refers to the file, although its type has no file fields. `number` counts the blocks of all
   * types.
   */
  z.object({ type: z.literal("block"), number: z.number() }),
]);
export type FilePlace = z.output<typeof filePlace>;

export const fileUsesAnswer = z.object({
  items: z.array(
    z.object({
      /** 'page': a fixed or own page, which is an entry too. */
      kind: z.enum(["entry", "page", "product", "map", "settings"]),
      id: z.string(),
      title: z.string(),
      path: z.string().nullable(),
      state: z.enum(["draft", "scheduled", "public"]),
      uses: z.array(z.object({ fileId: z.string(), place: filePlace })),
    }),
  ),
  total: z.number(),
  usedIds: z.array(z.string()),
});
export type FileUses = z.output<typeof fileUsesAnswer>;

/**
 * `putBack`: the number of owners (entries, products, …) that show a restored file again. `left`: the number of owners
 * that stay without the file, because a user has changed them since its removal.
 */
export type RestoredFiles = { restored: number; putBack: number; left: number };

const countedBytes = z.object({ count: z.number(), bytes: z.number() });

export const quotaDetailsAnswer = quotaAnswer.extend({
  byKind: z.array(countedBytes.extend({ kind: z.enum(fileKinds) })),
  largest: z.array(fileAnswer),
  /** The bytes of the bin are included in `used`. */
  binned: countedBytes,
  unused: countedBytes.extend({ items: z.array(fileAnswer) }),
  /** `freedBytes`: the bytes that become free if only the display variants are kept. */
  oversized: countedBytes.extend({ freedBytes: z.number(), items: z.array(fileAnswer) }),
});
export type QuotaDetails = z.output<typeof quotaDetailsAnswer>;

export const pictureAnswer = fileAnswer
  .pick({
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
  })
  .extend({
    /** Only the first pictures of pages have these variants, some time after the upload. REST does not have them. */
    avifVariants: z.array(variantAnswer).optional(),
    credit: creditAnswer.optional(),
    /** Only editors receive pictures that are hidden from guests. */
    isHidden: z.literal(true).optional(),
  });
export type Picture = z.output<typeof pictureAnswer>;
