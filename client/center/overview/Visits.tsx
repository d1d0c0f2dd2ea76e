import layout from "../../ui/admin/Layout.module.css";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isOn } from "#contract/values/components.ts";
import { analyticsPath } from "#contract/values/pages.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { trpc } from "../../api/trpc.ts";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import styles from "./Overview.module.css";

const DAYS = 30;
/** With fewer views, the sentence alone says enough, so no plot is shown. */
const LEAST_PLOTTED = 10;

const DaysPlot = lazy(async () => ({ default: (await import("../analytics/DaysPlot.tsx")).DaysPlot }));

export function Visits() {
  return isOn(useSiteSettings(), "analytics") ? <Counted /> : null;
}

function Counted() {
  const { t, i18n } = useTranslation("overview");
  const { data, isError, refetch } = trpc.analytics.visits.useQuery({ days: DAYS });
  const number = (value: number): string => value.toLocaleString(i18n.language);
  const sums =
    data &&
    (data.total.views === 0
      ? t("noVisits")
      : t("visitsTotal", { views: number(data.total.views), visitors: number(data.total.visitors) }));
  return (
    <section aria-labelledby="overview-visits" className={`${screen.panel} ${styles.panel} ${styles.visits}`}>
      <h2 id="overview-visits">{t("visits")}</h2>
      {data && data.total.views >= LEAST_PLOTTED && (
        <div className={styles.plot}>
          <Suspense>
            <DaysPlot days={data.days} about={sums ?? ""} />
          </Suspense>
        </div>
      )}
      {isError && !data && <Unreachable title={t("visitsFailed")} onAgain={() => void refetch()} />}
      {sums && <p>{sums}</p>}
      <Link to={analyticsPath} className={layout.strong}>
        {t("statistics")}
      </Link>
    </section>
  );
}
