import { useTranslation } from "react-i18next";
import type { Offer } from "#contract/shop/offers.ts";
import { gridOf } from "#contract/shop/variant-pairs.ts";
import { useContent } from "../../language/content.ts";
import styles from "./Item.module.css";
import { PairChoice } from "./PairChoice.tsx";
import { BasePrice, NoteMark, useMoney } from "./Price.tsx";
import { variantKey, variantTitle } from "./product-texts.ts";
import type { ShelfProduct } from "./shop-data.ts";

type Props = {
  product: ShelfProduct;
  offers: readonly Offer[];
  chosen: string | null;
  onChoose: (variant: string | null) => void;
  noteId: string;
};

export function Variants({ product, offers, chosen, onChoose, noteId }: Props) {
  const content = useContent();
  const { t } = useTranslation("shop");
  const money = useMoney();
  const key = variantKey(product, content);
  if (product.variants.length === 0) return null;
  const grid = gridOf(product.variants);
  if (grid) return <PairChoice {...{ grid, product, offers, chosen, onChoose, noteId }} />;
  return (
    <fieldset className={styles.variants}>
      <legend lang={key.lang}>{key.text || t("variant")}</legend>
      {offers.map(({ variant, prices, size, stock }) => {
        const title = variantTitle(product, variant ?? "", content);
        return (
          <label key={variant}>
            <input type="radio" name="variant" checked={variant === chosen} onChange={() => onChoose(variant)} />
            <span lang={title.lang}>{title.text}</span>
            <span className={styles.variantPrice}>
              {stock === 0 ? (
                t("soldOut")
              ) : (
                <>
                  <span>
                    {money(prices.piece)}
                    <NoteMark noteId={noteId} isRepeated />
                  </span>
                  <BasePrice cents={prices.piece} size={size} />
                </>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
