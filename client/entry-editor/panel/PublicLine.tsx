// Shown for a public entry without changes: since when it is public, and buttons for viewing and withdrawing it.
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay, formatMoment, formatTime } from "#contract/values/dates.ts";
import { Button } from "../../ui/admin/Button.tsx";
import styles from "./EditPanel.module.css";

type Props = {
  /** ISO 8601, from the server */
  since: string;
  isBusy: boolean;
  /** null if the row has no room for this button. 'Fertig' does the same. */
  onView: (() => void) | null;
  /** null for a fixed page, because it is always public. Also null if the row has no room for this button. */
  onWithdraw: (() => void) | null;
  /** More texts about the publication. */
  children: ReactNode;
};

export function PublicLine({ since, isBusy, onView, onWithdraw, children }: Props) {
  const { t } = useTranslation("admin");
  const [today] = useState(() => formatDay(new Date().toISOString()));
  const time = formatDay(since) === today ? formatTime(since) : formatMoment(since);
  return (
    <span className={styles.publicLine}>
      <span>{t("editor.publicSince", { time })}</span>
      {onView && (
        <span className={styles.publicStep}>
          <Button tone="plain" isDisabled={isBusy} onPress={onView}>
            {t("editor.view")}
          </Button>
        </span>
      )}
      {onWithdraw && (
        <span className={styles.publicStep}>
          <span aria-hidden>·</span>
          <Button tone="plain" isDisabled={isBusy} onPress={onWithdraw}>
            {t("editor.withdraw")}
          </Button>
        </span>
      )}
      {children}
    </span>
  );
}
