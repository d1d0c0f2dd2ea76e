import { z } from "zod";
import { blockList, storedBlock } from "#contract/blocks/schema.ts";
import { englishOf } from "#contract/fields/english.ts";
import { dayOrMoment } from "./day-or-moment.ts";
import { eventAnswer, type EventFields, eventFields } from "./events.ts";
import { entryPlaces, entryStates, listedStates } from "#contract/values/entry-filters.ts";
import { type EntryParts, entryParts } from "./entry-parts.ts";
import { longText, requiredLongText } from "#contract/fields/long-text.ts";
import { limits } from "#contract/values/limits.ts";
import {
  fieldKeys,
  id,
  isoDay,
  isoMoment,
  line,
  pageInput,
  requiredLine,
  sortKey,
  tagList,
  tagPath,
  version,
  since,
} from "#contract/fields/text.ts";

/** 'now' means the server's time. A browser's clock may be fast, and the entry would then only be scheduled. */
const publishMoment = z.union([isoMoment, z.literal("now").transform(() => "now" as const)], {
  error: fieldKeys.dateInvalid,
});

const title = requiredLine(limits.textLength);

export const entryFields = z.object({
  title,
  en: englishOf({ title }),
  /** Shown under the title; '' for none. REST calls this field `author`. */
  byline: line(limits.bylineLength),
  blocks: blockList,
  mainPicture: id.nullable(),
  tags: tagList,
  publishDate: publishMoment.nullable(),
  publicUntil: isoMoment.nullable(),
  date: dayOrMoment.nullable(),
  event: eventFields.nullable(),
  isRound: z.boolean(),
  hasComments: z.boolean(),
});

/** A request contains the entry's content either as `blocks` or as the parts of REST, but not as both. */
const written = z.object({ ...entryFields.partial().shape, ...entryParts.partial().shape });

export const createEntryInput = written.required({ title: true });
export const duplicateEntryInput = z.object({ id, title });
export const updateEntryInput = written.extend({
  id,
  version: version.optional(),
  /**
   * The revision of the working copy that this write saves and then removes. If there is another revision, the answer
   * is C409. With null, the write is refused if a working copy exists.
   */
  copy: z.int().nullable().optional(),
  /** English texts that remain valid although the German text has changed. An item is the id of a block, or 'title'. */
  confirmed: z
    .array(z.string().max(limits.textLength))
    .max(2 * limits.contentBlocks)
    .optional(),
  /** Refuses the write if guests can see the entry, so that saving a draft cannot change a public page. */
  whileHidden: z.literal(true).optional(),
});

export const removeEntryInput = z.object({
  id,
  version: version.optional(),
  isUnwritten: z.boolean().default(false),
});

export const restEntryFields = {
  title: true,
  byline: true,
  content: true,
  media: true,
  mainPicture: true,
  downloads: true,
  links: true,
  tags: true,
  publishDate: true,
  publicUntil: true,
  date: true,
  event: true,
  isRound: true,
  sections: true,
  english: true,
} as const satisfies Record<RestField, true>;

/** Compilation fails if the list above lacks a field. REST has no comments. */
export type RestField = Exclude<keyof EntryFields, "en" | "blocks" | "hasComments"> | keyof EntryParts;

export const entrySortKeys = ["publishDate", "date", "title", "created", "updated"] as const;

export const listEntriesInput = z.object({
  ...pageInput,
  since,
  tags: z.array(tagPath).max(limits.tagsPerItem).default([]),
  sort: sortKey(entrySortKeys).default("-publishDate"),
  state: z.enum(entryStates).optional(),
  title: line(limits.textLength).optional(),
  /** `from` and `to` are inclusive. Entries without an occurrence between them are not listed. */
  from: isoDay.optional(),
  to: isoDay.optional(),
});

/** The list of the admin center. An empty filter matches all states or all places. */
export const browseEntriesInput = listEntriesInput.extend({
  states: z.array(z.enum(listedStates)).default([]),
  places: z.array(z.enum(entryPlaces)).default([]),
  /** True: `q` also searches the titles of working copies. Requires the permission to write working copies. */
  inCopies: z.boolean().default(false),
});

export type EntryFields = Omit<z.output<typeof entryFields>, "publishDate" | "publicUntil" | "event"> & {
  publishDate: Date | null;
  publicUntil: Date | null;
  event: EventFields | null;
};

export const emptyFields: Omit<EntryFields, "title"> = {
  byline: "",
  publishDate: null,
  publicUntil: null,
  date: null,
  event: null,
  tags: [],
  mainPicture: null,
  isRound: false,
  hasComments: false,
  en: null,
  blocks: [],
};

export type CreateEntryInput = z.output<typeof createEntryInput>;
export type UpdateEntryInput = z.output<typeof updateEntryInput>;
export type ListEntriesInput = z.output<typeof listEntriesInput>;
export type BrowseEntriesInput = z.output<typeof browseEntriesInput>;

/** `by`: the name of the author at that time. */
export const handoverAnswer = z.object({ by: z.string(), at: z.string(), note: z.string() });

export const handOverInput = z.object({
  id,
  note: longText(limits.handoverNoteLength).default(""),
});
export type HandOverInput = z.output<typeof handOverInput>;

/** The author must learn what is missing, so the note is required. */
export const handBackInput = handOverInput.extend({ note: requiredLongText(limits.handoverNoteLength) });

export const entryAnswer = z.object({
  id: z.string(),
  title: z.string(),
  en: z.object({ title: z.string() }).nullable(),
  byline: z.string(),
  revision: z.number(),
  englishFrom: z.number().nullable(),
  blocks: z.array(storedBlock),
  mainPicture: z.string().nullable(),
  tags: z.array(z.string()),
  /** null: a draft. An entry becomes a draft again at `publicUntil`. */
  publishDate: z.string().nullable(),
  publicUntil: z.string().nullable(),
  date: z.string().nullable(),
  event: eventAnswer.nullable(),
  isRound: z.boolean(),
  hasComments: z.boolean(),
  share: z.object({ fb: z.boolean() }),
  /** The readable address of an entry in a list, or of an own page. REST does not have this field. */
  address: z.string().nullable(),
  /** A draft that its author has handed over to the editors; null for others. */
  handover: handoverAnswer.nullable(),
  /** The id of the user who wrote a draft; null for nobody's drafts and for public entries. */
  createdBy: z.string().nullable(),
  created: z.string(),
  /** The last change of the entry, its tags, its post or its handover. */
  updated: z.string(),
  version: z.number(),
});
export type Entry = z.output<typeof entryAnswer>;

type Unanswered = Exclude<keyof EntryFields, keyof Entry>;
/** Compilation fails if answers lack a writable field of entries. */
export const everyFieldIsAnswered: Unanswered extends never ? true : Unanswered = true;
