import { useTranslation } from "react-i18next";
import { TargetField } from "../../editor/TargetField.tsx";
import type { DraftBlockOf } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { FieldsEditor } from "./FieldsEditor.tsx";
import { NumberField } from "./NumberField.tsx";

export function FactEditor(props: BlockEditorProps<DraftBlockOf<"fact">>) {
  const { block, editing, body } = props;
  const { number, url } = block;
  const { t } = useTranslation("admin");
  const write = (part: Partial<typeof block>): void => editing.changeBlock(block, (now) => ({ ...now, ...part }));
  const errorOf = (field: string): string | undefined => editing.saving.errors.blocks[`${block.id} ${field}`];
  const state = editing.links.stateOf(url);
  const warning = state === "public" ? undefined : t(`links.state.${state}`);
  return (
    <FieldsEditor
      {...(props as unknown as BlockEditorProps)}
      before={
        <NumberField
          label={t("fact.number")}
          isNeeded
          value={number}
          onChange={(next) => write({ number: next })}
          error={errorOf("number")}
          // A new block gets the focus, so that the user can type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={block.id === body.added}
        />
      }
    >
      <TargetField
        label={t("fact.url")}
        url={url}
        onWrite={(address) => write({ url: address })}
        error={errorOf("url")}
        warning={warning}
        data-place={warning === undefined ? undefined : "links"}
      />
    </FieldsEditor>
  );
}
