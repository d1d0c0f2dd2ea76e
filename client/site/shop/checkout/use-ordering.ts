import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { shopOrderPath } from "#contract/values/pages.ts";
import { useUtils } from "../../../api/access.ts";
import { isUnreachable, refusalOf } from "../../../api/refusal.ts";
import { type CartRow, ordered } from "../cart/cart-rows.ts";
import { changeCart } from "../cart/use-cart.ts";
import { enterCoupon } from "../cart/use-coupon.ts";
import type { Sum } from "../cart/use-sum.ts";
import { keepPlaced } from "../order/kept-order.ts";
import { type Draft, forgetDraft, keyOfOrder, refuseFields, renewKey, useDraft } from "./draft.ts";
import { type OrderProblem, orderProblemOf } from "./order-problem.ts";
import { refusedFields, stepOfFields } from "./problems.ts";
import { orderInput, type Placed, usePlaceOrder } from "./place-order.ts";

export function useOrdering(rows: readonly CartRow[], sum: Sum) {
  const draft = useDraft();
  const utils = useUtils();
  const navigate = useNavigate();
  const place = usePlaceOrder();
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<OrderProblem | null>(null);

  const order = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setProblem(null);
    try {
      arrive(await place(inputOf(draft, rows, sum)));
    } catch (error) {
      const { code, fields = {} } = refusalOf(error) ?? {};
      const messages = code === "C200" ? refusedFields(fields) : {};
      const names = Object.keys(messages);
      // The provider has refused the payment, but the order is stored. So the next attempt needs a new key.
      if ("payment" in fields) renewKey();
      if ("coupon" in fields) enterCoupon(null, fields["coupon"]);
      refuseFields(messages);
      if (names.length === 0) setProblem(orderProblemOf(error, { total: sum.total, shipping: sum.shipping, rows }));
      // Fetches prices, stock and choices again. Without a network, the overview and its retry button stay.
      if (!isUnreachable(error)) await utils.shop.invalidate();
      if (names.length > 0) void navigate(`#${stepOfFields(names)}`);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };

  const arrive = (placed: Placed): void => {
    keepPlaced(placed);
    forgetDraft();
    changeCart(() => []);
    enterCoupon(null);
    if (placed.payment.url !== undefined) window.location.assign(placed.payment.url);
    else void navigate(`${shopOrderPath(placed.id)}#secret=${placed.secret}`, { replace: true });
  };

  /** Starts a new order with the current cart. The order that is already stored does not change. */
  const beginAnew = (): void => {
    renewKey();
    setProblem(null);
  };

  return { order: () => void order(), beginAnew, isBusy, problem };
}

function inputOf(draft: Draft, rows: readonly CartRow[], { total, coupon }: Sum) {
  return orderInput(draft, { items: ordered(rows), total, key: keyOfOrder(), ...(coupon !== null && { coupon }) });
}
