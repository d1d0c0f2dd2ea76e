// After a publication, the line that says since when guests see it, with the two next steps.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatTime } from "#contract/values/dates.ts";
import { Button } from "../../ui/admin/Button.tsx";
import styles from "./EditPanel.module.css";

type Props = {
  /** ISO 8601 */
  since: string;
  isBusy: boolean;
  onView: () => void;
  /** Null for a fixed page, which is always public. */
  onWithdraw: (() => void) | null;
  /** Further words about the publication. */
  children: ReactNode;
};

export function PublicLine({ since, isBusy, onView, onWithdraw, children }: Props) {
  const { t } = useTranslation("admin");
  return (
    <span className={styles.publicLine}>
      <span role="status">{t("editor.publicSince", { time: formatTime(since) })}</span>
      <Button tone="plain" isDisabled={isBusy} onPress={onView}>
        {t("editor.view")}
      </Button>
      {onWithdraw && (
        <>
          <span aria-hidden>·</span>
          <Button tone="plain" isDisabled={isBusy} onPress={onWithdraw}>
            {t("editor.withdraw")}
          </Button>
        </>
      )}
      {children}
    </span>
  );
}
