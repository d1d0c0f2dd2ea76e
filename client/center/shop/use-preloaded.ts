// Prefetches the first products and orders when the area opens. The screens show them at once and refetch them.
import { useEffect } from "react";
import { trpc } from "../../api/trpc.ts";
import { askedFor as askedForItems, viewOf as itemsOf } from "./products/products-address.ts";
import { askedFor as askedForOrders, viewOf as ordersOf } from "./orders/orders-address.ts";

export function usePreloaded(): void {
  const utils = trpc.useUtils();
  useEffect(() => {
    const none = new URLSearchParams();
    void utils.products.list.prefetch(askedForItems(itemsOf(none), 0));
    void utils.orders.list.prefetch(askedForOrders(ordersOf(none)));
  }, [utils]);
}
