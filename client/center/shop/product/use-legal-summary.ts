import { useState } from "react";
import { useTranslation } from "react-i18next";
import { localDay } from "#contract/values/clock-of-place.ts";
import { formatCents, formatLitres } from "#contract/shop/format-money.ts";
import { percentOn } from "#contract/shop/tax-rates.ts";
import { centsOf, decimalOf } from "#contract/shop/typed-numbers.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { trpc } from "../../../api/trpc.ts";
import { useMay } from "../../../api/viewer.ts";
import type { ProductForm } from "./product-form.ts";

/** @returns a line such as '19 % MwSt. · 0,75 l · Pfand 0,15 € · Lebensmittel · ab 16' */
export function useLegalSummary({ tax, size, deposit, food, minAge, withdrawal, durability }: ProductForm): string {
  const { t, i18n } = useTranslation("shopcenter");
  const { currency } = useSiteSettings().shop;
  const vat = useVat(tax);
  const litres = decimalOf(size);
  const cents = centsOf(deposit);
  const years = durability.years.trim();
  return [
    vat,
    litres && formatLitres(litres, i18n.language),
    cents && t("item.legal.deposit", { price: formatCents(cents, currency, i18n.language) }),
    food && t("sections.food"),
    minAge > 0 && t(`ages.${minAge}`),
    withdrawal.reason !== "none" && t("item.legal.noWithdrawal"),
    years !== "" && t("item.legal.guarantee", { years }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Today's rate in percent. Users who may not read the rates get the name of the rate. */
function useVat(tax: ProductForm["tax"]): string {
  const { t } = useTranslation("shopcenter");
  const { smallBusiness } = useSiteSettings().shop;
  const [today] = useState(() => localDay(new Date()));
  const { data } = trpc.shopSettings.taxes.useQuery(undefined, { enabled: useMay("update", "settings") });
  if (smallBusiness || tax === "zero") return t("item.legal.noVat");
  if (data) return t("item.legal.vat", { percent: percentOn(data.rates, tax, today) });
  return t("item.legal.vatNamed", { name: t(`taxes.${tax}`) });
}
