import { useEffect, useEffectEvent, useId, useRef } from "react";
import { FieldError, Input, Label, Text, TextArea, TextField, type TextFieldProps } from "react-aria-components";
import styles from "./Field.module.css";

type Props = Omit<TextFieldProps, "className" | "children" | "isInvalid" | "type"> & {
  /** For dates and times, use MomentField, because native date fields use the format of the browser's language. */
  type?: "email" | "number" | "password" | "tel" | "text" | "url";
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  warning?: string | undefined;
  placeholder?: string | undefined;
  /** If given, the field is a text area with this number of rows. */
  rows?: number | undefined;
  hasCounter?: boolean;
};

export function Field({ label, hint, error, warning, rows, hasCounter = false, placeholder, ...field }: Props) {
  const warningId = useId();
  const used = (field.value ?? "").length;
  const box = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent((): void => {
    if (field.autoFocus) box.current?.querySelector<HTMLElement>("input, textarea")?.focus({ preventScroll: true });
  });
  // After a press by a screen reader or a program, React Aria focuses no field in the dialog that this press has opened.
  useEffect(() => takeFocus(), []);
  return (
    <TextField
      {...field}
      ref={box}
      // React Aria ignores a description that appears later, so the warning is connected here.
      {...(warning && { "aria-describedby": warningId })}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={styles.field ?? ""}
    >
      <span className={styles.head}>
        <Label>{label}</Label>
        {hasCounter && (
          <span className={styles.counter}>
            {used} / {field.maxLength}
          </span>
        )}
      </span>
      {rows === undefined ? (
        <Input placeholder={placeholder} className={styles.input} />
      ) : (
        <TextArea rows={rows} placeholder={placeholder} className={styles.input} />
      )}
      {hint && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      {warning && (
        <span id={warningId} className={styles.warning}>
          {warning}
        </span>
      )}
      <FieldError className={styles.error ?? ""}>{error}</FieldError>
    </TextField>
  );
}
