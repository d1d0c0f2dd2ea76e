import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { newBlockId } from "#contract/blocks/block-id.ts";
import { type FormFieldKind, formFieldKinds, hasChoices } from "#contract/blocks/form/kinds.ts";
import { limits } from "#contract/values/limits.ts";
import { useMay } from "../../api/viewer.ts";
import { Checkbox } from "../../ui/admin/Checkbox.tsx";
import errors from "../../ui/admin/Field.module.css";
import { Field } from "../../ui/admin/Field.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { movedItem } from "../../ui/admin/moved-item.ts";
import { notify } from "../../ui/admin/notices.tsx";
import { Select } from "../../ui/admin/Select.tsx";
import { useFocusAfterMove } from "../../ui/admin/use-focus-after-move.ts";
import type { DraftBlockOf, DraftFormField } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { useBlockDrag } from "../frame/use-block-drag.ts";
import { RowTools } from "../lists/RowTools.tsx";
import { AddField } from "./AddField.tsx";
import { FieldsEditor } from "./FieldsEditor.tsx";
import styles from "./FormBlock.module.css";

type Props = BlockEditorProps<DraftBlockOf<"form">>;

const newField = (kind: FormFieldKind): DraftFormField => ({
  key: newBlockId(),
  kind,
  isRequired: false,
  label: "",
  help: "",
  choices: "",
});

export function FormEditor(props: Props) {
  return (
    <FieldsEditor {...(props as unknown as BlockEditorProps)}>
      <AskedFields {...props} />
      <RecipientLines {...props} />
    </FieldsEditor>
  );
}

function AskedFields({ block, editing }: Props) {
  const { fields } = block;
  const { t } = useTranslation("admin");
  const [said, say] = useState("");
  const { list, focusAfterMove } = useFocusAfterMove<HTMLDivElement>();
  const errorOf = (field: string): string | undefined => editing.saving.errors.blocks[`${block.id} fields${field}`];
  const update = (next: (all: DraftFormField[]) => DraftFormField[]): void =>
    editing.changeBlock(block, (now) => ({ ...now, fields: next(now.fields) }));
  const nameOf = (index: number): string => fields[index]?.label || t("form.field", { number: index + 1 });
  const moveTo = (index: number, place: number): void => {
    update((all) => movedItem(all, index, place));
    say(t("form.moved", { name: nameOf(index), place: place + 1, count: fields.length }));
  };
  const move = (index: number, by: -1 | 1): void => {
    moveTo(index, index + by);
    focusAfterMove(fields[index]?.key ?? "", by);
  };
  const { drag, handleProps } = useBlockDrag(
    list,
    (key, place) => {
      const index = fields.findIndex((field) => field.key === key);
      if (index !== place) moveTo(index, place);
    },
    "row",
  );
  const add = (kind: FormFieldKind): void => {
    // The new row exists before the focus moves to it.
    flushSync(() => update((all) => [...all, newField(kind)]));
    list.current?.lastElementChild?.querySelector("input")?.focus();
  };
  const remove = (field: DraftFormField, index: number): void => {
    update((all) => all.filter(({ key }) => key !== field.key));
    notify(t("form.removed", { name: nameOf(index) }), "good", {
      label: t("undo"),
      run: () => update((all) => all.toSpliced(index, 0, field)),
    });
  };
  const missing = errorOf("");
  return (
    <div role="group" aria-label={t("form.fields")} className={styles.stops}>
      <div ref={list} className={styles.stops}>
        {fields.map((field, index) => (
          <div
            key={field.key}
            role="group"
            aria-label={t("form.field", { number: index + 1 })}
            data-row={field.key}
            data-dragged={drag?.id === field.key ? "" : undefined}
            data-drop={drag?.place === index && drag.id !== field.key ? "" : undefined}
            className={styles.stop}
          >
            <AskedField
              field={field}
              errorOf={(name) => errorOf(`.${index}.${name}`)}
              onWrite={(part) => update((all) => all.map((one) => (one.key === field.key ? { ...one, ...part } : one)))}
            />
            <span className={styles.stopTools}>
              {fields.length > 1 && (
                <span aria-hidden="true" data-handle={field.key} className={styles.handle} {...handleProps(field.key)}>
                  <Icon name="drag" />
                </span>
              )}
              <RowTools
                rowKey={field.key}
                place={{ index, count: fields.length }}
                labels={{
                  up: t("form.up", { name: nameOf(index) }),
                  down: t("form.down", { name: nameOf(index) }),
                  remove: t("form.remove", { name: nameOf(index) }),
                }}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(field, index)}
              />
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {missing !== undefined && (
        <p role="alert" data-refused className={errors.error}>
          {missing}
        </p>
      )}
      {fields.length < limits.formFields && (
        <p>
          <AddField onAdd={add} />
        </p>
      )}
    </div>
  );
}

type FieldProps = {
  field: DraftFormField;
  errorOf: (field: string) => string | undefined;
  onWrite: (part: Partial<DraftFormField>) => void;
};

function AskedField({ field: { kind, isRequired, label, help, choices }, errorOf, onWrite }: FieldProps) {
  const { t } = useTranslation("admin");
  return (
    <>
      <div className={styles.row}>
        <Field
          label={t("blocks.parts.formLabel")}
          lang="de"
          value={label}
          onChange={(next) => onWrite({ label: next })}
          maxLength={limits.textLength}
          error={errorOf("label")}
        />
        <Select
          label={t("form.kind")}
          value={kind}
          options={formFieldKinds.map((value) => ({ value, label: t(`form.kinds.${value}`) }))}
          onChange={(next) => onWrite({ kind: next })}
        />
      </div>
      <Checkbox isSelected={isRequired} onChange={(next) => onWrite({ isRequired: next })}>
        {t("form.isRequired")}
      </Checkbox>
      {hasChoices(kind) && (
        <Field
          label={t("blocks.parts.formChoices")}
          lang="de"
          value={choices}
          onChange={(next) => onWrite({ choices: next })}
          maxLength={limits.formChoicesLength}
          rows={4}
          error={errorOf("choices")}
        />
      )}
      <Field
        label={t("blocks.parts.formHelp")}
        lang="de"
        value={help}
        onChange={(next) => onWrite({ help: next })}
        maxLength={limits.formHelpLength}
        error={errorOf("help")}
      />
    </>
  );
}

function RecipientLines({ block, editing }: Props) {
  const { t } = useTranslation("admin");
  const mayChoose = useMay("update", "messages");
  // The error names the number of the address. All addresses are in one field.
  const [, error] =
    Object.entries(editing.saving.errors.blocks).find(([key]) => key.startsWith(`${block.id} recipients`)) ?? [];
  return (
    <Field
      label={t("form.recipients")}
      hint={t(mayChoose ? "form.recipientsHint" : "form.recipientsOfOthers")}
      isReadOnly={!mayChoose}
      inputMode="email"
      rows={2}
      value={block.recipients.join("\n")}
      onChange={(text) =>
        editing.changeBlock(block, (now) => ({ ...now, recipients: text === "" ? [] : text.split("\n") }))
      }
      error={error}
    />
  );
}
