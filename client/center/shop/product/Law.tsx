// Minimum age, right of withdrawal, and the producer's guarantee (legal.md L17, L18, L20).
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Choice } from "../../../ui/admin/Choice.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { Select } from "../../../ui/admin/Select.tsx";
import { FoldedPart } from "../../FoldedSection.tsx";
import { shownParts } from "./goods-parts.ts";
import styles from "./Product.module.css";
import type { Editing } from "./use-product.ts";

const ages = [0, 16, 18] as const;
const reasons = ["none", "sealed", "perishable", "dated"] as const;

export function Law({ editing: { form, change, errors } }: { editing: Editing }) {
  const { t } = useTranslation("shopcenter");
  const { withdrawal, durability } = form;
  const parts = shownParts(form);
  return (
    <FoldedPart title={t("sections.law")}>
      {parts.age && (
        <Choice
          label={t("item.fields.minAge")}
          hint={t("item.hints.minAge")}
          value={String(form.minAge)}
          options={ages.map((age) => ({ value: String(age), label: t(`ages.${age}`) }))}
          onChange={(value) => change({ minAge: ages.find((age) => String(age) === value) ?? 0 })}
        />
      )}
      <div className={styles.select}>
        <Select
          label={t("item.fields.withdrawal")}
          value={withdrawal.reason}
          options={reasons.map((value) => ({ value, label: t(`withdrawals.${value}`) }))}
          onChange={(reason) => change({ withdrawal: { ...withdrawal, reason } })}
        />
      </div>
      {withdrawal.reason !== "none" && (
        <Field
          label={t("item.fields.withdrawalText")}
          hint={t("item.hints.withdrawalText")}
          value={withdrawal.text}
          onChange={(text) => change({ withdrawal: { ...withdrawal, text } })}
          rows={2}
          maxLength={limits.foodTextLength}
          error={errors["withdrawal.text"]}
        />
      )}
      {parts.durability && (
        <div className={styles.select}>
          <Field
            inputMode="numeric"
            label={t("item.fields.years")}
            hint={t("item.hints.years")}
            value={durability.years}
            onChange={(years) => change({ durability: { ...durability, years } })}
            maxLength={3}
            error={errors["durability.years"]}
          />
        </div>
      )}
      {durability.years.trim() !== "" && (
        <Field
          label={t("item.fields.durabilityText")}
          value={durability.text}
          onChange={(text) => change({ durability: { ...durability, text } })}
          rows={2}
          maxLength={limits.foodTextLength}
          error={errors["durability.text"]}
        />
      )}
    </FoldedPart>
  );
}
