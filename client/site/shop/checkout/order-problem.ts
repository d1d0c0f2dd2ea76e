import { isUnreachable, refusalOf } from "../../../api/refusal.ts";
import type { CartRow } from "../cart/cart-rows.ts";
import type { Calculation } from "../shop-data.ts";

export type OrderProblem =
  | { kind: "unreachable" }
  /** The page itself has a bug. Neither the server nor the network has failed. */
  | { kind: "fault" }
  /** The order is stored, but the payment provider has not answered. */
  | { kind: "unpaid" }
  /** The key was already used for a different order. */
  | { kind: "already" }
  | { kind: "refused"; message: string; fields: string[] }
  | { kind: "stock"; lines: string[] }
  | { kind: "price"; before: Seen; now: Calculation };

export type Seen = { total: number; shipping: number; rows: readonly CartRow[] };

export function orderProblemOf(error: unknown, before: Seen): OrderProblem {
  const refusal = refusalOf(error);
  if (refusal === null) return { kind: isUnreachable(error) ? "unreachable" : "fault" };
  const code: string = refusal.code;
  if (code === "C105") return { kind: "unpaid" };
  if (code === "C108") return { kind: "price", before, now: refusal.current as Calculation };
  if (code === "C107") return { kind: "stock", lines: Object.values(refusal.fields ?? {}) };
  if (code === "C409") return { kind: "already" };
  return { kind: "refused", message: refusal.message, fields: Object.values(refusal.fields ?? {}) };
}
