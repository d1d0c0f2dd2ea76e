// The legal statements of a product: the guarantee of durability, and the exclusion of the right of withdrawal.
import { useTranslation } from "react-i18next";
import { useContent } from "../../language/content.ts";
import { type Promising, promisesOf } from "./product-texts.ts";

type Props = { product: Promising };

export function Durability({ product }: Props) {
  const content = useContent();
  const { t } = useTranslation("shop");
  const { text, lang } = promisesOf(product, content).durability;
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

export function WithdrawalText({ product }: Props) {
  const content = useContent();
  const { t } = useTranslation("shop");
  const { text, lang } = promisesOf(product, content).withdrawal;
  if (text !== "") return <span lang={lang}>{text}</span>;
  return product.withdrawal && t(`withdrawal.${product.withdrawal.reason}`);
}
