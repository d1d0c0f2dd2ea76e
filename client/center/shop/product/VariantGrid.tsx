// Variants of two properties as a grid: price and stock for each pair.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { joinedPair, type Pair, type VariantGrid as Grid } from "#contract/shop/variant-pairs.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { Button, IconButton } from "../../../ui/admin/Button.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import { withPair } from "./pair-form.ts";
import type { VariantForm } from "./product-form.ts";
import styles from "./Product.module.css";
import type { Editing } from "./use-product.ts";

type Props = { grid: Grid; editing: Editing; onRemove: (variant: VariantForm, index: number) => void };

export function VariantGrid({ grid, editing, onRemove }: Props) {
  const { t } = useTranslation("shopcenter");
  const { form, change } = editing;
  const { variants } = form;
  const [firstKey, secondKey] = grid.keys;
  // The pressed button disappears, so the focus moves to what replaces it.
  const [pressed, setPressed] = useState<string | null>(null);
  const add = (pair: Pair): void => {
    setPressed(joinedPair(pair));
    change({ variants: withPair(grid, variants, pair) });
  };
  return grid.first.map((first) => (
    <fieldset key={first} className={styles.variant}>
      <legend>
        {firstKey}: {first}
      </legend>
      {grid.second.map((second) => {
        const pair: Pair = [first, second];
        const index = variants.findIndex(({ value }) => value === joinedPair(pair));
        const variant = variants[index];
        const name = joinedPair(pair);
        return (
          <div key={second} className={styles.pair} role="group" aria-label={name}>
            <span>
              <span className="visually-hidden">{secondKey}: </span>
              {second}
            </span>
            {variant ? (
              <>
                <Amounts editing={editing} variant={variant} index={index} isFocused={name === pressed} />
                <IconButton
                  icon="trash"
                  label={t("item.variantRemove", { name })}
                  onPress={() => {
                    setPressed(name);
                    onRemove(variant, index);
                  }}
                />
              </>
            ) : (
              <Button
                tone="quiet"
                autoFocus={name === pressed}
                aria-label={t("item.pairAdd", { name })}
                onPress={() => add(pair)}
              >
                <Icon name="plus" />
                {t("item.pairMissing")}
              </Button>
            )}
          </div>
        );
      })}
    </fieldset>
  ));
}

type AmountsProps = { editing: Editing; variant: VariantForm; index: number; isFocused: boolean };

function Amounts({ editing, variant, index, isFocused }: AmountsProps) {
  const { t } = useTranslation("shopcenter");
  const { form, change, errors } = editing;
  const { currency } = useSiteSettings().shop;
  const set = (part: Partial<VariantForm>): void =>
    change({ variants: form.variants.map((one) => (one === variant ? { ...one, ...part } : one)) });
  return (["price", "stock"] as const).map((name) => (
    <Field
      key={name}
      autoFocus={isFocused && name === "price"}
      inputMode={name === "stock" ? "numeric" : "decimal"}
      label={t(`item.fields.${name}`, { currency })}
      placeholder={form[name]}
      value={variant[name]}
      onChange={(typed) => set({ [name]: typed })}
      maxLength={12}
      error={errors[`variants.${index}.${name}`]}
    />
  ));
}
