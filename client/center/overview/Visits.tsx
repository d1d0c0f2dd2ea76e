import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isOn } from "#contract/values/components.ts";
import { analyticsPath } from "#contract/values/pages.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { trpc } from "../../api/trpc.ts";
import screen from "../Screen.module.css";
import styles from "./Overview.module.css";

const DAYS = 30;

const DaysPlot = lazy(async () => ({ default: (await import("../analytics/DaysPlot.tsx")).DaysPlot }));

export function Visits() {
  return isOn(useSiteSettings(), "analytics") ? <Counted /> : null;
}

function Counted() {
  const { t, i18n } = useTranslation("overview");
  const { data } = trpc.analytics.visits.useQuery({ days: DAYS });
  const number = (value: number): string => value.toLocaleString(i18n.language);
  const isEmpty = data?.total.views === 0;
  const sums =
    data &&
    (isEmpty
      ? t("noVisits")
      : t("visitsTotal", { views: number(data.total.views), visitors: number(data.total.visitors) }));
  return (
    <section aria-labelledby="overview-visits" className={`${screen.panel} ${styles.panel} ${styles.visits}`}>
      <h2 id="overview-visits">{t("visits")}</h2>
      {!isEmpty && (
        <div className={styles.plot}>
          {data && (
            <Suspense>
              <DaysPlot days={data.days} about={sums ?? ""} />
            </Suspense>
          )}
        </div>
      )}
      <p>
        {sums}
        {data && " · "}
        <Link to={analyticsPath}>{t("statistics")}</Link>
      </p>
    </section>
  );
}
