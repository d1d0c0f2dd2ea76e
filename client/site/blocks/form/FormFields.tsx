import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { checkboxOf, inputOf } from "#contract/blocks/form/answers.ts";
import { choicesIn } from "#contract/blocks/form/kinds.ts";
import type { BlockOf } from "#contract/blocks/schema.ts";
import type { ShownBlock } from "#contract/blocks/shown.ts";
import { limits } from "#contract/values/limits.ts";
import { AnyField, TextArea, TextField } from "../../../ui/TextField.tsx";
import type { FieldsProps } from "../../forms/kind.ts";
import { Trap } from "../../forms/Trap.tsx";
import styles from "./FormView.module.css";
import { Written } from "./Written.tsx";

export type ShownForm = BlockOf<"form"> & Pick<ShownBlock, "german">;
type Asked = ShownForm["fields"][number];

export function FormFields({ block, values, errors }: FieldsProps & { block: ShownForm }) {
  const { t } = useTranslation("forms");
  return (
    <>
      {block.fields.map((field, index) => {
        const { key, label, help, isRequired } = field;
        const name = inputOf(key);
        const hint = [
          help !== "" && (
            <Written key="help" block={block} field={`fields.${index}.help`}>
              {help}
            </Written>
          ),
          !isRequired && t("block.optional"),
        ].filter(Boolean);
        return (
          <OneField
            key={key}
            field={field}
            name={name}
            values={values}
            label={
              <Written block={block} field={`fields.${index}.label`}>
                {label}
              </Written>
            }
            hint={hint.length === 0 ? undefined : hint.flatMap((part, at) => (at === 0 ? [part] : [" ", part]))}
            error={errors[name]}
          />
        );
      })}
      <Trap value={values["website"]} />
    </>
  );
}

type FieldProps = {
  field: Asked;
  name: string;
  values: Record<string, string>;
  label: ReactNode;
  hint: ReactNode;
  error: string | undefined;
};

function OneField({ field, name, values, ...around }: FieldProps) {
  const { kind, isRequired } = field;
  const own = { ...around, name, defaultValue: values[name], required: isRequired };
  switch (kind) {
    case "long":
      return <TextArea rows={5} maxLength={limits.longAnswerLength} {...own} />;
    case "mail":
      return <TextField type="email" autoComplete="email" maxLength={limits.handleLength} {...own} />;
    case "phone":
      return <TextField type="tel" autoComplete="tel" maxLength={limits.phoneLength} {...own} />;
    case "number":
      return <TextField inputMode="decimal" autoComplete="off" maxLength={limits.phoneLength} {...own} />;
    case "day":
      return <TextField type="date" min="1000-01-01" max="9999-12-31" {...own} />;
    case "choice":
      return <Choice field={field} {...own} />;
    case "several":
    case "yesNo":
      return <Choices field={field} name={name} values={values} {...around} />;
    default:
      return <TextField maxLength={limits.answerLength} {...own} />;
  }
}

type ChoiceProps = Omit<FieldProps, "values"> & { defaultValue: string | undefined; required: boolean };

function Choice({ field, label, hint, error, ...select }: ChoiceProps) {
  const { t } = useTranslation("forms");
  return (
    <AnyField {...{ label, hint, error }}>
      {(linked) => (
        <select {...linked} {...select}>
          <option value="">{t("block.choose")}</option>
          {choicesIn(field.choices).map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </AnyField>
  );
}

type Option = { name: string; value: string; label: string };

function Choices({ field: { key, kind, choices, isRequired }, name, values, label, hint, error }: FieldProps) {
  const { t } = useTranslation("forms");
  const id = useId();
  const isSeveral = kind === "several";
  const options: Option[] = isSeveral
    ? choicesIn(choices).map((choice, index) => ({ name: checkboxOf(key, index), value: choice, label: choice }))
    : [
        { name, value: "1", label: t("block.yes") },
        { name, value: "0", label: t("block.no") },
      ];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  const isInvalid = error ? true : undefined;
  return (
    <fieldset
      {...(isSeveral
        ? {}
        : { role: "radiogroup", "aria-invalid": isInvalid, "aria-required": isRequired || undefined })}
      aria-describedby={described}
      className={styles.group}
    >
      <legend>{label}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type={isSeveral ? "checkbox" : "radio"}
              name={option.name}
              value={option.value}
              defaultChecked={values[option.name] === option.value}
              {...(isSeveral && { "aria-invalid": isInvalid })}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
