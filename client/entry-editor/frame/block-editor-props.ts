import type { DraftBlock } from "../draft-blocks.ts";
import type { Editing } from "../use-editing.ts";
import type { EditedBody } from "./use-edited-body.ts";

export type BlockEditorProps<Edited extends DraftBlock = DraftBlock> = {
  block: Edited;
  name: string;
  place: { index: number; count: number };
  editing: Editing;
  body: EditedBody;
};
