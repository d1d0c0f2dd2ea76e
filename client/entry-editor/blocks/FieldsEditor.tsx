import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BlockText } from "#contract/blocks/definition.ts";
import { type ChoiceName, type ChoiceValue, choicesOf } from "#contract/blocks/definitions.ts";
import { withValuesAt } from "#contract/blocks/paths.ts";
import { textsOf } from "#contract/blocks/registry.ts";
import { RichText } from "../../editor/RichText.tsx";
import article from "../../site/entries/Article.module.css";
import { Choice } from "../../ui/admin/Choice.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import fieldStyles from "../../ui/admin/Field.module.css";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { FormBlock } from "./FormBlock.tsx";
import styles from "./FormBlock.module.css";

type Props = BlockEditorProps & {
  /** A field before the texts. In a new block, this field gets the focus. */
  before?: ReactNode;
  children?: ReactNode;
};

export function FieldsEditor({ before, children, ...props }: Props) {
  const { block, editing, body } = props;
  const { t } = useTranslation("admin");
  const { blocks: errors } = editing.saving.errors;
  const write = (path: string, next: string, isStep?: boolean): void =>
    editing.changeBlock(block, (now) => withValuesAt(now, path, () => next), isStep);
  const texts = textsOf(block).filter(({ text }) => !text.path.includes("*"));
  const isInColumns = texts.length > 1 && texts.every(({ text }) => text.kind === "html");
  const chosen = block as Partial<Record<ChoiceName, ChoiceValue>>;
  return (
    <FormBlock {...props}>
      {choicesOf(block.type).map(([name, values]) => (
        <Choice
          key={name}
          label={t(`blocks.choices.${name}`)}
          value={chosen[name] ?? ""}
          options={values.map((value) => ({ value, label: t(`blocks.choices.${value}`) }))}
          onChange={(value) => write(name, value, true)}
        />
      ))}
      {before}
      <div className={isInColumns ? styles.columns : styles.plain}>
        {texts.map(({ text, de }, index) => (
          <TextOfBlock
            key={text.path}
            text={text}
            value={de}
            onChange={(next, isStep) => write(text.path, next, isStep)}
            error={errors[`${block.id} ${text.path}`] ?? (index === 0 ? errors[block.id] : undefined)}
            takesFocus={index === 0 && before === undefined && block.id === body.added}
            isLabelShown={isInColumns}
          />
        ))}
      </div>
      {children}
    </FormBlock>
  );
}

type TextProps = {
  text: BlockText;
  value: string;
  onChange: (next: string, isStep?: boolean) => void;
  error: string | undefined;
  takesFocus: boolean;
  /** True if only a label tells two texts apart. */
  isLabelShown: boolean;
};

const ROWS = 3;

function TextOfBlock({ text: { part, kind, max }, value, onChange, error, takesFocus, isLabelShown }: TextProps) {
  const { t } = useTranslation("admin");
  const label = t(`blocks.parts.${part}`);
  if (kind === "html")
    return (
      <div className={article.prose}>
        {isLabelShown && (
          <p aria-hidden="true" className={fieldStyles.label}>
            {label}
          </p>
        )}
        <RichText
          html={value}
          onChange={onChange}
          label={label}
          placeholder={t("blocks.placeholder")}
          autoFocus={takesFocus}
        />
        {error && (
          <p role="alert" data-refused className={fieldStyles.error}>
            {error}
          </p>
        )}
      </div>
    );
  return (
    <Field
      label={label}
      lang="de"
      value={value}
      onChange={(next) => onChange(next)}
      maxLength={max}
      {...(kind === "lines" && { rows: ROWS, hasCounter: true })}
      error={error}
      // A new block gets the focus, so that the user can type.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={takesFocus}
    />
  );
}
