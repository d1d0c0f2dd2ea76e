import { keepPreviousData } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { type Span, spans } from "#contract/schemas/analytics.ts";
import { can } from "#contract/values/permissions.ts";
import { trpc } from "../../api/trpc.ts";
import { ButtonLink } from "../../ui/admin/Button.tsx";
import { Choice } from "../../ui/admin/Choice.tsx";
import { useViewer } from "../../api/viewer.ts";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import styles from "./Analytics.module.css";
import { GoogleSettings } from "./GoogleSettings.tsx";
import { VisitsView } from "./VisitsView.tsx";

const USUAL: Span = 30;

function useSpan(): [Span, (days: string) => void] {
  const [params, setParams] = useSearchParams();
  const days = spans.find((span) => String(span) === params.get("days")) ?? USUAL;
  return [days, (next) => setParams({ days: next }, { replace: true, preventScrollReset: true })];
}

export function AnalyticsScreen() {
  const { t } = useTranslation("analytics");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const [days, show] = useSpan();
  const viewer = useViewer();
  const visits = trpc.analytics.visits.useQuery({ days }, { placeholderData: keepPreviousData, staleTime: 0 });
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("title")}
        </h1>
        <ButtonLink icon="download" download={`/api/v0/export/visits.csv?days=${days}`}>
          {t("export")}
        </ButtonLink>
      </header>
      <p className={screen.intro}>{t("intro")}</p>
      <div className={styles.span}>
        <Choice
          label={t("span")}
          value={String(days)}
          options={spans.map((span) => ({ value: String(span), label: t(`spans.${span}`) }))}
          onChange={show}
        />
      </div>
      <div aria-busy={visits.isFetching} className={visits.isPlaceholderData ? styles.old : undefined}>
        {visits.isPending && (
          <div className={screen.panel}>
            <RowsSkeleton rows={6} />
          </div>
        )}
        {visits.isError && !visits.data && (
          <div className={screen.panel}>
            <Unreachable title={t("failed")} onAgain={() => void visits.refetch()} />
          </div>
        )}
        {visits.data && <VisitsView visits={visits.data} />}
      </div>
      <GoogleSettings isAllowed={can(viewer, "update", "secrets")} />
    </>
  );
}
