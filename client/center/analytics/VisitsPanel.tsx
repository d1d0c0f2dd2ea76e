// The visits of thirty days for the overview: a plot with its sums, and the way to all figures.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isOn } from "#contract/components.ts";
import { analyticsPath } from "#contract/pages.ts";
import { useSiteConfig } from "../../loaded.ts";
import { trpc } from "../../trpc.ts";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import styles from "./Analytics.module.css";
import { DaysPlot } from "./DaysPlot.tsx";

const DAYS = 30;

export function VisitsPanel() {
  const config = useSiteConfig();
  return isOn(config, "analytics") && <Visits />;
}

function Visits() {
  const { t, i18n } = useTranslation("analytics");
  const label = useId();
  const visits = trpc.analytics.visits.useQuery({ days: DAYS }, { staleTime: 0 });
  const numbers = new Intl.NumberFormat(i18n.language);
  const { views = 0, visitors = 0 } = visits.data?.total ?? {};
  const sums = t("panel.sums", { views: numbers.format(views), visitors: numbers.format(visitors) });
  return (
    <section aria-labelledby={label} className={`${screen.panel} ${styles.overview}`}>
      <h2 id={label}>{t("panel.title")}</h2>
      {visits.isPending && <RowsSkeleton rows={3} />}
      {visits.isError && !visits.data && <Unreachable title={t("failed")} onAgain={() => void visits.refetch()} />}
      {visits.data && (
        <>
          <p>{views === 0 ? t("panel.none") : sums}</p>
          {views > 0 && <DaysPlot days={visits.data.days} about={t("panel.plot", { sums })} />}
          <Link to={analyticsPath}>{t("panel.all")}</Link>
        </>
      )}
    </section>
  );
}
