import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Picture as LibraryPicture } from "#contract/schemas/files.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import { AltTextFields } from "../files/AltTextFields.tsx";
import { trpc } from "../api/trpc.ts";
import { refusalOf } from "../api/refusal.ts";
import { Button } from "../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../ui/admin/Dialog.tsx";
import { SaveButton } from "../ui/admin/SaveButton.tsx";
import { Unsaved } from "../ui/admin/Unsaved.tsx";
import { Picture } from "../ui/Picture.tsx";
import { notify, useNotifyError } from "../ui/admin/notices.tsx";
import styles from "./editing.module.css";

type Props = {
  picture: LibraryPicture;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (picture: LibraryPicture) => void;
};

export function AltTextDialog(props: Props) {
  const { t } = useTranslation("admin");
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={t("pictures.describe")}>
      <AltTextForm {...props} />
    </Dialog>
  );
}

function AltTextForm({ picture, onClose, onSaved }: Props) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [alt, setAlt] = useState(picture.alt);
  const update = trpc.files.update.useMutation({
    onSuccess: (file) => {
      onSaved(file);
      notify(t("notices.saved"));
      void utils.entries.invalidate();
      onClose();
    },
    onError: (error) => {
      if (!refusalOf(error)?.fields) notifyError(error);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!update.isPending) update.mutate({ id: picture.id, alt });
  };
  return (
    <form onSubmit={submit} noValidate className={styles.altForm}>
      <Unsaved isThere={!isSameValue(alt, picture.alt)} />
      <div className={styles.altPicture}>
        <Picture picture={picture} sizes="12rem" isDecorative />
      </div>
      <p>{t("pictures.why")}</p>
      <AltTextFields alt={alt} onChange={setAlt} errors={refusalOf(update.error)?.fields ?? {}} isFocused />
      <DialogActions>
        <Button onPress={onClose}>{t("cancel")}</Button>
        <SaveButton type="submit" isDisabled={update.isPending} />
      </DialogActions>
    </form>
  );
}
