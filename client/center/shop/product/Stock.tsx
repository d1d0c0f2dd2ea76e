import { useTranslation } from "react-i18next";
import { useSiteSettings } from "../../../api/loaded.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { Section } from "../../Section.tsx";
import styles from "./Product.module.css";
import type { Editing } from "./use-product.ts";

export function Stock({ editing: { form, change, errors } }: { editing: Editing }) {
  const { t } = useTranslation("shopcenter");
  const { deliveryDays } = useSiteSettings().shop;
  return (
    <Section id="stock" title={t("sections.stock")}>
      <Field
        inputMode="numeric"
        label={t("item.fields.stock")}
        hint={t("item.hints.stock")}
        value={form.stock}
        onChange={(stock) => change({ stock })}
        maxLength={9}
        error={errors["stock"]}
      />
      <div className={`${styles.row} ${styles.labelled}`}>
        {(["from", "to"] as const).map((name) => (
          <Field
            key={name}
            inputMode="numeric"
            label={t(`item.fields.days.${name}`)}
            hint={t("item.hints.days", { days: deliveryDays[name] })}
            value={form.deliveryDays[name]}
            onChange={(typed) => change({ deliveryDays: { ...form.deliveryDays, [name]: typed } })}
            maxLength={3}
            error={errors[`deliveryDays.${name}`]}
          />
        ))}
      </div>
    </Section>
  );
}
