// The price per litre while somebody types (legal.md L8).
import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import { basePrice, millilitresOf } from "#contract/shop/money.ts";
import { useSiteConfig } from "../../../loaded.ts";
import { centsOf, decimalOf } from "#contract/shop/typed-numbers.ts";

/** @returns a sentence; undefined as long as price or size cannot be read */
export function useBasePrice(): (price: string, size: string, pieces?: number) => string | undefined {
  const { t, i18n } = useTranslation("shopcenter");
  const { shop } = useSiteConfig();
  return (price, size, pieces = 1) => {
    const [cents, litres] = [centsOf(price), decimalOf(size)];
    if (cents === null || litres === null) return undefined;
    const perLitre = basePrice(cents, millilitresOf(litres), pieces);
    if (perLitre === null) return undefined;
    return t("item.basePrice", { price: formatCents(perLitre, shop.currency, i18n.language) });
  };
}
