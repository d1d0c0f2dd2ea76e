// The facts of a product: food data, producer, delivery, legal exceptions (legal.md L17, L18, L20, L21).
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useContent } from "../../language/content.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import styles from "./Item.module.css";
import { formatNumber } from "./format-number.ts";
import { type Said, textsOf } from "./product-texts.ts";
import { Durability, WithdrawalText } from "./Promises.tsx";
import type { ShelfProduct } from "./shop-data.ts";

type Props = { product: ShelfProduct };

export function ItemFacts({ product }: Props) {
  const { t, i18n } = useTranslation("shop");
  const { deliveryDays } = useSiteSettings().shop;
  const { language } = i18n;
  const texts = textsOf(product, useContent());
  const { alcohol = null } = product.food ?? {};
  const days = product.deliveryDays ?? deliveryDays;
  return (
    <dl className={styles.facts}>
      <Words name={t("facts.ingredients")} said={texts.ingredients} />
      <Words name={t("facts.allergens")} said={texts.allergens} isStrong />
      {alcohol !== null && (
        <Fact name={t("facts.alcohol")}>{t("facts.vol", { percent: formatNumber(alcohol, language) })}</Fact>
      )}
      <Words name={t("facts.storage")} said={texts.storage} />
      <Words name={t("facts.producer")} said={texts.producer} />
      {product.durability && (
        <Fact name={t("facts.durability")}>
          <Durability product={product} />
        </Fact>
      )}
      {product.minAge > 0 && <Fact name={t("facts.age")}>{t("facts.ageText", { age: product.minAge })}</Fact>}
      <Fact name={t("facts.delivery")}>{t("deliveryDays", days)}</Fact>
      {product.withdrawal && (
        <Fact name={t("facts.withdrawal")}>
          <WithdrawalText product={product} />
        </Fact>
      )}
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

export function Words({ name, said, isStrong = false }: { name: string; said: Said; isStrong?: boolean }) {
  if (said.text === "") return null;
  return (
    <Fact name={name}>
      {isStrong ? <strong lang={said.lang}>{said.text}</strong> : <span lang={said.lang}>{said.text}</span>}
    </Fact>
  );
}
