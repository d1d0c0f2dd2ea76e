import { useTranslation } from "react-i18next";
import type { Backup, BackupTrial } from "#contract/values/backups.ts";
import { formatMoment } from "#contract/values/dates.ts";
import { formatFileSize } from "#contract/values/file-size.ts";
import { Button } from "../../ui/admin/Button.tsx";
import rows from "../Rows.module.css";
import styles from "./Backups.module.css";

export function BackupRow({ backup, onDownload }: { backup: Backup; onDownload: () => void }) {
  const { t, i18n } = useTranslation("backups");
  const { at, sizeBytes, isEncrypted, missing, trial } = backup;
  const facts = [formatFileSize(sizeBytes, i18n.language), ...(isEncrypted ? [t("locked")] : [])];
  return (
    <li className={rows.row}>
      <p>
        <strong>{formatMoment(at)}</strong>
      </p>
      <p className={rows.facts}>{facts.join(" · ")}</p>
      {trial && <Trial trial={trial} />}
      {missing > 0 && <p className={`${rows.facts} ${styles.bad}`}>{t("missing", { count: missing })}</p>}
      <p className={rows.side}>
        <Button aria-label={t("downloadOf", { moment: formatMoment(at) })} onPress={onDownload}>
          {t("download")}
        </Button>
      </p>
    </li>
  );
}

function Trial({ trial }: { trial: BackupTrial }) {
  const { t } = useTranslation("backups");
  const moment = formatMoment(trial.at);
  if (trial.failure)
    return (
      <p className={`${rows.facts} ${styles.bad}`}>
        {t("trialFailed", { moment })} {t(`problems.${trial.failure.problem}`)} {trial.failure.detail}
      </p>
    );
  const counts = {
    tables: t("tables", { count: trial.tables }),
    rows: t("rows", { count: trial.rows }),
    files: t("files", { count: trial.files }),
  };
  return <p className={`${rows.facts} ${styles.fine}`}>{t("tried", { moment, ...counts })}</p>;
}
