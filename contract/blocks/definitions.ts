import { callToActionBlock } from "./call-to-action/definition.ts";
import type { BlockDefinition } from "./definition.ts";
import { columnsBlock } from "./columns/definition.ts";
import { downloadsBlock } from "./downloads/definition.ts";
import { embedBlock } from "./embed/definition.ts";
import { factBlock } from "./fact/definition.ts";
import { fileListBlock } from "./file-list/definition.ts";
import { formBlock } from "./form/definition.ts";
import { galleryBlock } from "./gallery/definition.ts";
import { linksBlock } from "./links/definition.ts";
import { linkedPictureBlock } from "./linked-picture/definition.ts";
import { listingBlock, openingHoursBlock } from "./listing/definition.ts";
import { noteBlock } from "./note/definition.ts";
import { peopleBlock } from "./people/definition.ts";
import { progressBlock } from "./progress/definition.ts";
import { quoteBlock } from "./quote/definition.ts";
import { splashBlock } from "./splash/definition.ts";
import { sponsorsBlock } from "./sponsors/definition.ts";
import { textBlock } from "./text/definition.ts";
import { timetableBlock } from "./timetable/definition.ts";
import { videoBlock } from "./video/definition.ts";
import { wayBlock } from "./way/definition.ts";

export const definitions = {
  text: textBlock,
  gallery: galleryBlock,
  fileList: fileListBlock,
  downloads: downloadsBlock,
  links: linksBlock,
  quote: quoteBlock,
  note: noteBlock,
  fact: factBlock,
  progress: progressBlock,
  way: wayBlock,
  callToAction: callToActionBlock,
  comingEvents: listingBlock,
  latestNews: listingBlock,
  openingHours: openingHoursBlock,
  splash: splashBlock,
  video: videoBlock,
  form: formBlock,
  sponsors: sponsorsBlock,
  people: peopleBlock,
  timetable: timetableBlock,
  linkedPicture: linkedPictureBlock,
  columns: columnsBlock,
  embed: embedBlock,
} as const satisfies Record<string, BlockDefinition>;

export type BlockType = keyof typeof definitions;

export const blockTypes = Object.keys(definitions) as BlockType[];

export const definitionOf = (type: BlockType): BlockDefinition => definitions[type];

type WithFiles<Type extends BlockType> = (typeof definitions)[Type] extends { files: unknown } ? Type : never;

export type FileBlockType = { [Type in BlockType]: WithFiles<Type> }[BlockType];

export const hasFileFields = (type: BlockType): type is FileBlockType => definitionOf(type).files !== undefined;

export const fileBlockTypes = blockTypes.filter(hasFileFields);

type Choices = {
  [Type in BlockType]: (typeof definitions)[Type] extends { choices: infer Own } ? Own : never;
}[BlockType];

type NameIn<Own> = Own extends unknown ? keyof Own : never;
type ValueIn<Own> = Own extends Record<string, readonly (infer Value)[]> ? Value : never;

export type ChoiceName = NameIn<Choices>;
export type ChoiceValue = ValueIn<Choices>;

export const choicesOf = (type: BlockType): [ChoiceName, readonly ChoiceValue[]][] =>
  Object.entries(definitionOf(type).choices ?? {}) as [ChoiceName, readonly ChoiceValue[]][];
