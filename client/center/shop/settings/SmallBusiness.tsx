// Compares the shop's turnover with the limits for small businesses (legal.md L11).
import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import type { Currency } from "#contract/shop/payment-sources.ts";
import { trpc } from "../../../api/trpc.ts";
import styles from "./Settings.module.css";

export function SmallBusinessLimits({ currency }: { currency: Currency }) {
  const { t, i18n } = useTranslation("shopcenter");
  const { data: business } = trpc.shopSettings.smallBusiness.useQuery(undefined, { staleTime: 0 });
  if (!business) return null;
  const { state, turnover, limits } = business;
  const money = (cents: number): string => formatCents(cents, currency, i18n.language);
  const lastYearLimit = money(limits.lastYearCents);
  const sums = { thisYear: money(turnover.thisYear), lastYear: money(turnover.lastYear) };
  return (
    <>
      <span>{t("settings.turnover", { ...sums, thisYearLimit: money(limits.thisYearCents), lastYearLimit })}</span>
      {state === "near" && <strong className={styles.warning}>{t("settings.turnoverNear", { lastYearLimit })}</strong>}
      {state === "over" && <strong className={styles.warning}>{t("settings.turnoverOver")}</strong>}
    </>
  );
}
