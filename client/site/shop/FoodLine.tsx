// Allergens, alcohol, minimum age and producer in one line, above the button (legal.md L21).
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useContent } from "../../language/content.ts";
import { formatNumber } from "./format-number.ts";
import styles from "./Item.module.css";
import { textsOf } from "./product-texts.ts";
import type { ShelfProduct } from "./shop-data.ts";

export function FoodLine({ product }: { product: ShelfProduct }) {
  const { t, i18n } = useTranslation("shop");
  const { t: common } = useTranslation();
  const { allergens, producer } = textsOf(product, useContent());
  const { alcohol = null } = product.food ?? {};
  const parts: ReactNode[] = [
    allergens.text !== "" && (
      <>
        {t("facts.allergens")}: <strong lang={allergens.lang}>{allergens.text}</strong>
      </>
    ),
    alcohol !== null && t("facts.vol", { percent: formatNumber(alcohol, i18n.language) }),
    product.minAge > 0 && common("price.fromAge", { age: product.minAge }),
    producer.text !== "" && (
      <>
        {t("facts.producer")}: <span lang={producer.lang}>{producer.text}</span>
      </>
    ),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return (
    <p className={styles.food}>
      {parts.map((part, index) => (
        // The parts always have the same order.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && " · "}
          {part}
        </Fragment>
      ))}
    </p>
  );
}
