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
import { offerNote } from "./offer-note.ts";
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
function Standing({ stored }: { stored: Editing["stored"] }) {
  const { t, i18n } = useTranslation("shopcenter");
  const { currency } = useSiteSettings().shop;
  const [today] = useState(() => localDay(new Date()));
  const { kind, price, day } = offerNote(stored, today);
  return (
    <p className={styles.note}>
      {t(`item.${kind}`, { day: day && formatDay(day), price: formatCents(price, currency, i18n.language) })}
    </p>
  );
}
