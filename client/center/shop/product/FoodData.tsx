// The food information that the law requires before the purchase (legal.md L21).
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { Switch } from "../../../ui/admin/Switch.tsx";
import { FoldedPart } from "../../FoldedSection.tsx";
import { emptyFood, type FoodForm, nutrients } from "./product-form.ts";
import styles from "./Product.module.css";
import type { Editing } from "./use-product.ts";

export function FoodData({ editing }: { editing: Editing }) {
  const { t } = useTranslation("shopcenter");
  const { form, change } = editing;
  return (
    <FoldedPart title={t("sections.food")} intro={t("item.intros.food")}>
      <Switch isSelected={form.food !== null} onChange={(isOn) => change({ food: isOn ? emptyFood : null })}>
        {t("item.fields.isFood")}
      </Switch>
      {form.food && <FoodFields food={form.food} editing={editing} />}
    </FoldedPart>
  );
}

function FoodFields({ food, editing: { change, errors } }: { food: FoodForm; editing: Editing }) {
  const { t } = useTranslation("shopcenter");
  const set = (part: Partial<FoodForm>): void => change({ food: { ...food, ...part } });
  return (
    <>
      {(["ingredients", "allergens", "storage"] as const).map((name) => (
        <Field
          key={name}
          label={t(`item.fields.${name}`)}
          hint={t(`item.hints.${name}`)}
          value={food[name]}
          onChange={(typed) => set({ [name]: typed })}
          rows={2}
          maxLength={limits.foodTextLength}
          error={errors[`food.${name}`]}
        />
      ))}
      <div className={styles.row}>
        <Field
          inputMode="decimal"
          label={t("item.fields.alcohol")}
          hint={t("item.hints.alcohol")}
          value={food.alcohol}
          onChange={(alcohol) => set({ alcohol })}
          maxLength={6}
          error={errors["food.alcohol"]}
        />
      </div>
      <fieldset className={styles.nutrition}>
        <legend>{t("item.fields.nutrition")}</legend>
        {nutrients.map((name) => (
          <Field
            key={name}
            inputMode="decimal"
            label={t(`nutrients.${name}`)}
            value={food.nutrition[name]}
            onChange={(typed) => set({ nutrition: { ...food.nutrition, [name]: typed } })}
            maxLength={10}
            error={errors[`food.nutrition.${name}`]}
          />
        ))}
      </fieldset>
    </>
  );
}
