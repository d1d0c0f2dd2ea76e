// The coupon that the customer has entered. The browser keeps it until the tab is closed; the server checks it again with
// each price and each order.
import { useSyncExternalStore } from "react";
import type { FoundCoupon } from "#contract/shop/coupons.ts";
import { keptAs } from "../../forms/kept.ts";

type Entered = {
  coupon: FoundCoupon | null;
  /** Why the server has refused the last coupon. */
  problem: string | null;
};

const nothing: Entered = { coupon: null, problem: null };
const kept = keptAs("coupon");
const listeners = new Set<() => void>();
let entered: Entered | null = null;

function read(): Entered {
  entered ??= { coupon: couponIn(kept.read()), problem: null };
  return entered;
}

function couponIn({ code, kind, value }: Record<string, unknown>): FoundCoupon | null {
  const isKind = kind === "sum" || kind === "percent";
  return typeof code === "string" && isKind && typeof value === "number" ? { code, kind, value } : null;
}

export function enterCoupon(coupon: FoundCoupon | null, problem: string | null = null): void {
  entered = { coupon, problem };
  if (coupon) kept.keep(coupon);
  else kept.forget();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCoupon(): Entered {
  return useSyncExternalStore(subscribe, read, () => nothing);
}
