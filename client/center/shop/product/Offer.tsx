// An offer with a reduced price: its switch, its last day, and the previous price (legal.md L12).
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { dayAfter, localDay } from "#contract/values/clock-of-place.ts";
import { limits } from "#contract/values/limits.ts";
import { formatDay } from "#contract/values/dates.ts";
import { formatCents } from "#contract/shop/format-money.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { MomentField } from "../../../ui/admin/MomentField.tsx";
import { Switch } from "../../../ui/admin/Switch.tsx";
import styles from "./Product.module.css";
import { isOfferUnsaved } from "./unsaved-offer.ts";
import type { Editing } from "./use-product.ts";

/** The proposed duration of an offer in days. */
const DAYS = 14;

export function Offer({ editing: { form, change, errors, stored } }: { editing: Editing }) {
  const { t } = useTranslation("shopcenter");
  const { offer } = form;
  const switchTo = (isOn: boolean): void =>
    change({ offer: { isOn, until: offer.until ?? dayAfter(localDay(new Date()), DAYS) } });
  return (
    <>
      <Switch isSelected={offer.isOn} onChange={switchTo}>
        {t("item.fields.offer")}
      </Switch>
      {offer.isOn && (
        <MomentField
          label={t("item.fields.offerUntil")}
          hint={t("item.hints.offer", { max: limits.offerDays })}
          value={offer.until}
          onChange={(until) => change({ offer: { ...offer, until } })}
          isDayOnly
          isClearable={false}
          error={errors["offer.until"]}
        />
      )}
      {offer.isOn &&
        (isOfferUnsaved(form, stored) ? (
          <p className={styles.note}>{t("item.offerUnsaved")}</p>
        ) : (
          <Standing stored={stored} />
        ))}
    </>
  );
}

/** The previous price that visitors see struck through. It belongs to the stored offer, not to unsaved input. */
function Standing({ stored: { offer, lowest30, price, variants } }: { stored: Editing["stored"] }) {
  const { t, i18n } = useTranslation("shopcenter");
  const { currency } = useSiteSettings().shop;
  const [today] = useState(() => localDay(new Date()));
  const isOver = offer !== null && offer.until < today;
  if (isOver)
    return (
      <p className={styles.note}>
        {variants.some((variant) => variant.price !== null)
          ? t("item.offerOverPrices", { day: formatDay(offer.until) })
          : t("item.offerOver", { day: formatDay(offer.until), price: formatCents(price, currency, i18n.language) })}
      </p>
    );
  if (lowest30 === null) return <p className={styles.note}>{t("item.notReduced")}</p>;
  return <p className={styles.note}>{t("item.lowest30", { price: formatCents(lowest30, currency, i18n.language) })}</p>;
}
