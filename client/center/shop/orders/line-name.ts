import type { TFunction } from "i18next";
import type { PricedLine } from "#contract/shop/cart.ts";
import { typedNumber } from "#contract/shop/typed-numbers.ts";

export function lineName({ item, variant, size }: PricedLine, t: TFunction<"shopcenter">, language: string): string {
  const litres = size === null ? null : t("order.litres", { size: typedNumber(size, language) });
  return [item.title, variant ?? litres].filter(Boolean).join(" · ");
}
