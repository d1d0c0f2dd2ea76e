// Two choices for variants of two properties. A value that the other choice does not offer stays visible, but closed.
import { useTranslation } from "react-i18next";
import type { Offer } from "#contract/shop/offers.ts";
import { joinedPair, type Pair, pairOf, type VariantGrid } from "#contract/shop/variant-pairs.ts";
import { useContent } from "../../language/content.ts";
import styles from "./Item.module.css";
import { BasePrice, NoteMark, useMoney } from "./Price.tsx";
import { type Said, variantKey, variantTitle } from "./product-texts.ts";
import type { ShelfProduct } from "./shop-data.ts";

type Props = {
  grid: VariantGrid;
  product: ShelfProduct;
  offers: readonly Offer[];
  chosen: string | null;
  onChoose: (variant: string | null) => void;
  noteId: string;
};

export function PairChoice({ grid, product, offers, chosen, onChoose, noteId }: Props) {
  const { t } = useTranslation("shop");
  const content = useContent();
  const money = useMoney();
  const [first, second] = pairOf(chosen ?? "") ?? [grid.first[0] ?? "", grid.second[0] ?? ""];
  const offerAt = (pair: Pair): Offer | undefined => offers.find(({ variant }) => variant === joinedPair(pair));
  /** Keeps the second value if it exists, and else takes the first one that is in stock. */
  const chooseFirst = (value: string): void => {
    const same = offerAt([value, second]);
    const others = grid.second.flatMap((other) => offerAt([value, other]) ?? []);
    const next = same ?? others.find(({ stock }) => stock !== 0) ?? others[0];
    if (next) onChoose(next.variant);
  };
  const words = (text: Said, at: 0 | 1): Said => ({ ...text, text: pairOf(text.text)?.[at] ?? text.text });
  const key = variantKey(product, content);
  const titleOf = (value: string, at: 0 | 1): Said => {
    const known = offers.find(({ variant }) => pairOf(variant ?? "")?.[at] === value);
    const title = words(variantTitle(product, known?.variant ?? value, content), at);
    return known ? title : { text: value, lang: "de" };
  };
  return (
    <>
      <fieldset className={styles.pair}>
        <legend lang={key.lang}>{words(key, 0).text}</legend>
        {grid.first.map((value) => {
          const { text, lang } = titleOf(value, 0);
          const isSoldOut = grid.second.every(
            (other) => (offerAt([value, other])?.stock ?? 0) === 0 && offerAt([value, other])?.stock !== null,
          );
          return (
            <label key={value}>
              <input type="radio" name="variant-first" checked={value === first} onChange={() => chooseFirst(value)} />
              <span lang={lang}>{text}</span>
              {isSoldOut && <small>{t("soldOut")}</small>}
            </label>
          );
        })}
      </fieldset>
      <fieldset className={styles.pair}>
        <legend lang={key.lang}>{words(key, 1).text}</legend>
        {grid.second.map((value) => {
          const { text, lang } = titleOf(value, 1);
          const offer = offerAt([first, value]);
          return (
            <label key={value}>
              <input
                type="radio"
                name="variant-second"
                checked={value === second}
                disabled={!offer}
                onChange={() => onChoose(joinedPair([first, value]))}
              />
              <span lang={lang}>{text}</span>
              {!offer && <small>{t("notMade")}</small>}
              {offer?.stock === 0 && <small>{t("soldOut")}</small>}
              {offer && offer.stock !== 0 && (
                <small>
                  {money(offer.prices.piece)}
                  <NoteMark noteId={noteId} isRepeated /> <BasePrice cents={offer.prices.piece} size={offer.size} />
                </small>
              )}
            </label>
          );
        })}
      </fieldset>
    </>
  );
}
