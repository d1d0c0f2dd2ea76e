import { useEffect } from "react";
import { trpc } from "../../api/trpc.ts";
import { listInputOf as itemsInputOf, viewOf as itemsOf } from "./products/products-address.ts";
import { listInputOf as ordersInputOf, viewOf as ordersOf } from "./orders/orders-address.ts";

export function usePreloaded(): void {
  const utils = trpc.useUtils();
  useEffect(() => {
    const none = new URLSearchParams();
    void utils.products.list.prefetch(itemsInputOf(itemsOf(none), 0));
    void utils.orders.list.prefetch(ordersInputOf(ordersOf(none)));
  }, [utils]);
}
