import { packSizes } from "#contract/shop/money.ts";
import { useTranslation } from "react-i18next";
import { useSiteSettings } from "../../../api/loaded.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { Section } from "../../Section.tsx";
import { useBasePrice, usePackWarning } from "./base-price.ts";
import styles from "./Product.module.css";
import type { Editing } from "./use-product.ts";

export const packNames = ["packOfSix", "packOfTwelve"] as const;

export function Packs({ editing: { form, change, errors } }: { editing: Editing }) {
  const { t } = useTranslation("shopcenter");
  const { currency } = useSiteSettings().shop;
  const perLitre = useBasePrice();
  const warningOf = usePackWarning();
  return (
    <Section id="packs" title={t("sections.packs")} intro={t("item.intros.packs")}>
      {packNames.map((name) => (
        <div key={name} className={styles.row}>
          <Field
            inputMode="decimal"
            label={t(`item.fields.${name}`, { currency })}
            hint={perLitre(form.packs[name], form.size, packSizes[name]) ?? t("item.hints.pack")}
            warning={warningOf(form.packs[name], form.price, packSizes[name])}
            value={form.packs[name]}
            onChange={(price) => change({ packs: { ...form.packs, [name]: price } })}
            maxLength={12}
            error={errors[`packs.${name}`]}
          />
          <Field
            inputMode="decimal"
            label={t(`item.fields.crate.${name}`, { currency })}
            hint={t("item.hints.crate")}
            value={form.packDeposit[name]}
            onChange={(deposit) => change({ packDeposit: { ...form.packDeposit, [name]: deposit } })}
            maxLength={12}
            error={errors[`packDeposit.${name}`]}
          />
        </div>
      ))}
    </Section>
  );
}
