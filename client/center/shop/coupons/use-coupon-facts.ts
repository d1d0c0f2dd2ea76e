import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Coupon } from "#contract/shop/coupons.ts";
import { formatCents } from "#contract/shop/format-money.ts";
import { localDay } from "#contract/values/clock-of-place.ts";
import { formatDay } from "#contract/values/dates.ts";
import { useSiteSettings } from "../../../api/loaded.ts";

/** @returns what a coupon takes off, how often it was used, and when it ends */
export function useCouponFacts() {
  const { t, i18n } = useTranslation("coupons");
  const { currency } = useSiteSettings().shop;
  const [today] = useState(() => localDay(new Date()));
  return ({ kind, value, until, uses, used }: Coupon): string[] => [
    kind === "sum" ? formatCents(value, currency, i18n.language) : t("percentOf", { value }),
    uses === null ? t("used", { count: used }) : t("usedOf", { used, uses }),
    until === null ? t("noEnd") : t(until < today ? "ended" : "validUntil", { day: formatDay(until) }),
    ...(uses !== null && used >= uses ? [t("usedUp")] : []),
  ];
}
