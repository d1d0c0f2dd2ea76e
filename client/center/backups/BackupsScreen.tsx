import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Backup, BackupFailure, BackupList } from "#contract/values/backups.ts";
import { formatMoment } from "#contract/values/dates.ts";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { useNotifyError } from "../../ui/admin/notices.tsx";
import rows from "../Rows.module.css";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import screen from "../Screen.module.css";
import { Section } from "../Section.tsx";
import { Unreachable } from "../Unreachable.tsx";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { BackupRow } from "./BackupRow.tsx";
import styles from "./Backups.module.css";
import { DownloadBackup } from "./DownloadBackup.tsx";
import { RestoreCommand } from "./RestoreCommand.tsx";
import { SiteCopySection } from "./SiteCopySection.tsx";

const LOOK_MS = 60_000;
const WHILE_RUNNING_MS = 2_000;

export function BackupsScreen() {
  const { t } = useTranslation("backups");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const list = trpc.backups.list.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isRunning ? WHILE_RUNNING_MS : LOOK_MS),
  });
  const [toDownload, setToDownload] = useState<Backup | null>(null);
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("title")}
        </h1>
        <StartBackup list={list.data} />
      </header>
      <p className={screen.intro}>{t("intro")}</p>
      {list.isPending && (
        <div className={screen.panel}>
          <RowsSkeleton rows={3} />
        </div>
      )}
      {list.isError && !list.data && (
        <div className={screen.panel}>
          <Unreachable title={t("failed")} onAgain={() => void list.refetch()} />
        </div>
      )}
      {list.data && (
        <>
          <State list={list.data} />
          <section aria-label={t("listTitle")} className={`${screen.panel} ${styles.list}`}>
            {list.data.where === null && <Unreachable title={t("unreadable")} onAgain={() => void list.refetch()} />}
            {list.data.where !== null && list.data.items.length === 0 && (
              <div className={screen.empty}>
                <h2>{t("empty")}</h2>
              </div>
            )}
            <ul className={rows.list}>
              {list.data.items.map((backup) => (
                <BackupRow key={backup.name} backup={backup} onDownload={() => setToDownload(backup)} />
              ))}
            </ul>
          </section>
          <RestoreCommand list={list.data} />
        </>
      )}
      <SiteCopySection />
      <DownloadBackup backup={toDownload} onClose={() => setToDownload(null)} />
    </>
  );
}

function StartBackup({ list }: { list: BackupList | undefined }) {
  const { t } = useTranslation("backups");
  const utils = trpc.useUtils();
  const onError = useNotifyError();
  const start = trpc.backups.start.useMutation({ onError, onSuccess: () => utils.backups.list.invalidate() });
  const isRunning = start.isPending || (list?.isRunning ?? false);
  const isMade = start.isSuccess && list !== undefined && list.failure === null;
  return (
    <div className={styles.start}>
      <p role="status">{isRunning ? t("running") : isMade && t("isMade")}</p>
      <Button tone="primary" isDisabled={isRunning} onPress={() => start.mutate()}>
        {t("now")}
      </Button>
    </div>
  );
}

function State({ list: { at, where, isEncrypted, failure } }: { list: BackupList }) {
  const { t } = useTranslation("backups");
  return (
    <Section id="state" title={at === null ? t("off") : t("daily", { time: timeOf(at) })}>
      {failure && <Failed failure={failure} isScheduled={at !== null} />}
      <p>{t("weekly")}</p>
      <p className={styles.place}>
        {where !== null && t("where", { where })}
        {where !== null && " · "}
        {t(isEncrypted ? "encrypted" : "plain")}
      </p>
    </Section>
  );
}

function Failed({ failure: { at, problem, detail }, isScheduled }: { failure: BackupFailure; isScheduled: boolean }) {
  const { t } = useTranslation("backups");
  return (
    <div role="alert" className={styles.failed}>
      <p>
        <strong>{t("failedAt", { moment: formatMoment(at) })}</strong> {t(`problems.${problem}`)}{" "}
        {isScheduled && t("retry")}
      </p>
      {detail !== "" && <code>{detail}</code>}
    </div>
  );
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
