// Entries: input, filters and answer.
import { z } from "zod";
import { blockList, storedBlock } from "#contract/blocks/schema.ts";
import { englishOf } from "#contract/fields/english.ts";
import { dayOrMoment } from "./day-or-moment.ts";
import { eventAnswer, type EventFields, eventFields } from "./events.ts";
import { entryPlaces, entryStates } from "#contract/values/entry-filters.ts";
import { type EntryParts, entryParts } from "./entry-parts.ts";
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
} from "#contract/fields/text.ts";

/** 'now' is the server's time: a browser's clock that is ahead would schedule an entry instead of publishing it. */
const publishMoment = z.union([isoMoment, z.literal("now").transform(() => "now" as const)], {
  error: fieldKeys.dateInvalid,
});

const title = requiredLine(limits.textLength);

export const entryFields = z.object({
  title,
  en: englishOf({ title }),
  /** Who wrote it, as shown under the title; '' for nobody. REST calls it `author`. */
  byline: line(limits.bylineLength),
  blocks: blockList,
  mediamain: id.nullable(),
  tags: tagList,
  publishDate: publishMoment.nullable(),
  /** When it is taken off the site again; null = never. */
  publicUntil: isoMoment.nullable(),
  /** The day or the moment that it is about; of an event its beginning. */
  date: dayOrMoment.nullable(),
  event: eventFields.nullable(),
  avatar: z.boolean(),
  /** Whether visitors may comment on it, while the component is on. */
  hasComments: z.boolean(),
});

/** The body comes as `blocks`, or in the parts of REST; not as both. */
const written = z.object({ ...entryFields.partial().shape, ...entryParts.partial().shape });

export const createEntryInput = written.required({ title: true });
/** The title of the copy: in the language of whoever makes it. */
export const duplicateEntryInput = z.object({ id, title });
export const updateEntryInput = written.extend({
  id,
  version: version.optional(),
  /** The revision of the working copy that this is made of, which ends with this write; null if there must be none. */
  copy: z.int().nullable().optional(),
  /** Whose English is still right, although the German was changed since: ids of blocks, and 'title'. */
  confirmed: z
    .array(z.string().max(limits.textLength))
    .max(2 * limits.contentBlocks)
    .optional(),
  /** Only as long as guests do not see the entry: nothing becomes public by a save. */
  whileHidden: z.literal(true).optional(),
});

/** With the version that the client has seen, only an entry that nobody has changed since is removed. */
export const removeEntryInput = z.object({
  id,
  version: version.optional(),
  /** Nobody has written in it: it does not go into the bin. */
  isUnwritten: z.boolean().default(false),
});

/** The fields that REST reads and writes: the body in its parts, not as blocks. */
export const restEntryFields = {
  title: true,
  byline: true,
  content: true,
  media: true,
  mediamain: true,
  downloads: true,
  links: true,
  tags: true,
  publishDate: true,
  date: true,
  event: true,
  avatar: true,
  sections: true,
  english: true,
} as const satisfies Record<RestField, true>;

/** A field that entries gain is one of REST's too: it has to be named above. Comments, and an end, are only for the site itself. */
export type RestField = Exclude<keyof EntryFields, "en" | "blocks" | "publicUntil" | "hasComments"> | keyof EntryParts;

export const entrySortKeys = ["publish_date", "date", "title", "created"] as const;

export const listEntriesInput = z.object({
  ...pageInput,
  tags: z.array(tagPath).max(limits.tagsPerItem).default([]),
  sort: sortKey(entrySortKeys).default("-publish_date"),
  state: z.enum(entryStates).optional(),
  title: line(limits.textLength).optional(),
  /** Days: only entries with an occurrence between them, both included. */
  from: isoDay.optional(),
  to: isoDay.optional(),
});

/** The list of the admin center: entries in any of the states and at any of the places; none named means all. */
export const browseEntriesInput = listEntriesInput.extend({
  states: z.array(z.enum(entryStates)).default([]),
  places: z.array(z.enum(entryPlaces)).default([]),
  /** `q` is looked for in the titles of working copies as well; only for those who write them. */
  inCopies: z.boolean().default(false),
});

/** An entry's fields as they are stored: 'now' has become a moment. */
export type EntryFields = Omit<z.output<typeof entryFields>, "publishDate" | "publicUntil" | "event"> & {
  publishDate: Date | null;
  publicUntil: Date | null;
  event: EventFields | null;
};

/** The fields of a new entry besides its title, in the order in which people read them. */
export const emptyFields: Omit<EntryFields, "title"> = {
  byline: "",
  publishDate: null,
  publicUntil: null,
  date: null,
  event: null,
  tags: [],
  mediamain: null,
  avatar: false,
  hasComments: false,
  en: null,
  blocks: [],
};

export type CreateEntryInput = z.output<typeof createEntryInput>;
export type UpdateEntryInput = z.output<typeof updateEntryInput>;
export type ListEntriesInput = z.output<typeof listEntriesInput>;
export type BrowseEntriesInput = z.output<typeof browseEntriesInput>;

/** An entry as procedures answer it; dates are ISO 8601 strings. */
export const entryAnswer = z.object({
  id: z.string(),
  title: z.string(),
  /** English texts of the entry itself; those of its blocks are in the blocks. */
  en: z.object({ title: z.string() }).nullable(),
  byline: z.string(),
  /** Like a block's `revision` and `englishFrom`, but for the title. */
  revision: z.number(),
  englishFrom: z.number().nullable(),
  blocks: z.array(storedBlock),
  mediamain: z.string().nullable(),
  tags: z.array(z.string()),
  /** null: a draft, also after its end. */
  publishDate: z.string().nullable(),
  publicUntil: z.string().nullable(),
  date: z.string().nullable(),
  event: eventAnswer.nullable(),
  avatar: z.boolean(),
  hasComments: z.boolean(),
  share: z.object({ fb: z.boolean() }),
  /** Its readable address, where it stands in a list or is a page of its own; REST does not know it. */
  address: z.string().nullable(),
  created: z.string(),
  version: z.number(),
});
export type Entry = z.output<typeof entryAnswer>;

type Unanswered = Exclude<keyof EntryFields, keyof Entry>;
/** Fails to compile where a field of entries is written and never answered. */
export const everyFieldIsAnswered: Unanswered extends never ? true : Unanswered = true;
