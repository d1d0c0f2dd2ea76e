import { expect, it } from "vitest";
import { stampsOf } from "./stamps.ts";

const at = (hour: number): string => `2026-11-02T${String(hour).padStart(2, "0")}:00:00.000Z`;

const order = {
  total: 900,
  received: 0,
  refunded: 0,
  created: at(8),
  paidAt: null,
  shipped: null,
  handedOver: null,
  cancelled: null,
  status: "pending",
  payment: { source: "advancepayment" },
  order: { delivery: "shipping" },
} as const;

const words = (stamps: ReturnType<typeof stampsOf>): string[] =>
  stamps.map(({ kind, at: reached }) => (reached === null ? `(${kind})` : kind));

it("a parcel is ordered, paid and on its way", () => {
  expect(words(stampsOf(order))).toEqual(["ordered", "(paid)", "(onItsWay)"]);
  expect(words(stampsOf({ ...order, status: "paid", paidAt: at(9), shipped: at(10) }))).toEqual([
    "ordered",
    "paid",
    "onItsWay",
  ]);
  expect(words(stampsOf({ ...order, shipped: at(10), handedOver: at(11) }))).toContain("handedOver");
});

it("an order for pickup is ready and handed over; an invoice is paid last", () => {
  const pickup = { ...order, order: { delivery: "pickup" }, payment: { source: "invoice" } } as const;
  expect(words(stampsOf(pickup))).toEqual(["ordered", "(ready)", "(handedOver)", "(paid)"]);
  // Goods can be handed over at the counter without a message that they are ready.
  expect(words(stampsOf({ ...pickup, handedOver: at(11) }))).toEqual(["ordered", "ready", "handedOver", "(paid)"]);
});

it("a cancelled or failed order announces nothing more", () => {
  expect(words(stampsOf({ ...order, status: "cancelled", cancelled: at(12) }))).toEqual(["ordered", "cancelled"]);
  expect(words(stampsOf({ ...order, status: "failed" }))).toEqual(["ordered"]);
  const paidBack = { ...order, status: "paid", paidAt: at(9), received: 900, refunded: 900 } as const;
  expect(words(stampsOf(paidBack))).toEqual(["ordered", "paid"]);
});
