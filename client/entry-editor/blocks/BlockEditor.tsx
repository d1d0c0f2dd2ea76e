// The editor of a block: one for each type.
import type { ComponentType } from "react";
import type { BlockType } from "#contract/blocks/types.ts";
import { EditableLinks } from "../lists/EditableLinks.tsx";
import type { DraftBlockOf } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { CallToActionEditor } from "./CallToActionEditor.tsx";
import { EditableDownloads } from "../lists/EditableDownloads.tsx";
import { GalleryEditor } from "./GalleryEditor.tsx";
import { HoursEditor } from "./HoursEditor.tsx";
import { ListingEditor } from "./ListingEditor.tsx";
import { QuoteEditor } from "./QuoteEditor.tsx";
import { TextEditor } from "./TextEditor.tsx";
import { VideoEditor } from "./VideoEditor.tsx";

type Editor<Type extends BlockType> = ComponentType<BlockEditorProps<DraftBlockOf<Type>>>;

/** One line for each type of block. */
const editors: { [Type in BlockType]: Editor<Type> } = {
  text: TextEditor,
  gallery: GalleryEditor,
  fileList: EditableDownloads,
  downloads: EditableDownloads,
  links: EditableLinks,
  quote: QuoteEditor,
  callToAction: CallToActionEditor,
  comingEvents: ListingEditor,
  latestNews: ListingEditor,
  openingHours: HoursEditor,
  // It is edited in the splash.
  splash: () => null,
  video: VideoEditor,
};

export function BlockEditor(props: BlockEditorProps) {
  // TypeScript cannot see that a block matches the editor of its type.
  const Editor = editors[props.block.type] as ComponentType<BlockEditorProps>;
  return <Editor {...props} />;
}
