import type { DraftBlockOf } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { ButtonFields } from "./ButtonFields.tsx";
import { FieldsEditor } from "./FieldsEditor.tsx";

export function CallToActionEditor(props: BlockEditorProps<DraftBlockOf<"callToAction">>) {
  return (
    <FieldsEditor {...(props as unknown as BlockEditorProps)}>
      <ButtonFields block={props.block} editing={props.editing} />
    </FieldsEditor>
  );
}
