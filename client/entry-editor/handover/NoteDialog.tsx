import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import layout from "../../ui/admin/Layout.module.css";

type Props = {
  isOpen: boolean;
  title: string;
  text: string;
  label: string;
  confirmLabel: string;
  isBusy: boolean;
  onConfirm: (note: string) => void;
  onClose: () => void;
};

/** A question with a note to the other side. The note is kept while the dialog is closed. */
export function NoteDialog({ isOpen, title, text, label, confirmLabel, isBusy, onConfirm, onClose }: Props) {
  const { t } = useTranslation("admin");
  const [note, setNote] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) onConfirm(note);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <form onSubmit={submit} noValidate className={layout.narrowForm}>
        <p>{text}</p>
        <Field label={label} value={note} onChange={setNote} rows={4} maxLength={limits.handoverNoteLength} autoFocus />
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
