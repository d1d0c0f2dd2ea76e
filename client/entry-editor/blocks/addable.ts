// The blocks that editors can add, with their icons and their first fields.
import { newBlockId } from "#contract/blocks/block-id.ts";
import type { BlockType } from "#contract/blocks/definitions.ts";
import { defaultGallery } from "#contract/blocks/gallery/settings.ts";
import type { IconName } from "../../ui/admin/icons.tsx";
import type { DraftBlock, DraftBlockOf } from "../draft-blocks.ts";
import { newPerson, newTier, timeAfter } from "./new-rows.ts";
import { newStop } from "./new-stop.ts";

type Fields<Type extends BlockType> = Omit<DraftBlockOf<Type>, "id" | "type" | "en">;

/** The groups of the menu '+', in order. */
export const blockGroups = ["words", "files", "facts", "site"] as const;
export type BlockGroup = (typeof blockGroups)[number];

type NewBlock<Type extends BlockType> = { icon: IconName; group: BlockGroup; fields: Fields<Type> };

const LISTED = 3;

/** null for blocks that only REST creates, or that have a fixed place. */
const newBlocks: { [Type in BlockType]: NewBlock<Type> | null } = {
  text: { icon: "text", group: "words", fields: { html: "", media: [] } },
  gallery: { icon: "grid", group: "words", fields: { settings: defaultGallery } },
  fileList: { icon: "download", group: "files", fields: { files: [] } },
  video: { icon: "video", group: "words", fields: { title: "", video: { from: "youtube", id: "" }, poster: null } },
  downloads: null,
  links: { icon: "external", group: "files", fields: { links: [{ key: "l0", title: "", url: "" }] } },
  quote: { icon: "quote", group: "words", fields: { text: "", source: "" } },
  note: { icon: "info", group: "words", fields: { kind: "hint", html: "" } },
  fact: { icon: "fact", group: "facts", fields: { number: null, unit: "", text: "", source: "", url: "" } },
  progress: { icon: "progress", group: "facts", fields: { title: "", text: "", reachedCents: null, goalCents: null } },
  way: { icon: "way", group: "facts", fields: { title: "", stops: [newStop] } },
  callToAction: { icon: "bell", group: "facts", fields: { text: "", buttons: [{ label: "", url: "" }] } },
  form: {
    icon: "mail",
    group: "facts",
    fields: { title: "", text: "", fields: [], button: "", thanks: "", recipients: [] },
  },
  people: { icon: "person", group: "facts", fields: { title: "", persons: [newPerson] } },
  timetable: { icon: "clock", group: "facts", fields: { title: "", rows: [timeAfter(undefined)] } },
  sponsors: { icon: "star", group: "facts", fields: { tiers: [newTier] } },
  linkedPicture: {
    icon: "picture",
    group: "files",
    fields: { picture: null, url: "", width: "half", alt: "", caption: "" },
  },
  embed: { icon: "windows", group: "files", fields: { title: "", url: "", height: "medium" } },
  columns: { icon: "columns", group: "words", fields: { left: "", right: "" } },
  comingEvents: { icon: "calendar", group: "site", fields: { count: LISTED } },
  latestNews: { icon: "list", group: "site", fields: { count: LISTED } },
  openingHours: { icon: "clock", group: "site", fields: {} },
  splash: null,
};

/** The choice 'picture' creates a text block without text. Text that is added later appears beside the picture. */
export type AddableKind = Exclude<BlockType, "downloads" | "splash"> | "picture";

type Addable = { kind: AddableKind; icon: IconName; group: BlockGroup };

export const addable: readonly Addable[] = Object.entries(newBlocks).flatMap(([type, made]): Addable[] => {
  if (made === null) return [];
  const { icon, group } = made;
  const own = { kind: type as AddableKind, icon, group };
  return type === "text" ? [own, { ...own, kind: "picture", icon: "picture" }] : [own];
});

export function blockOfKind(kind: AddableKind): DraftBlock {
  const type = kind === "picture" ? "text" : kind;
  return { id: newBlockId(), type, ...newBlocks[type]?.fields } as DraftBlock;
}
