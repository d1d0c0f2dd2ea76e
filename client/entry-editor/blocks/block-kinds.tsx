import type { ComponentType } from "react";
import { newBlockId } from "#contract/blocks/block-id.ts";
import type { BlockType } from "#contract/blocks/definitions.ts";
import { defaultGallery } from "#contract/blocks/gallery/settings.ts";
import type { IconName } from "../../ui/admin/icons.tsx";
import type { DraftBlock, DraftBlockOf } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { EditableDownloads } from "../lists/EditableDownloads.tsx";
import { EditableLinks } from "../lists/EditableLinks.tsx";
import { CallToActionEditor } from "./CallToActionEditor.tsx";
import { FactEditor } from "./FactEditor.tsx";
import { FieldsEditor } from "./FieldsEditor.tsx";
import { GalleryEditor } from "./GalleryEditor.tsx";
import { HoursEditor } from "./HoursEditor.tsx";
import { ListingEditor } from "./ListingEditor.tsx";
import { ProgressEditor } from "./ProgressEditor.tsx";
import { TextEditor } from "./TextEditor.tsx";
import { VideoEditor } from "./VideoEditor.tsx";
import { newStop, WayEditor } from "./WayEditor.tsx";

type Fields<Type extends BlockType> = Omit<DraftBlockOf<Type>, "id" | "type" | "en">;

type Kind<Type extends BlockType> = {
  Editor: ComponentType<BlockEditorProps<DraftBlockOf<Type>>>;
  icon?: IconName;
  added?: Fields<Type>;
};

const LISTED = 3;

const text = { html: "", media: [] };

const kinds: { [Type in BlockType]: Kind<Type> } = {
  text: { Editor: TextEditor, icon: "text", added: text },
  gallery: { Editor: GalleryEditor, icon: "grid", added: { settings: defaultGallery } },
  fileList: { Editor: EditableDownloads, icon: "download", added: { files: [] } },
  video: {
    Editor: VideoEditor,
    icon: "video",
    added: { title: "", video: { from: "youtube", id: "" }, poster: null },
  },
  downloads: { Editor: EditableDownloads },
  links: { Editor: EditableLinks, icon: "external", added: { links: [{ key: "l0", title: "", url: "" }] } },
  quote: { Editor: FieldsEditor, icon: "quote", added: { text: "", source: "" } },
  note: { Editor: FieldsEditor, icon: "info", added: { kind: "hint", html: "" } },
  fact: { Editor: FactEditor, icon: "fact", added: { number: null, unit: "", text: "", source: "", url: "" } },
  progress: {
    Editor: ProgressEditor,
    icon: "progress",
    added: { title: "", text: "", reachedCents: null, goalCents: null },
  },
  way: { Editor: WayEditor, icon: "way", added: { title: "", stops: [newStop] } },
  callToAction: {
    Editor: CallToActionEditor,
    icon: "bell",
    added: { text: "", buttons: [{ label: "", url: "" }] },
  },
  comingEvents: { Editor: ListingEditor, icon: "calendar", added: { count: LISTED } },
  latestNews: { Editor: ListingEditor, icon: "list", added: { count: LISTED } },
  openingHours: { Editor: HoursEditor, icon: "clock", added: {} },
  splash: { Editor: () => null },
};

/**
 * The entries of the '+' menu. A picture is a text block without text; if text is added, it appears beside the picture.
 */
export type AddableKind = Exclude<BlockType, "downloads" | "splash"> | "picture";

type Addable = { kind: AddableKind; icon: IconName };

export const addable: readonly Addable[] = Object.entries(kinds).flatMap(([type, { icon }]): Addable[] => {
  if (icon === undefined) return [];
  const own = { kind: type as AddableKind, icon };
  return type === "text" ? [own, { kind: "picture", icon: "picture" }] : [own];
});

export function blockOfKind(kind: AddableKind): DraftBlock {
  const type = kind === "picture" ? "text" : kind;
  return { id: newBlockId(), type, ...kinds[type].added } as DraftBlock;
}

export function BlockEditor(props: BlockEditorProps) {
  // TypeScript cannot see that a block matches the editor of its type.
  const Editor = kinds[props.block.type].Editor as ComponentType<BlockEditorProps>;
  return <Editor {...props} />;
}
