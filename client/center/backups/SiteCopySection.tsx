import { useId } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { formatFileSize } from "#contract/values/file-size.ts";
import { SITE_COPY_DOWNLOADS, type SiteCopyState } from "#contract/values/site-copy.ts";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { useNotifyError } from "../../ui/admin/notices.tsx";
import { Section } from "../Section.tsx";
import { Unreachable } from "../Unreachable.tsx";
import styles from "./Backups.module.css";

const LOOK_MS = 60_000;
const WHILE_RUNNING_MS = 2_000;

/** The public site as a ZIP file that opens without a network. */
export function SiteCopySection() {
  const { t, i18n } = useTranslation("backups");
  const utils = trpc.useUtils();
  const onError = useNotifyError();
  const state = trpc.siteCopy.read.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.running ? WHILE_RUNNING_MS : LOOK_MS),
  });
  const start = trpc.siteCopy.start.useMutation({ onError, onSuccess: () => utils.siteCopy.read.invalidate() });
  const { copy = null, running = null, problem = null } = state.data ?? {};
  const isRunning = start.isPending || running !== null;
  return (
    <Section id="site-copy" title={t("copy.title")} intro={t("copy.intro")}>
      {state.isError && !state.data && (
        <Unreachable title={t("copy.unreadable")} onAgain={() => void state.refetch()} />
      )}
      {problem && (
        <p role="alert" className={styles.bad}>
          {t("copy.failed")} {t(`problems.${problem}`)}
        </p>
      )}
      <div className={styles.start}>
        <Button isDisabled={isRunning} onPress={() => start.mutate()}>
          {t(copy ? "copy.again" : "copy.make")}
        </Button>
        <p role="status">{!running && !start.isPending && start.isSuccess && copy && !problem && t("copy.isMade")}</p>
      </div>
      {running && <Progress running={running} />}
      {copy && (
        <p>
          <a href={SITE_COPY_DOWNLOADS} download>
            {t("copy.download", { moment: formatMoment(copy.at) })}
          </a>
          <span className={styles.place}>
            {" · "}
            {[
              formatFileSize(copy.sizeBytes, i18n.language),
              t("copy.pages", { count: copy.pages }),
              t("copy.files", { count: copy.files }),
            ].join(" · ")}
          </span>
        </p>
      )}
    </Section>
  );
}

function Progress({ running: { phase, done, total } }: { running: NonNullable<SiteCopyState["running"]> }) {
  const { t } = useTranslation("backups");
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{t(`copy.phases.${phase}`, { done, total })}</label>
      <progress id={id} className={styles.progress} max={Math.max(total, 1)} value={done} />
    </div>
  );
}
