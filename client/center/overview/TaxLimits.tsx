// The yearly limits of associations (§ 64 (3) AO) and of small businesses (§ 19 UStG).
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatCents } from "#contract/shop/format-money.ts";
import { shopCenterPath } from "#contract/values/pages.ts";
import { trpc } from "../../api/trpc.ts";
import layout from "../../ui/admin/Layout.module.css";
import screen from "../Screen.module.css";
import styles from "./Overview.module.css";

/** Shown while the shop is on. A failed request shows nothing, because the overview has more urgent things to say. */
export function TaxLimits() {
  const { t } = useTranslation("overview");
  const { data } = trpc.shopSettings.taxLimits.useQuery(undefined, { staleTime: 0 });
  if (!data) return null;
  const { year, income, smallBusiness } = data;
  return (
    <section aria-labelledby="overview-limits" className={`${screen.panel} ${styles.panel}`}>
      <h2 id="overview-limits">{t("limits.title", { year })}</h2>
      <Gauge name="income" state={income.state} cents={income.cents} limit={income.limitCents} />
      {smallBusiness && (
        <Gauge
          name="turnover"
          state={smallBusiness.state}
          cents={smallBusiness.turnover.thisYear}
          limit={smallBusiness.limits.lastYearCents}
        />
      )}
      <p>{t("limits.note")}</p>
      <Link to={shopCenterPath} className={layout.strong}>
        {t("limits.sales")}
      </Link>
    </section>
  );
}

type Props = { name: "income" | "turnover"; state: "fine" | "near" | "over"; cents: number; limit: number };

function Gauge({ name, state, cents, limit }: Props) {
  const { t, i18n } = useTranslation("overview");
  const money = (sum: number): string => formatCents(sum, "EUR", i18n.language);
  return (
    <div>
      <meter min={0} max={limit} high={0.8 * limit} value={Math.max(0, cents)} aria-label={t(`limits.${name}`)} />
      <p>
        {t(`limits.${name}`)}: {t("limits.of", { sum: money(cents), limit: money(limit) })}
      </p>
      {state !== "fine" && <p className={layout.alarm}>{t(`limits.${name}States.${state}`)}</p>}
    </div>
  );
}
