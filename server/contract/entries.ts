// What an entry is: its input, its filters and the answer.
import { z } from "zod";
import { defaultGallery, galleryClicks, galleryPivots, gallerySizes, positionsX, positionsY } from "./gallery.ts";
import { limits } from "./limits.ts";
import {
  cleanText,
  fieldKeys,
  id,
  isoDay,
  isoMoment,
  line,
  linkUrl,
  pageInput,
  requiredLine,
  sortKey,
  tagList,
  tagPath,
  version,
} from "./text.ts";

const fileIds = z.array(id).max(limits.filesPerList);
const gallerySize = z.enum(gallerySizes);

export const gallerySettings = z.object({
  myTitle: line(limits.textLength).default(defaultGallery.myTitle),
  myShowTitle: z.boolean().default(defaultGallery.myShowTitle),
  myInterval: z
    .number()
    .int()
    .min(limits.galleryIntervalMinMs)
    .max(limits.galleryIntervalMaxMs)
    .default(defaultGallery.myInterval),
  mySize: gallerySize.default(defaultGallery.mySize),
  myOnClick: z.enum(galleryClicks).default(defaultGallery.myOnClick),
  mySizeClick: gallerySize.default(defaultGallery.mySizeClick),
  pivot: z.enum(galleryPivots).default(defaultGallery.pivot),
  positionX: z.enum(positionsX).default(defaultGallery.positionX),
  positionY: z.enum(positionsY).default(defaultGallery.positionY),
  images: z
    .array(z.object({ file: id, caption: line(limits.textLength).default("") }))
    .max(limits.filesPerList)
    .default(defaultGallery.images),
});

export const section = z.discriminatedUnion("type", [
  z.object({ type: z.literal("gallery"), settings: gallerySettings }),
  z.object({ type: z.literal("download"), files: fileIds }),
]);

/** The day (YYYY-MM-DD) or the moment (ISO 8601 with zone) that an entry is about. */
export const dayOrMoment = z.union([isoDay, isoMoment.transform((moment) => moment.toISOString())], {
  error: fieldKeys.dateInvalid,
});

/** 'now' is the server's: a browser's clock that is ahead would schedule an entry instead of publishing it. */
const publishMoment = z.union([isoMoment, z.literal("now").transform(() => new Date())], {
  error: fieldKeys.dateInvalid,
});

export const entryFields = z.object({
  title: requiredLine(limits.textLength),
  content: z.array(cleanText.pipe(z.string().max(limits.contentBlockLength))).max(limits.contentBlocks),
  media: z.array(fileIds).max(limits.contentBlocks),
  mediamain: id.nullable(),
  downloads: fileIds,
  links: z.array(z.object({ title: requiredLine(limits.textLength), url: linkUrl })).max(limits.linksPerEntry),
  tags: tagList,
  publishDate: publishMoment.nullable(),
  date: dayOrMoment.nullable(),
  avatar: z.boolean(),
  sections: z.array(section).max(limits.sectionsPerEntry),
});

export const createEntryInput = entryFields.partial().required({ title: true });
export const updateEntryInput = entryFields.partial().extend({ id, version: version.optional() });

export const entrySortKeys = ["publish_date", "date", "title", "created"] as const;

export const listEntriesInput = z.object({
  ...pageInput,
  tags: z.array(tagPath).max(limits.tagsPerItem).default([]),
  sort: sortKey(entrySortKeys).default("-publish_date"),
  state: z.enum(["draft", "scheduled", "public"]).optional(),
  title: line(limits.textLength).optional(),
});

export type EntryFields = z.output<typeof entryFields>;
export type CreateEntryInput = z.output<typeof createEntryInput>;
export type UpdateEntryInput = z.output<typeof updateEntryInput>;
export type ListEntriesInput = z.output<typeof listEntriesInput>;

const sectionAnswer = z.discriminatedUnion("type", [
  z.object({ type: z.literal("gallery"), settings: gallerySettings.required() }),
  z.object({ type: z.literal("download"), files: z.array(z.string()) }),
]);

/** An entry as procedures answer it; dates are ISO 8601 strings. */
export const entryAnswer = z.object({
  id: z.string(),
  title: z.string(),
  content: z.array(z.string()),
  media: z.array(z.array(z.string())),
  mediamain: z.string().nullable(),
  downloads: z.array(z.string()),
  links: z.array(z.object({ title: z.string(), url: z.string() })),
  tags: z.array(z.string()),
  publishDate: z.string().nullable(),
  date: z.string().nullable(),
  avatar: z.boolean(),
  sections: z.array(sectionAnswer),
  share: z.object({ fb: z.boolean() }),
  created: z.string(),
  version: z.number(),
});
export type Entry = z.output<typeof entryAnswer>;
export type Section = Entry["sections"][number];
export type GallerySettings = z.output<typeof gallerySettings>;
