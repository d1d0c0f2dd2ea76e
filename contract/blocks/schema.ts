// A block of an entry: one of the registered types with a permanent id; and how many blocks an entry may have.
import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { englishOf } from "#contract/fields/english.ts";
import { cleanText, fieldKeys } from "#contract/fields/text.ts";
import { callToActionFields, storedCallToActionFields } from "./call-to-action/schema.ts";
import { downloadsFields } from "./downloads/schema.ts";
import { fileListFields } from "./file-list/schema.ts";
import { galleryFields } from "./gallery/schema.ts";
import { linksFields, storedLinksFields } from "./links/schema.ts";
import { openingHoursFields } from "./opening-hours/schema.ts";
import { comingEventsFields, latestNewsFields } from "./listing/schema.ts";
import { quoteFields } from "./quote/schema.ts";
import { splashFields, storedSplashFields } from "./splash/schema.ts";
import { textFields } from "./text/schema.ts";
import type { BlockType } from "./types.ts";
import { videoFields, storedVideoFields } from "./video/schema.ts";

/** Unique within its entry; generated when the block is added. */
const blockId = z.string().regex(/^[0-9a-z]{1,32}$/u);

const block = <Fields extends z.ZodRawShape>(fields: Fields) => z.object({ id: blockId, ...fields });

export const blockSchema = z.discriminatedUnion("type", [
  block(textFields),
  block(galleryFields),
  block(fileListFields),
  block(downloadsFields),
  block(linksFields),
  block(quoteFields),
  block(callToActionFields),
  block(comingEventsFields),
  block(latestNewsFields),
  block(openingHoursFields),
  block(splashFields),
  block(videoFields),
]);

/** A block as clients write it. */
export type Block = z.output<typeof blockSchema>;
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;

/** How many blocks of a type an entry may have. REST has only one list of downloads and one of links. */
const most: Record<BlockType, number> = {
  text: limits.contentBlocks,
  gallery: limits.sectionsPerEntry,
  fileList: limits.sectionsPerEntry,
  downloads: 1,
  links: 1,
  quote: limits.otherBlocks,
  callToAction: limits.otherBlocks,
  comingEvents: limits.otherBlocks,
  latestNews: limits.otherBlocks,
  openingHours: 1,
  splash: 1,
  video: limits.sectionsPerEntry,
};

/** REST's `sections` are both. */
const countedAs: Partial<Record<BlockType, BlockType>> = { fileList: "gallery" };

/** More blocks than this have no place in an entry, of whatever types they are. */
export const mostBlocks = Object.values(most).reduce((sum, number) => sum + number, 0);

/** The body of an entry, as clients write it. */
export const blockList = z
  .array(blockSchema)
  .max(mostBlocks, { error: fieldKeys.bodyTooLong })
  .superRefine((blocks, context) => {
    const ids = new Set<string>();
    const counts = new Map<BlockType, number>();
    for (const [index, { id, type }] of blocks.entries()) {
      if (ids.has(id)) context.addIssue({ code: "custom", path: [index, "id"], message: fieldKeys.blockIdTwice });
      ids.add(id);
      const counted = countedAs[type] ?? type;
      const count = (counts.get(counted) ?? 0) + 1;
      counts.set(counted, count);
      if (count > most[type])
        context.addIssue({ code: "custom", path: [index, "type"], message: fieldKeys.tooManyBlocks });
    }
  });

/**
 * The fields that the server adds to a block: `revision`, the version of the entry that last changed its German
 * texts; `englishFrom`, the revision that the English texts were made from, null without English texts.
 * An English text is outdated if `englishFrom` is less than `revision`.
 */
const madeByServer = { revision: z.int(), englishFrom: z.int().nullable() };
export type StoredBlock = Block & z.output<z.ZodObject<typeof madeByServer>>;
export type StoredBlockOf<Type extends BlockType> = Extract<StoredBlock, { type: Type }>;

/**
 * A block as it is stored and answered. Rules that later releases made stricter do not apply: a backup must be
 * restorable although it contains, for example, a link that is refused today.
 */
export const storedBlock = z.discriminatedUnion("type", [
  block({ ...textFields, html: cleanText, en: englishOf({ html: cleanText }), ...madeByServer }),
  block({ ...galleryFields, ...madeByServer }),
  block({ ...fileListFields, ...madeByServer }),
  block({ ...downloadsFields, ...madeByServer }),
  block({ ...storedLinksFields, ...madeByServer }),
  block({ ...quoteFields, ...madeByServer }),
  block({ ...storedCallToActionFields, ...madeByServer }),
  block({ ...comingEventsFields, ...madeByServer }),
  block({ ...latestNewsFields, ...madeByServer }),
  block({ ...openingHoursFields, ...madeByServer }),
  block({ ...storedSplashFields, ...madeByServer }),
  block({ ...storedVideoFields, ...madeByServer }),
]);
