// Sends the order: once, however often the button is pressed; what was typed stays until it has arrived. Who is refused for a
// field is led to it.
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { shopOrderPath } from "#contract/pages.ts";
import { refusalOf, trpc } from "../../../trpc.ts";
import { type CartRow, ordered } from "../cart/cart-rows.ts";
import { changeCart } from "../cart/use-cart.ts";
import type { Sum } from "../cart/use-sum.ts";
import { keepPlaced } from "../order/kept-order.ts";
import type { Calculation } from "../shop-data.ts";
import { type Draft, forgetDraft, keyOfOrder, refuseFields, useDraft } from "./draft.ts";
import { refusedFields, stepOfFields } from "./problems.ts";
import { orderInput, type Placed, usePlaceOrder } from "./place-order.ts";

export type OrderProblem =
  | { kind: "unreachable" }
  | { kind: "already" }
  | { kind: "refused"; message: string; fields: string[] }
  | { kind: "stock"; lines: string[] }
  /** What the customer saw, and the calculation of now. */
  | { kind: "price"; before: Seen; now: Calculation };

export type Seen = { total: number; shipping: number; rows: readonly CartRow[] };

export function useOrdering(rows: readonly CartRow[], sum: Sum) {
  const draft = useDraft();
  const utils = trpc.useUtils();
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
      refuseFields(messages);
      if (names.length === 0) setProblem(problemOf(error, { total: sum.total, shipping: sum.shipping, rows }));
      // Prices, pieces and choices are read anew: the overview shows what would be ordered now.
      await utils.shop.invalidate();
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
    if (placed.payment.url !== undefined) window.location.assign(placed.payment.url);
    else void navigate(`${shopOrderPath(placed.id)}#secret=${placed.secret}`, { replace: true });
  };

  return { order: () => void order(), isBusy, problem };
}

function inputOf(draft: Draft, rows: readonly CartRow[], { total }: Sum) {
  return orderInput(draft, { items: ordered(rows), total, key: keyOfOrder() });
}

function problemOf(error: unknown, before: Seen): OrderProblem {
  const refusal = refusalOf(error);
  if (refusal === null) return { kind: "unreachable" };
  if ((refusal.code as string) === "C108") return { kind: "price", before, now: refusal.current as Calculation };
  if ((refusal.code as string) === "C107") return { kind: "stock", lines: Object.values(refusal.fields ?? {}) };
  if (refusal.code === "C409") return { kind: "already" };
  return { kind: "refused", message: refusal.message, fields: Object.values(refusal.fields ?? {}) };
}
