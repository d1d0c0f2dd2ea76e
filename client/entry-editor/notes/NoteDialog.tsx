import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import layout from "../../ui/admin/Layout.module.css";

type Props = {
  isOpen: boolean;
  title: string;
  text?: string;
  label: string;
  confirmLabel: string;
  /** The field above the text, for example who is meant to read the note. */
  children?: ReactNode;
  /** True if the dialog is refused without a text. */
  isRequired?: boolean;
  isBusy: boolean;
  onConfirm: (note: string) => void;
  onClose: () => void;
};

/** A question with a note to the other side. The note is kept while the dialog is closed. */
export function NoteDialog({
  isOpen,
  title,
  text,
  label,
  confirmLabel,
  children,
  isRequired = false,
  isBusy,
  onConfirm,
  onClose,
}: Props) {
  const { t } = useTranslation("admin");
  const [note, setNote] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    const lacks = isRequired && note.trim() === "";
    setIsMissing(lacks);
    if (lacks) form.current?.querySelector("textarea")?.focus();
    else onConfirm(note);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <form ref={form} onSubmit={submit} noValidate className={layout.narrowForm}>
        {text && <p>{text}</p>}
        {children}
        <Field
          label={label}
          value={note}
          onChange={setNote}
          rows={4}
          maxLength={limits.noteLength}
          error={isMissing && note.trim() === "" ? t("password.required") : undefined}
          autoFocus
        />
        <DialogActions>
          <Button onPress={onClose}>{t("cancel")}</Button>
          <Button type="submit" tone="primary" isDisabled={isBusy}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
