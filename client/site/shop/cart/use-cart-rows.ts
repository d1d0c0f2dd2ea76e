import { useEffect, useMemo } from "react";
import type { Answers } from "../../../api/trpc.ts";
import { useIsInBrowser } from "../use-is-in-browser.ts";
import { useUtils, useWatched } from "../../../api/access.ts";
import { isUnreachable } from "../../../api/refusal.ts";
import { isPriced } from "#contract/shop/offers.ts";
import { type CartProduct, type CartRow, rowsOf } from "./cart-rows.ts";
import { keepProducts, keptProducts } from "./kept-products.ts";
import { filled, keyOf, type Line } from "./cart-lines.ts";
import { useCart } from "./use-cart.ts";

export type CartState = {
  status: "unknown" | "loaded" | "offline" | "failed";
  rows: CartRow[];
  again: () => void;
};

export function useCartRows(): CartState {
  const isInBrowser = useIsInBrowser();
  const lines = useCart();
  const ids = [...new Set(lines.map(({ item }) => item))].sort();
  const { data, error, again } = useWatched<Answers["shop"]["items"]>(useUtils().shop.items.queryOptions({ ids }), {
    isEnabled: isInBrowser && ids.length > 0,
    keepsFormer: true,
  });
  const priced = useMemo(() => data?.filter(isPriced), [data]);
  useEffect(() => {
    if (priced) keepProducts(priced);
  }, [priced]);
  const offline = useMemo(() => (error && isUnreachable(error) ? keptProducts() : null), [error]);
  const products: readonly CartProduct[] | null = ids.length === 0 ? [] : (priced ?? offline);
  const status = !isInBrowser ? "unknown" : stateOf(products !== null, error !== null, offline !== null);
  return { status, rows: rowsOf(lines, products ?? [], useShort(lines)), again };
}

/**
 * The server publishes a stock only when it is low. So a request checks whether the stock is sufficient for each line.
 */
function useShort(lines: readonly Line[]): ReadonlyMap<string, number> {
  const items = filled(lines);
  const { data } = useWatched<Answers["shop"]["short"]>(useUtils().shop.short.queryOptions({ items }), {
    isEnabled: items.length > 0,
    keepsFormer: true,
  });
  return useMemo(() => new Map(data?.map((line) => [keyOf(line), line.left])), [data]);
}

function stateOf(hasProducts: boolean, isFailed: boolean, isOffline: boolean): CartState["status"] {
  if (isOffline) return "offline";
  if (isFailed && !hasProducts) return "failed";
  return hasProducts ? "loaded" : "unknown";
}
