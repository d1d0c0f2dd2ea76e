import { useState } from "react";
import { useTranslation } from "react-i18next";
import { gridOf } from "#contract/shop/variant-pairs.ts";
import { limits } from "#contract/values/limits.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { Section } from "../../Section.tsx";
import { type PairWord, pairWords, withPairWord } from "./pair-english.ts";
import type { ProductForm } from "./product-form.ts";
import styles from "./Product.module.css";
import type { Editing } from "./use-product.ts";

export function English({ editing }: { editing: Editing }) {
  const { t } = useTranslation("shopcenter");
  const { form, change, errors } = editing;
  const { en } = form;
  const set = (part: Partial<ProductForm["en"]>): void => change({ en: { ...en, ...part } });
  return (
    <Section id="english" title={t("sections.english")} intro={t("item.intros.english")}>
      <div lang="en" className={styles.english}>
        <Text
          label={t("item.fields.title")}
          german={form.title}
          value={en.title}
          error={errors["en.title"]}
          onChange={(title) => set({ title })}
        />
        <Text
          isLong
          label={t("item.fields.text")}
          german={form.text}
          value={en.text}
          error={errors["en.text"]}
          onChange={(text) => set({ text })}
        />
        <Text
          label={t("item.fields.producer")}
          german={form.producer}
          value={en.producer}
          error={errors["en.producer"]}
          onChange={(producer) => set({ producer })}
        />
        {form.food &&
          (["ingredients", "allergens", "storage"] as const).map((name) => (
            <Text
              key={name}
              isLong
              label={t(`item.fields.${name}`)}
              german={form.food?.[name] ?? ""}
              value={en.food[name]}
              error={errors[`en.food.${name}`]}
              onChange={(typed) => set({ food: { ...en.food, [name]: typed } })}
            />
          ))}
        <Text
          isLong
          label={t("item.fields.withdrawalText")}
          german={form.withdrawal.text}
          value={en.withdrawal}
          error={errors["en.withdrawal.text"]}
          onChange={(withdrawal) => set({ withdrawal })}
        />
        <Text
          isLong
          label={t("item.fields.durabilityText")}
          german={form.durability.text}
          value={en.durability}
          error={errors["en.durability.text"]}
          onChange={(durability) => set({ durability })}
        />
        <Text
          isLong
          label={t("item.fields.warnings")}
          german={form.safety.warnings}
          value={en.warnings}
          error={errors["en.safety.warnings"]}
          onChange={(warnings) => set({ warnings })}
        />
        <VariantWords editing={editing} />
      </div>
    </Section>
  );
}

function VariantWords({ editing: { form, change, errors } }: { editing: Editing }) {
  const { t } = useTranslation("shopcenter");
  const grid = gridOf(form.variants);
  if (grid)
    return (
      <div className={styles.row}>
        {pairWords(grid, form.variants).map((word) => (
          <PairText
            key={`${word.field} ${word.at} ${word.german}`}
            word={word}
            onChange={(english) => change({ variants: withPairWord(form.variants, { ...word, english }) })}
          />
        ))}
      </div>
    );
  return form.variants.map((variant, index) => (
    <div key={variant.row} className={styles.row}>
      {(["key", "value"] as const).map((name) => (
        <Text
          key={name}
          label={t(`item.fields.variantEnglish.${name}`, { number: index + 1 })}
          german={variant[name]}
          value={variant.en[name]}
          error={errors[`en.variants.${index}.${name}`]}
          onChange={(typed) =>
            change({
              variants: form.variants.map((one) =>
                one === variant ? { ...one, en: { ...one.en, [name]: typed } } : one,
              ),
            })
          }
        />
      ))}
    </div>
  ));
}

/** Keeps what is typed, because the stored pair has no blanks at its ends. */
function PairText({ word, onChange }: { word: PairWord; onChange: (english: string) => void }) {
  const { t } = useTranslation("shopcenter");
  const [typed, setTyped] = useState(word.english);
  return (
    <Text
      label={t("item.pairs.english", { text: word.german })}
      german={word.german}
      value={typed}
      error={undefined}
      onChange={(english) => {
        setTyped(english);
        onChange(english);
      }}
    />
  );
}

type TextProps = {
  label: string;
  german: string;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
  isLong?: boolean;
};

function Text({ label, german, value, error, onChange, isLong = false }: TextProps) {
  const { t } = useTranslation("shopcenter");
  if (german.trim() === "" && value === "" && error === undefined) return null;
  return (
    <Field
      label={label}
      hint={german.trim() === "" ? undefined : t("item.german", { text: german })}
      value={value}
      onChange={onChange}
      rows={isLong ? 2 : undefined}
      maxLength={isLong ? limits.productTextLength : limits.textLength}
      error={error}
    />
  );
}
