import { useTranslation } from "react-i18next";
import { useSiteSettings } from "../../../api/loaded.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { Section } from "../../Section.tsx";
import { useBasePrice } from "./base-price.ts";
import { Offer } from "./Offer.tsx";
import styles from "./Product.module.css";
import { shownParts } from "./goods-parts.ts";
import type { Editing } from "./use-product.ts";

export function Prices({ editing }: { editing: Editing }) {
  const { form, change, errors } = editing;
  const { t } = useTranslation("shopcenter");
  const { currency } = useSiteSettings().shop;
  const perLitre = useBasePrice();
  return (
    <Section id="prices" title={t("sections.prices")} intro={t("item.intros.prices")}>
      <div className={styles.row}>
        <Field
          inputMode="decimal"
          label={t("item.fields.price", { currency })}
          hint={perLitre(form.price, form.size) ?? (shownParts(form).size ? t("item.hints.price") : undefined)}
          value={form.price}
          onChange={(price) => change({ price })}
          maxLength={12}
          error={errors["price"]}
        />
      </div>
      <Offer editing={editing} />
    </Section>
  );
}
