// Describes a picture in both languages for those who do not see it.
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "react-aria-components";
import type { Picture as LibraryPicture } from "#contract/files.ts";
import { limits } from "#contract/limits.ts";
import { refusalOf, trpc } from "../trpc.ts";
import { Button } from "../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../ui/admin/Dialog.tsx";
import { Field } from "../ui/admin/Field.tsx";
import { Picture } from "../ui/Picture.tsx";
import { notify, useNotifyError } from "./notices.tsx";
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
  const errors = refusalOf(update.error)?.fields ?? {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!update.isPending) update.mutate({ id: picture.id, alt });
  };
  const text = { maxLength: limits.textLength, rows: 2, hasCounter: true, isDisabled: alt.decorative } as const;
  return (
    <form onSubmit={submit} noValidate className={styles.altForm}>
      <div className={styles.altPicture}>
        <Picture picture={picture} sizes="12rem" isDecorative />
      </div>
      <p>{t("pictures.why")}</p>
      <Field
        {...text}
        label={t("pictures.altDe")}
        value={alt.de}
        onChange={(de) => setAlt({ ...alt, de })}
        error={errors["alt.de"]}
        autoFocus
      />
      <Field
        {...text}
        label={t("pictures.altEn")}
        value={alt.en}
        onChange={(en) => setAlt({ ...alt, en })}
        error={errors["alt.en"]}
      />
      <Checkbox
        className={styles.checkbox ?? ""}
        isSelected={alt.decorative}
        onChange={(decorative) => setAlt({ ...alt, decorative })}
      >
        <span className={styles.checkboxBox} aria-hidden="true" />
        {t("pictures.decorative")}
      </Checkbox>
      <DialogActions>
        <Button onPress={onClose}>{t("cancel")}</Button>
        <Button tone="primary" type="submit" isDisabled={update.isPending}>
          {t("save")}
        </Button>
      </DialogActions>
    </form>
  );
}
