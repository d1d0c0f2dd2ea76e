// What the law has said of a product: the producer's guarantee of durability, and why it cannot be sent back.
import { useTranslation } from "react-i18next";
import { type Promising, promisesOf } from "./product-texts.ts";

type Props = { product: Promising };

export function Durability({ product }: Props) {
  const { t, i18n } = useTranslation("shop");
  const { text, lang } = promisesOf(product, i18n.language).durability;
  return (
    <>
      {t("facts.years", { count: product.durability?.years ?? 0 })}
      {text !== "" && (
        <>
          {". "}
          <span lang={lang}>{text}</span>
        </>
      )}
    </>
  );
}

/** The shop's own words, or those for the reason. */
export function WithdrawalText({ product }: Props) {
  const { t, i18n } = useTranslation("shop");
  const { text, lang } = promisesOf(product, i18n.language).withdrawal;
  if (text !== "") return <span lang={lang}>{text}</span>;
  return product.withdrawal && t(`withdrawal.${product.withdrawal.reason}`);
}
