// Hints for prices: the price per litre (legal.md L8), and a warning if a carton costs more than its pieces.
import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import { basePrice, millilitresOf } from "#contract/shop/money.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { centsOf, decimalOf } from "#contract/shop/typed-numbers.ts";
import { cheaperSingles } from "./dearer-pack.ts";

export function useBasePrice(): (price: string, size: string, pieces?: number) => string | undefined {
  const { t, i18n } = useTranslation("shopcenter");
  const { shop } = useSiteSettings();
  return (price, size, pieces = 1) => {
    const [cents, litres] = [centsOf(price), decimalOf(size)];
    if (cents === null || litres === null) return undefined;
    const perLitre = basePrice(cents, millilitresOf(litres), pieces);
    if (perLitre === null) return undefined;
    return t("item.basePrice", { price: formatCents(perLitre, shop.currency, i18n.language) });
  };
}

export function usePackWarning(): (pack: string, price: string, pieces: number) => string | undefined {
  const { t, i18n } = useTranslation("shopcenter");
  const { shop } = useSiteSettings();
  return (pack, price, pieces) => {
    const cents = cheaperSingles(pack, price, pieces);
    if (cents === null) return undefined;
    return t("item.dearerPack", { count: pieces, sum: formatCents(cents, shop.currency, i18n.language) });
  };
}
