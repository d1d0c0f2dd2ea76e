import layout from "../../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { formatDay } from "#contract/values/dates.ts";
import { formatCents } from "#contract/shop/format-money.ts";
import { type SalesAnswer, type SalesPeriod, salesPeriods } from "#contract/shop/sales.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { Select } from "../../../ui/admin/Select.tsx";
import screen from "../../Screen.module.css";
import { BestSellers } from "./BestSellers.tsx";
import styles from "./Dashboard.module.css";
import { LowStock } from "./LowStock.tsx";
import { OpenWork } from "./OpenWork.tsx";
import { Plot } from "./Plot.tsx";
import { Sums } from "./Sums.tsx";
import { VatSums } from "./VatSums.tsx";

type Props = { sales: SalesAnswer; period: SalesPeriod; onPeriod: (period: SalesPeriod) => void };

export function SalesView({ sales, period, onPeriod }: Props) {
  const { t } = useTranslation("sales");
  const { shop } = useSiteSettings();
  return (
    <>
      <OpenWork open={sales.open} />
      <div className={styles.period}>
        <Select
          label={t("period")}
          value={period}
          options={salesPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          onChange={onPeriod}
        />
        <p role="status">{t("span", { from: formatDay(sales.from), to: formatDay(sales.to) })}</p>
      </div>
      <Sums sales={sales} />
      <Plots sales={sales} />
      <div className={styles.panels}>
        <BestSellers best={sales.bestSellers} />
        <div className={layout.stack}>
          {!shop.smallBusiness && <VatSums vat={sales.vat} />}
          <LowStock low={sales.lowStock} count={sales.open.lowStock} />
        </div>
      </div>
    </>
  );
}

function Plots({ sales: { buckets, unit } }: { sales: SalesAnswer }) {
  const { t, i18n } = useTranslation("sales");
  const { currency } = useSiteSettings().shop;
  const numbers = new Intl.NumberFormat(i18n.language);
  const whole = new Intl.NumberFormat(i18n.language, { style: "currency", currency, maximumFractionDigits: 0 });
  if (buckets.every(({ takings, orders }) => takings === 0 && orders === 0))
    return (
      <div className={`${screen.panel} ${styles.nothing}`}>
        <div className={screen.empty}>
          <h2>{t("nothing.title")}</h2>
          <p>{t("nothing.text")}</p>
        </div>
      </div>
    );
  return (
    <div className={styles.plots}>
      <Plot
        kind="takings"
        unit={unit}
        points={buckets.map(({ start, takings }) => ({ start, value: takings }))}
        textOf={(cents) => formatCents(cents, currency, i18n.language)}
        whole={100}
        tickOf={(cents) => whole.format(cents / 100)}
      />
      <Plot
        kind="orders"
        unit={unit}
        points={buckets.map(({ start, orders }) => ({ start, value: orders }))}
        textOf={(count) => numbers.format(count)}
        whole={1}
        tickOf={(count) => numbers.format(count)}
      />
    </div>
  );
}
