// The total of the cart. The browser's result is shown until the server's binding result arrives.
import type { Delivery } from "#contract/shop/money.ts";
import { useUtils, useWatched } from "../../../api/access.ts";
import type { Answers } from "../../../api/trpc.ts";
import type { Terms } from "../shop-data.ts";
import { type CartRow, ordered, sumOf } from "./cart-rows.ts";
import { useCoupon } from "./use-coupon.ts";

export type Sum = Omit<ReturnType<typeof sumOf>, "lines"> & {
  coupon: string | null;
  isConfirmed: boolean;
};

export function useSum(rows: readonly CartRow[], delivery: Delivery, terms: Terms): Sum {
  const { coupon } = useCoupon();
  const items = ordered(rows);
  const isWhole = rows.every(({ problem }) => problem === null);
  const price = useUtils().shop.price.queryOptions({ items, delivery, ...(coupon && { coupon: coupon.code }) });
  const { data } = useWatched<Answers["shop"]["price"]>(price, { isEnabled: isWhole && items.length > 0 });
  const { lines: _lines, ...own } = sumOf(rows, delivery, { terms, coupon });
  const said = data && isWhole ? data : null;
  return { ...(said ?? own), coupon: coupon?.code ?? null, isConfirmed: said !== null };
}
