import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { fieldKeys, fileIdList } from "#contract/fields/text.ts";
import { storedTranslated, translated } from "#contract/blocks/translated.ts";
import { buttonList, storedButtonList } from "./call-to-action/schema.ts";
import { type BlockType, blockTypes, definitionOf, definitions } from "./definitions.ts";
import { embedFields, storedEmbedFields } from "./embed/schema.ts";
import { factFields, storedFactFields } from "./fact/schema.ts";
import { formFields, storedFormFields } from "./form/schema.ts";
import { galleryFields } from "./gallery/schema.ts";
import { linkList, storedLinkList } from "./links/schema.ts";
import { linkedPictureFields, storedLinkedPictureFields } from "./linked-picture/schema.ts";
import { personList, storedPersonList } from "./people/schema.ts";
import { progressSums } from "./progress/schema.ts";
import { storedTierList, tierList } from "./sponsors/schema.ts";
import { storedTimetableRows, timetableRows } from "./timetable/schema.ts";
import { poster, videoSource } from "./video/schema.ts";
import { stopList, storedStopList } from "./way/schema.ts";

const blockId = z.string().regex(/^[0-9a-z]{1,32}$/u);

const { text, quote, note, fact, progress, way, callToAction, video, form } = definitions;
const { people, timetable, linkedPicture, columns, embed } = definitions;
const count = z.number().int().min(1).max(limits.listedInBlock);

const block = <const Type extends BlockType, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.object({ id: blockId, type: z.literal(type), ...fields });

const plain = {
  gallery: galleryFields,
  fileList: { files: fileIdList },
  downloads: { files: fileIdList },
  comingEvents: { count },
  latestNews: { count },
  openingHours: {},
};

export const blockSchema = z.discriminatedUnion("type", [
  block("text", { ...translated(text.texts), media: fileIdList }),
  block("gallery", plain.gallery),
  block("fileList", plain.fileList),
  block("downloads", plain.downloads),
  block("links", { links: linkList }),
  block("quote", translated(quote.texts)),
  block("note", { kind: z.enum(note.choices.kind), ...translated(note.texts) }),
  block("fact", { ...translated(fact.texts), ...factFields }),
  block("progress", { ...translated(progress.texts), ...progressSums }),
  block("way", { ...translated(way.texts), stops: stopList }),
  block("callToAction", { ...translated(callToAction.texts), buttons: buttonList }),
  block("comingEvents", plain.comingEvents),
  block("latestNews", plain.latestNews),
  block("openingHours", plain.openingHours),
  block("splash", { buttons: buttonList }),
  block("video", { ...translated(video.texts), video: videoSource, poster }),
  block("form", { ...translated(form.texts), ...formFields }),
  block("sponsors", { tiers: tierList }),
  block("people", { ...translated(people.texts), persons: personList }),
  block("timetable", { ...translated(timetable.texts), rows: timetableRows }),
  block("linkedPicture", { ...translated(linkedPicture.texts), ...linkedPictureFields }),
  block("columns", translated(columns.texts)),
  block("embed", { ...translated(embed.texts), ...embedFields }),
]);

export type Block = z.output<typeof blockSchema>;
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;

export const mostBlocks = blockTypes.reduce((sum, type) => sum + definitionOf(type).most, 0);

export const blockList = z
  .array(blockSchema)
  .max(mostBlocks, { error: fieldKeys.bodyTooLong })
  .superRefine((blocks, context) => {
    const ids = new Set<string>();
    const counts = new Map<string, number>();
    for (const [index, { id, type }] of blocks.entries()) {
      if (ids.has(id)) context.addIssue({ code: "custom", path: [index, "id"], message: fieldKeys.blockIdTwice });
      ids.add(id);
      const { most, countedAs: counted = type } = definitionOf(type);
      const count = (counts.get(counted) ?? 0) + 1;
      counts.set(counted, count);
      if (count > most) context.addIssue({ code: "custom", path: [index, "type"], message: fieldKeys.tooManyBlocks });
    }
  });

/**
 * `revision`: the version of the entry in which the German texts of the block last changed. `englishFrom`: the
 * `revision` that was translated; null if there is no translation.
 */
const madeByServer = { revision: z.int(), englishFrom: z.int().nullable() };
export type StoredBlock = Block & z.output<z.ZodObject<typeof madeByServer>>;
export type StoredBlockOf<Type extends BlockType> = Extract<StoredBlock, { type: Type }>;

/** Also accepts blocks that only earlier releases accepted, because an old backup must stay restorable. */
export const storedBlock = z.discriminatedUnion("type", [
  block("text", { ...storedTranslated(text.texts), media: fileIdList, ...madeByServer }),
  block("gallery", { ...plain.gallery, ...madeByServer }),
  block("fileList", { ...plain.fileList, ...madeByServer }),
  block("downloads", { ...plain.downloads, ...madeByServer }),
  block("links", { links: storedLinkList, ...madeByServer }),
  block("quote", { ...storedTranslated(quote.texts), ...madeByServer }),
  block("note", { kind: z.enum(note.choices.kind), ...storedTranslated(note.texts), ...madeByServer }),
  block("fact", { ...storedTranslated(fact.texts), ...storedFactFields, ...madeByServer }),
  block("progress", { ...storedTranslated(progress.texts), ...progressSums, ...madeByServer }),
  block("way", { ...storedTranslated(way.texts), stops: storedStopList, ...madeByServer }),
  block("callToAction", { ...storedTranslated(callToAction.texts), buttons: storedButtonList, ...madeByServer }),
  block("comingEvents", { ...plain.comingEvents, ...madeByServer }),
  block("latestNews", { ...plain.latestNews, ...madeByServer }),
  block("openingHours", { ...plain.openingHours, ...madeByServer }),
  block("splash", { buttons: storedButtonList, ...madeByServer }),
  block("video", { ...storedTranslated(video.texts), video: videoSource, poster, ...madeByServer }),
  block("form", { ...storedTranslated(form.texts), ...storedFormFields, ...madeByServer }),
  block("sponsors", { tiers: storedTierList, ...madeByServer }),
  block("people", { ...storedTranslated(people.texts), persons: storedPersonList, ...madeByServer }),
  block("timetable", { ...storedTranslated(timetable.texts), rows: storedTimetableRows, ...madeByServer }),
  block("linkedPicture", {
    ...storedTranslated(linkedPicture.texts),
    ...storedLinkedPictureFields,
    ...madeByServer,
  }),
  block("columns", { ...storedTranslated(columns.texts), ...madeByServer }),
  block("embed", { ...storedTranslated(embed.texts), ...storedEmbedFields, ...madeByServer }),
]);
