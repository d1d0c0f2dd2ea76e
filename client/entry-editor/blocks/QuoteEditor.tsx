// A quote during editing: its words and its source where visitors read them.
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Field } from "../../ui/admin/Field.tsx";
import type { DraftBlockOf } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { FormBlock } from "./FormBlock.tsx";

export function QuoteEditor(props: BlockEditorProps<DraftBlockOf<"quote">>) {
  const { block, editing, body } = props;
  const { t } = useTranslation("admin");
  const write = (part: Partial<Pick<typeof block, "text" | "source">>): void =>
    editing.changeBlock(block, (now) => ({ ...now, ...part }));
  return (
    <FormBlock {...props}>
      <Field
        label={t("quote.text")}
        lang="de"
        value={block.text}
        onChange={(text) => write({ text })}
        rows={3}
        maxLength={limits.quoteLength}
        hasCounter
        error={editing.saving.errors.blocks[block.id]}
        // Who adds a quote wants to write it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={block.id === body.added}
      />
      <Field
        label={t("quote.source")}
        lang="de"
        value={block.source}
        onChange={(source) => write({ source })}
        maxLength={limits.textLength}
      />
    </FormBlock>
  );
}
