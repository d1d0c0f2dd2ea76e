import { useTranslation } from "react-i18next";
import { Button } from "../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { notify } from "../../ui/admin/notices.tsx";
import { useCanCopy } from "../../ui/use-in-browser.ts";
import styles from "./Account.module.css";

type Props = { codes: string[] | null; onClose: () => void };

export function RecoveryCodes({ codes, onClose }: Props) {
  const { t } = useTranslation("people");
  const canCopy = useCanCopy();
  const text = `${(codes ?? []).join("\n")}\n`;
  return (
    // The codes cannot be shown again, so Escape or a click outside must not close the dialog.
    <Dialog isOpen={codes !== null} isForced onClose={onClose} title={t("recovery.title")}>
      <p>{t("recovery.text")}</p>
      <ul className={styles.codes} data-print>
        {codes?.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <DialogActions>
        {canCopy && (
          <Button
            onPress={() => {
              void navigator.clipboard.writeText(text).then(() => notify(t("recovery.copied")));
            }}
          >
            {t("recovery.copy")}
          </Button>
        )}
        <Button onPress={() => saveAsFile(text)}>
          <Icon name="download" />
          {t("recovery.download")}
        </Button>
        <Button onPress={() => window.print()}>{t("recovery.print")}</Button>
        <Button tone="primary" onPress={onClose}>
          {t("recovery.done")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function saveAsFile(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${window.location.hostname}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
