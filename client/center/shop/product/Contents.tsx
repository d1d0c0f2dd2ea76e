// Fields for the contents of a piece, its deposit and its VAT (legal.md L7–L9).
import { useTranslation } from "react-i18next";
import { taxClasses } from "#contract/shop/tax-rates.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { Choice } from "../../../ui/admin/Choice.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { FoldedPart } from "../../FoldedSection.tsx";
import { shownParts } from "./goods-parts.ts";
import styles from "./Product.module.css";
import type { Editing } from "./use-product.ts";

export function Contents({ editing: { form, change, errors } }: { editing: Editing }) {
  const { t } = useTranslation("shopcenter");
  const parts = shownParts(form);
  const { currency, smallBusiness } = useSiteSettings().shop;
  return (
    <FoldedPart title={t("sections.contents")}>
      <div className={styles.row}>
        {parts.size && (
          <Field
            inputMode="decimal"
            label={t("item.fields.size")}
            hint={t("item.hints.size")}
            value={form.size}
            onChange={(size) => change({ size })}
            maxLength={8}
            error={errors["size"]}
          />
        )}
        {parts.deposit && (
          <Field
            inputMode="decimal"
            label={t("item.fields.deposit", { currency })}
            hint={t("item.hints.deposit")}
            value={form.deposit}
            onChange={(deposit) => change({ deposit })}
            maxLength={12}
            error={errors["deposit"]}
          />
        )}
      </div>
      <Choice
        label={t("item.fields.tax")}
        hint={t(smallBusiness ? "item.hints.taxSmall" : "item.hints.tax")}
        value={form.tax}
        options={taxClasses.map((value) => ({ value, label: t(`taxes.${value}`) }))}
        onChange={(tax) => change({ tax })}
      />
    </FoldedPart>
  );
}
