import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { gridOf } from "#contract/shop/variant-pairs.ts";
import { RowTools } from "../../../entry-editor/lists/RowTools.tsx";
import { Button } from "../../../ui/admin/Button.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import { movedItem } from "../../../ui/admin/moved-item.ts";
import { notify } from "../../../ui/admin/notices.tsx";
import { useFocusAfterMove } from "../../../ui/admin/use-focus-after-move.ts";
import layout from "../../../ui/admin/Layout.module.css";
import { Switch } from "../../../ui/admin/Switch.tsx";
import { Section } from "../../Section.tsx";
import { withFormer, withRestored } from "./former-variants.ts";
import { PairDialog } from "./PairDialog.tsx";
import { emptyVariant, type VariantForm } from "./product-form.ts";
import styles from "./Product.module.css";
import type { Editing } from "./use-product.ts";
import { VariantGrid } from "./VariantGrid.tsx";
import { VariantFields } from "./VariantFields.tsx";

export function Variants({ editing }: { editing: Editing }) {
  const { t } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const { form, change } = editing;
  const { variants } = form;
  const [said, say] = useState("");
  const [added, setAdded] = useState<string | null>(null);
  const grid = gridOf(variants);
  const [isPairing, setIsPairing] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const { list, focusAfterMove } = useFocusAfterMove<HTMLOListElement>();
  // An undo comes later: what was typed meanwhile stays.
  const latest = useRef(variants);
  useEffect(() => {
    latest.current = variants;
  });
  const nameOf = ({ value }: VariantForm, index: number): string => value || String(index + 1);
  const add = (): void => {
    const variant = { ...emptyVariant(), key: variants.at(-1)?.key ?? t("item.variantKey") };
    change({ variants: [...variants, variant] });
    setAdded(variant.row);
  };
  const move = (variant: VariantForm, index: number, by: -1 | 1): void => {
    change({ variants: movedItem(variants, index, index + by) });
    const place = index + by + 1;
    say(t("item.variantMoved", { name: nameOf(variant, index), place, count: variants.length }));
    focusAfterMove(variant.row, by);
  };
  const remove = (variant: VariantForm, index: number): void => {
    change({ variants: variants.toSpliced(index, 1) });
    notify(t("item.variantRemoved", { name: nameOf(variant, index) }), "good", {
      label: admin("undo"),
      run: () => change({ variants: withRestored(latest.current, variant, index) }),
    });
  };
  const make = (made: VariantForm[]): void => {
    const gone = variants.filter(({ row }) => !made.some((variant) => variant.row === row)).length;
    change({ variants: made });
    notify(
      t("item.pairs.made", { count: made.length }),
      "good",
      gone > 0
        ? { label: admin("undo"), run: () => change({ variants: withFormer(latest.current, variants) }) }
        : undefined,
    );
  };
  return (
    <Section id="variants" title={t("sections.variants")} intro={t("item.intros.variants")}>
      {grid && (
        <Switch isSelected={isWhole} onChange={setIsWhole}>
          {t("item.pairs.whole")}
        </Switch>
      )}
      {grid && !isWhole && <VariantGrid grid={grid} editing={editing} onRemove={remove} />}
      {variants.length > 0 && (!grid || isWhole) && (
        <ol ref={list} className={styles.variants}>
          {variants.map((variant, index) => {
            const name = nameOf(variant, index);
            return (
              <li key={variant.row}>
                <fieldset className={styles.variant}>
                  <legend>{t("item.variant", { number: index + 1 })}</legend>
                  <VariantFields
                    editing={editing}
                    variant={variant}
                    index={index}
                    isNew={variant.row === added}
                    onChange={(part) =>
                      change({ variants: variants.map((one) => (one === variant ? { ...one, ...part } : one)) })
                    }
                  />
                  <div className={styles.tools}>
                    <RowTools
                      rowKey={variant.row}
                      place={{ index, count: variants.length }}
                      labels={{
                        up: t("item.variantUp", { name }),
                        down: t("item.variantDown", { name }),
                        remove: t("item.variantRemove", { name }),
                      }}
                      onMove={(by) => move(variant, index, by)}
                      onRemove={() => remove(variant, index)}
                    />
                  </div>
                </fieldset>
              </li>
            );
          })}
        </ol>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div className={layout.actions}>
        {(!grid || isWhole) && (
          <Button isDisabled={variants.length >= limits.variants} onPress={add}>
            <Icon name="plus" />
            {t("item.variantAdd")}
          </Button>
        )}
        <Button onPress={() => setIsPairing(true)}>{t(grid ? "item.pairs.edit" : "item.pairs.open")}</Button>
      </div>
      <PairDialog
        isOpen={isPairing}
        grid={grid}
        variants={variants}
        onMade={make}
        onClose={() => setIsPairing(false)}
      />
    </Section>
  );
}
