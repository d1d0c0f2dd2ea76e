// A call to action during editing: its sentence, and the words and addresses of its buttons.
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Field } from "../../ui/admin/Field.tsx";
import type { DraftBlockOf } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { ButtonFields } from "./ButtonFields.tsx";
import { FormBlock } from "./FormBlock.tsx";

export function CallToActionEditor(props: BlockEditorProps<DraftBlockOf<"callToAction">>) {
  const { block, editing, body } = props;
  const { t } = useTranslation("admin");
  return (
    <FormBlock {...props}>
      <Field
        label={t("callToAction.text")}
        lang="de"
        value={block.text}
        onChange={(text) => editing.changeBlock(block, (now) => ({ ...now, text }))}
        rows={2}
        maxLength={limits.quoteLength}
        error={editing.saving.errors.blocks[block.id]}
        // Who adds it wants to write it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={block.id === body.added}
      />
      <ButtonFields block={block} editing={editing} />
    </FormBlock>
  );
}
