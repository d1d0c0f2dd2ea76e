import { useTranslation } from "react-i18next";
import { taxClasses } from "#contract/shop/tax-rates.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { Choice } from "../../../ui/admin/Choice.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { Section } from "../../Section.tsx";
import { useBasePrice } from "./base-price.ts";
import { Offer } from "./Offer.tsx";
import styles from "./Product.module.css";
import type { Editing } from "./use-product.ts";

export function Prices({ editing }: { editing: Editing }) {
  const { form, change, errors } = editing;
  const { t } = useTranslation("shopcenter");
  const { shop } = useSiteSettings();
  const { currency } = shop;
  const perLitre = useBasePrice();
  return (
    <Section id="prices" title={t("sections.prices")} intro={t("item.intros.prices")}>
      <div className={styles.row}>
        <Field
          inputMode="decimal"
          label={t("item.fields.price", { currency })}
          hint={perLitre(form.price, form.size) ?? t("item.hints.price")}
          value={form.price}
          onChange={(price) => change({ price })}
          maxLength={12}
          error={errors["price"]}
        />
        <Field
          inputMode="decimal"
          label={t("item.fields.size")}
          hint={t("item.hints.size")}
          value={form.size}
          onChange={(size) => change({ size })}
          maxLength={8}
          error={errors["size"]}
        />
        <Field
          inputMode="decimal"
          label={t("item.fields.deposit", { currency })}
          hint={t("item.hints.deposit")}
          value={form.deposit}
          onChange={(deposit) => change({ deposit })}
          maxLength={12}
          error={errors["deposit"]}
        />
      </div>
      <Offer editing={editing} />
      <Choice
        label={t("item.fields.tax")}
        hint={t(shop.smallBusiness ? "item.hints.taxSmall" : "item.hints.tax")}
        value={form.tax}
        options={taxClasses.map((value) => ({ value, label: t(`taxes.${value}`) }))}
        onChange={(tax) => change({ tax })}
      />
    </Section>
  );
}
