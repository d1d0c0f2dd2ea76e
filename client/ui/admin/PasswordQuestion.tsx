// Asks for the password before a critical action. So a stranger at an unlocked computer cannot perform the action.
import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { useViewer } from "../../api/viewer.ts";
import { Button, type Tone } from "./Button.tsx";
import { Dialog, DialogActions } from "./Dialog.tsx";
import { Field } from "./Field.tsx";
import { useFieldErrors } from "./use-field-errors.ts";
import { useFocusFirstError } from "./use-focus-first-error.ts";
import { UserName } from "../UserName.tsx";
import styles from "./PasswordQuestion.module.css";

type Props = {
  isOpen: boolean;
  title: string;
  text?: string;
  confirmLabel: string;
  tone?: Tone;
  children?: ReactNode;
  field?: Omit<ComponentProps<typeof Field>, "error" | "autoFocus"> & { name: string };
  check?: () => Record<string, string>;
  onConfirm: (password: string) => Promise<unknown>;
  onClose: () => void;
};

export function PasswordQuestion({ isOpen, title, onClose, ...form }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <PasswordForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function PasswordForm({
  text,
  confirmLabel,
  tone = "primary",
  children,
  field,
  check,
  onConfirm,
  onClose,
}: Omit<Props, "isOpen" | "title">) {
  const { t } = useTranslation("people");
  const { t: admin } = useTranslation("admin");
  const { handle } = useViewer();
  const [isBusy, setIsBusy] = useState(false);
  const wrong = { password: t("fields.passwordWrong") };
  const fieldName = field?.name ?? "";
  const values = { [fieldName]: field?.value };
  const { errors, setErrors, show, clear } = useFieldErrors([fieldName, "password"], values, { C101: wrong });
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const password = String(new FormData(event.currentTarget).get("password"));
    const missing = { ...check?.(), ...(password === "" && { password: admin("password.required") }) };
    if (Object.keys(missing).length > 0) return setErrors(missing);
    clear();
    setIsBusy(true);
    try {
      await onConfirm(password);
    } catch (error) {
      show(error);
    }
    setIsBusy(false);
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      {text && <p>{text}</p>}
      <UserName handle={handle} />
      {children}
      {field && <Field {...field} autoFocus error={errors[field.name]} />}
      <Field
        type="password"
        name="password"
        label={t("fields.password")}
        hint={t("fields.passwordHint")}
        autoComplete="current-password"
        maxLength={limits.passwordLength}
        autoFocus={!field}
        error={errors["password"]}
      />
      <DialogActions>
        <Button onPress={onClose}>{admin("cancel")}</Button>
        <Button type="submit" tone={tone} isDisabled={isBusy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
