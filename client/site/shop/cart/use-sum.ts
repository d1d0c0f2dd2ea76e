// The total of the cart. The browser's result is shown until the server's binding result arrives.
import type { Delivery } from "#contract/shop/money.ts";
import { useUtils, useWatched } from "../../../api/access.ts";
import type { Answers } from "../../../api/trpc.ts";
import type { Terms } from "../shop-data.ts";
import { type CartRow, ordered, sumOf } from "./cart-rows.ts";

export type Sum = Omit<ReturnType<typeof sumOf>, "lines"> & {
  isConfirmed: boolean;
};

export function useSum(rows: readonly CartRow[], delivery: Delivery, terms: Terms): Sum {
  const items = ordered(rows);
  const isWhole = rows.every(({ problem }) => problem === null);
  const price = useUtils().shop.price.queryOptions({ items, delivery });
  const { data } = useWatched<Answers["shop"]["price"]>(price, { isEnabled: isWhole && items.length > 0 });
  const { lines: _lines, ...own } = sumOf(rows, delivery, terms);
  const said = data && isWhole ? data : null;
  return { ...(said ?? own), isConfirmed: said !== null };
}
