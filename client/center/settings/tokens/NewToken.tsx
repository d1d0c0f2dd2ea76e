import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../../ui/admin/Dialog.tsx";
import { notify } from "../../../ui/admin/notices.tsx";
import { useCanCopy } from "../../../ui/use-in-browser.ts";
import styles from "./Tokens.module.css";

export function NewToken({ token, onClose }: { token: string | null; onClose: () => void }) {
  const { t } = useTranslation("tokens");
  const canCopy = useCanCopy();
  return (
    // The key cannot be shown again, so Escape or a click outside must not close the dialog.
    <Dialog isOpen={token !== null} isForced onClose={onClose} title={t("made.title")}>
      <p>{t("made.text")}</p>
      <code className={styles.token} aria-label={t("made.label")}>
        {token}
      </code>
      <DialogActions>
        {canCopy && (
          <Button
            onPress={() => {
              void navigator.clipboard.writeText(token ?? "").then(() => notify(t("made.copied")));
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
