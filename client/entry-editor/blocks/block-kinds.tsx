import type { ComponentType } from "react";
import type { BlockType } from "#contract/blocks/definitions.ts";
import type { DraftBlockOf } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { EditableDownloads } from "../lists/EditableDownloads.tsx";
import { EditableLinks } from "../lists/EditableLinks.tsx";
import { CallToActionEditor } from "./CallToActionEditor.tsx";
import { EmbedEditor } from "./EmbedEditor.tsx";
import { FactEditor } from "./FactEditor.tsx";
import { FieldsEditor } from "./FieldsEditor.tsx";
import { FormEditor } from "./FormEditor.tsx";
import { GalleryEditor } from "./GalleryEditor.tsx";
import { HoursEditor } from "./HoursEditor.tsx";
import { LinkedPictureEditor } from "./LinkedPictureEditor.tsx";
import { ListingEditor } from "./ListingEditor.tsx";
import { PeopleEditor } from "./PeopleEditor.tsx";
import { ProgressEditor } from "./ProgressEditor.tsx";
import { SponsorsEditor } from "./SponsorsEditor.tsx";
import { TextEditor } from "./TextEditor.tsx";
import { TimetableEditor } from "./TimetableEditor.tsx";
import { VideoEditor } from "./VideoEditor.tsx";
import { WayEditor } from "./WayEditor.tsx";

/** The editors of blocks that need more than plain fields. */
const editors: { [Type in BlockType]?: ComponentType<BlockEditorProps<DraftBlockOf<Type>>> } = {
  text: TextEditor,
  gallery: GalleryEditor,
  fileList: EditableDownloads,
  video: VideoEditor,
  downloads: EditableDownloads,
  links: EditableLinks,
  fact: FactEditor,
  progress: ProgressEditor,
  way: WayEditor,
  form: FormEditor,
  sponsors: SponsorsEditor,
  people: PeopleEditor,
  timetable: TimetableEditor,
  linkedPicture: LinkedPictureEditor,
  embed: EmbedEditor,
  callToAction: CallToActionEditor,
  comingEvents: ListingEditor,
  latestNews: ListingEditor,
  openingHours: HoursEditor,
  splash: () => null,
};

export function BlockEditor(props: BlockEditorProps) {
  // TypeScript cannot see that a block matches the editor of its type.
  const Editor = (editors[props.block.type] ?? FieldsEditor) as ComponentType<BlockEditorProps>;
  return <Editor {...props} />;
}
