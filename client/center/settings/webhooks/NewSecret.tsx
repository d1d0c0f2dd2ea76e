import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../../ui/admin/Dialog.tsx";
import { notify } from "../../../ui/admin/notices.tsx";
import { useCanCopy } from "../../../ui/use-in-browser.ts";
import styles from "./Webhooks.module.css";

export function NewSecret({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const { t } = useTranslation("webhooks");
  const canCopy = useCanCopy();
  return (
    // The secret cannot be shown again, so Escape or a click outside must not close the dialog.
    <Dialog isOpen={secret !== null} isForced onClose={onClose} title={t("made.title")}>
      <p>{t("made.text")}</p>
      <code className={styles.secret} aria-label={t("made.label")}>
        {secret}
      </code>
      <DialogActions>
        {canCopy && (
          <Button
            onPress={() => {
              void navigator.clipboard.writeText(secret ?? "").then(() => notify(t("made.copied")));
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
