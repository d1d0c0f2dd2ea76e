import { useClient } from "../../../api/access.ts";
import type { Answers } from "../../../api/trpc.ts";
import type { Line } from "../cart/cart-lines.ts";
import type { Draft } from "./draft.ts";

type Rest = { items: Line[]; /** cents */ total: number; key: string; coupon?: string };

export function orderInput(draft: Draft, { items, ...rest }: Rest) {
  const { delivery, payment, age, key: _key, ...address } = draft;
  return {
    order: {
      ...address,
      delivery: delivery as "pickup",
      payment: payment as "invoice",
    },
    items,
    ...rest,
    age: age === "yes",
  };
}

export type OrderInput = ReturnType<typeof orderInput>;

export type Placed = Answers["shop"]["order"];

export function usePlaceOrder(): (input: OrderInput) => Promise<Placed> {
  const client = useClient();
  return (input) => client.shop.order.mutate(input);
}
