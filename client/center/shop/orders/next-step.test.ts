import { expect, it } from "vitest";
import { type Standing, statesOf } from "#contract/shop/order-states.ts";
import type { PaymentSource } from "#contract/shop/payment-sources.ts";
import { nextStep } from "./next-step.ts";

const fresh = {
  paidAt: null,
  shipped: null,
  handedOver: null,
  cancelled: null,
  released: null,
  oversold: null,
  deleted: null,
  delivery: "shipping",
  total: 1000,
  received: 0,
  refunded: 0,
  overpaid: 0,
  isWithdrawn: false,
};

const at = "2026-05-01";
const pickup = { delivery: "pickup" };

const cases: [string, PaymentSource, Partial<Standing<string>>, ReturnType<typeof nextStep>][] = [
  ["on account, new", "invoice", {}, "shipped"],
  ["on account, shipped", "invoice", { shipped: at }, "paid"],
  ["on account, paid before it was shipped", "invoice", { paidAt: at }, "shipped"],
  ["on account, shipped and paid", "invoice", { shipped: at, paidAt: at }, null],
  ["on account, partly paid", "invoice", { shipped: at, received: 400 }, "paid"],
  ["on account, to be picked up", "invoice", pickup, "shipped"],
  ["on account, ready for pickup", "invoice", { ...pickup, shipped: at }, "handedOver"],
  ["on account, picked up", "invoice", { ...pickup, shipped: at, handedOver: at }, "paid"],
  ["in advance, new", "advancepayment", {}, "paid"],
  ["in advance, partly paid", "advancepayment", { received: 400 }, "paid"],
  ["in advance, paid", "advancepayment", { paidAt: at }, "shipped"],
  ["in advance, paid and shipped", "advancepayment", { paidAt: at, shipped: at }, null],
  ["in advance, shipped before the payment", "advancepayment", { shipped: at }, "paid"],
  ["online, not paid yet", "creditcard", {}, null],
  ["online, paid", "creditcard", { paidAt: at }, "shipped"],
  ["online, paid after its pieces were released", "creditcard", { paidAt: at, oversold: at }, "shipped"],
  ["online, not paid in time", "creditcard", { released: at }, null],
  ["online, paid and ready for pickup", "sofort", { ...pickup, paidAt: at, shipped: at }, "handedOver"],
  ["paid back", "creditcard", { paidAt: at, refunded: 1000 }, null],
  ["withdrawn from", "invoice", { isWithdrawn: true }, null],
  ["cancelled", "invoice", { cancelled: at }, null],
  ["deleted", "invoice", { deleted: at }, null],
];

it.each(cases)("%s (%s)", (_name, payment, more, step) => {
  expect(nextStep(statesOf({ ...fresh, payment, ...more }), payment)).toBe(step);
});
