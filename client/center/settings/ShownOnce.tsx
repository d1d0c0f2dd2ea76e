import { useTranslation } from "react-i18next";
import { Button } from "../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { notify } from "../../ui/admin/notices.tsx";
import { useCanCopy } from "../../ui/use-in-browser.ts";
import styles from "./ShownOnce.module.css";

type Props = {
  /** The namespace whose `made` has the words of the dialog. */
  words: "tokens" | "webhooks";
  /** A key or secret; null closes the dialog. */
  value: string | null;
  onClose: () => void;
};

export function ShownOnce({ words, value, onClose }: Props) {
  const { t } = useTranslation(words);
  const canCopy = useCanCopy();
  return (
    // The value cannot be shown again, so Escape or a click outside must not close the dialog.
    <Dialog isOpen={value !== null} isForced onClose={onClose} title={t("made.title")}>
      <p>{t("made.text")}</p>
      <code className={styles.value} aria-label={t("made.label")}>
        {value}
      </code>
      <DialogActions>
        {canCopy && (
          <Button
            onPress={() => {
              void navigator.clipboard.writeText(value ?? "").then(() => notify(t("made.copied")));
            }}
          >
            {t("made.copy")}
          </Button>
        )}
        <Button tone="primary" onPress={onClose}>
          {t("made.done")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
