import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { Switch } from "../../../ui/admin/Switch.tsx";
import { useBasePrice, usePackWarning } from "./base-price.ts";
import { packSizes } from "#contract/shop/money.ts";
import { packNames } from "./Packs.tsx";
import type { VariantForm } from "./product-form.ts";
import styles from "./Product.module.css";
import type { Editing } from "./use-product.ts";

type Props = {
  editing: Editing;
  variant: VariantForm;
  index: number;
  isNew: boolean;
  onChange: (part: Partial<VariantForm>) => void;
};

const amounts = ["price", "size", "deposit", "stock"] as const;

export function VariantFields({ editing: { form, errors }, variant, index, isNew, onChange }: Props) {
  const { t } = useTranslation("shopcenter");
  const { currency } = useSiteSettings().shop;
  const perLitre = useBasePrice();
  const warningOf = usePackWarning();
  const errorOf = (field: string): string | undefined => errors[`variants.${index}.${field}`];
  const size = variant.size || form.size;
  const hints = {
    price: perLitre(variant.price || form.price, size) ?? t("item.hints.fromProduct"),
    size: t("item.hints.fromProduct"),
    deposit: t("item.hints.fromProduct"),
    stock: t("item.hints.variantStock"),
  };
  return (
    <>
      <div className={styles.row}>
        <Field
          label={t("item.fields.variantKey")}
          value={variant.key}
          onChange={(key) => onChange({ key })}
          maxLength={limits.nameLength}
          error={errorOf("key")}
        />
        <Field
          label={t("item.fields.variantValue")}
          hint={t("item.hints.variantValue")}
          autoFocus={isNew}
          value={variant.value}
          onChange={(value) => onChange({ value })}
          maxLength={limits.nameLength}
          error={errorOf("value")}
        />
      </div>
      <div className={styles.row}>
        {amounts.map((name) => (
          <Field
            key={name}
            inputMode={name === "stock" ? "numeric" : "decimal"}
            label={t(`item.fields.${name}`, { currency })}
            hint={hints[name]}
            value={variant[name]}
            onChange={(typed) => onChange({ [name]: typed })}
            maxLength={12}
            error={errorOf(name)}
          />
        ))}
      </div>
      <Switch isSelected={variant.packs === "own"} onChange={(isOwn) => onChange({ packs: isOwn ? "own" : "product" })}>
        {t("item.fields.ownPacks")}
      </Switch>
      {variant.packs === "own" && (
        <div className={styles.row}>
          {packNames.map((name) => (
            <Field
              key={name}
              inputMode="decimal"
              label={t(`item.fields.${name}`, { currency })}
              hint={perLitre(variant[name], size, packSizes[name]) ?? t("item.hints.pack")}
              warning={warningOf(variant[name], variant.price || form.price, packSizes[name])}
              value={variant[name]}
              onChange={(typed) => onChange({ [name]: typed })}
              maxLength={12}
              error={errorOf(`packs.${name}`)}
            />
          ))}
        </div>
      )}
    </>
  );
}
