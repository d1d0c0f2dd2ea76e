import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { statusChecks, statusGroups, statusMarks, type StatusRow } from "#contract/values/status.ts";
import { trpc } from "../../api/trpc.ts";
import { useMay } from "../../api/viewer.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { useNotifyError } from "../../ui/admin/notices.tsx";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import screen from "../Screen.module.css";
import { MailTest } from "../settings/mail/MailTest.tsx";
import { Unreachable } from "../Unreachable.tsx";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import styles from "./Status.module.css";
import { StatusLine } from "./StatusLine.tsx";

const byUrgency = (rows: readonly StatusRow[]): StatusRow[] =>
  rows.toSorted((one, other) => statusMarks.indexOf(one.mark) - statusMarks.indexOf(other.mark));

export function StatusScreen() {
  const { t } = useTranslation("status");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const utils = trpc.useUtils();
  const onError = useNotifyError();
  const mayTest = useMay("update", "siteSettings");
  const report = trpc.status.read.useQuery(undefined, { staleTime: 0 });
  const again = trpc.status.ask.useMutation({
    onError,
    onSuccess: (data) => utils.status.read.setData(undefined, data),
  });
  const rows = report.data?.rows ?? [];
  const others = byUrgency(rows.filter(({ mark }) => mark !== "good"));
  const bad = others.filter(({ mark }) => mark !== "unknown").length;
  const saidAfter = bad > 0 ? t("said", { count: bad }) : others.length > 0 ? t("saidUnchecked") : t("saidGood");
  const isDemo = others.some(({ says }) => typeof says !== "string" && says.unchecked === "demo");
  const asked = report.data?.asked;
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("title")}
        </h1>
        <Button isDisabled={again.isPending} onPress={() => again.mutate()}>
          {again.isPending ? t("checking") : t("again")}
        </Button>
      </header>
      <p className={screen.intro}>{t("intro")}</p>
      <p role="status" className={styles.said}>
        {again.isSuccess && saidAfter}
      </p>
      {report.isPending && <RowsSkeleton rows={8} />}
      {report.isError && !report.data && <Unreachable title={t("failed")} onAgain={() => void report.refetch()} />}
      {report.data && (
        <>
          <Group id="attention" title={t("attention")} rows={others} empty={t("allGood")} />
          {statusGroups.map((group) => (
            <Group
              key={group}
              id={group}
              title={t(`groups.${group}`)}
              rows={rows.filter(({ name, mark }) => mark === "good" && statusChecks[name].group === group)}
            />
          ))}
          {!isDemo && (
            <p className={styles.asked}>{asked ? t("asked", { moment: formatMoment(asked) }) : t("neverAsked")}</p>
          )}
        </>
      )}
      {mayTest && <MailTest />}
    </>
  );
}

type GroupProps = { id: string; title: string; rows: readonly StatusRow[]; empty?: string };

function Group({ id, title, rows, empty }: GroupProps) {
  if (rows.length === 0 && empty === undefined) return null;
  return (
    <section aria-labelledby={`status-${id}`} className={styles.group}>
      <h2 id={`status-${id}`}>{title}</h2>
      <div className={screen.panel}>
        {rows.length === 0 && <p className={styles.empty}>{empty}</p>}
        <ul className={styles.list}>
          {rows.map((row) => (
            <StatusLine key={row.name} row={row} />
          ))}
        </ul>
      </div>
    </section>
  );
}
