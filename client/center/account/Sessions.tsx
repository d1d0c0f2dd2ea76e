import { useTranslation } from "react-i18next";
import { formatDay, formatMoment } from "#contract/values/dates.ts";
import { trpc } from "../../api/trpc.ts";
import { Button, IconButton } from "../../ui/admin/Button.tsx";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import rows from "../Rows.module.css";
import { Section } from "../Section.tsx";
import { Unreachable } from "../Unreachable.tsx";
import styles from "./Account.module.css";

export function Sessions() {
  const { t } = useTranslation("people");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const sessions = trpc.account.sessions.useQuery(undefined, { staleTime: 0 });
  const ended = {
    onSuccess: () => {
      notify(t("sessions.ended"));
      void utils.account.sessions.invalidate();
    },
    onError: notifyError,
  };
  const end = trpc.account.endSession.useMutation(ended);
  const endOthers = trpc.account.endOtherSessions.useMutation(ended);
  const { data = [] } = sessions;
  return (
    <Section id="sessions" title={t("sessions.title")} intro={t("sessions.intro")}>
      {sessions.isPending && <RowsSkeleton rows={2} />}
      {sessions.isError && !sessions.data && (
        <Unreachable title={t("sessions.failed")} onAgain={() => void sessions.refetch()} />
      )}
      <ul className={`${rows.list} ${styles.rows}`}>
        {data.map(({ id, device, created, lastSeen, isThis }) => (
          <li key={id} className={rows.row}>
            <p>
              {device || t("sessions.unknown")}
              {isThis && <b className={rows.mark}>{t("sessions.this")}</b>}
            </p>
            <p className={rows.facts}>
              {t("sessions.facts", { day: formatDay(created), when: formatMoment(lastSeen) })}
            </p>
            <p className={rows.side}>
              {!isThis && (
                <IconButton
                  icon="logout"
                  label={t("sessions.end", { device: device || t("sessions.unknown") })}
                  onPress={() => end.mutate({ id })}
                />
              )}
            </p>
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <div>
          <Button isDisabled={endOthers.isPending} onPress={() => endOthers.mutate()}>
            {t("sessions.endOthers")}
          </Button>
        </div>
      )}
    </Section>
  );
}
