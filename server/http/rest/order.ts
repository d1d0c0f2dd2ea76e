import { z } from "zod";
import {
  createOrderInput,
  listOrdersInput,
  orderAnswer,
  orderBySecretInput,
  paymentStates,
  placedOrder,
  updateOrderInput,
} from "#contract/shop/orders.ts";
import { payoutAnswer } from "#contract/shop/payouts.ts";
import { id } from "#contract/fields/text.ts";
import { crud } from "./crud.ts";
import { manyToRest, type RestNoun, toRest } from "./names.ts";
import { cartonNames, priceNoun } from "./product.ts";
import { bodyOf, queryOf, type RestRow } from "./route.ts";

const customerNames = {
  "order.firstName": "vname",
  "order.lastName": "nname",
  "order.street": "addr",
  "order.zip": "plz",
};

export const orderNoun: RestNoun = {
  name: "Order",
  names: {
    id: "_id",
    paidAt: "payed",
    ...customerNames,
    ...cartonNames("order.items.*", "order.items.*.prices"),
    "order.items.*.item.id": "_id",
  },
  answer: orderAnswer.omit({
    handedOver: true,
    minAge: true,
    received: true,
    overpaid: true,
    due: true,
    oversold: true,
    deleted: true,
    states: true,
    notes: true,
  }),
};

/** The names in the request body, in the placed order, and in the calculation of a refused order (C108). */
const placingNames = { ...priceNoun.names, ...customerNames, id: "_id", "payment.bankAccount": "bankverbindung" };
const placingNoun: RestNoun = { ...priceNoun, names: placingNames };
const placedNoun: RestNoun = { name: "PlacedOrder", names: placingNames, answer: placedOrder };
/** Moves `id` to the end, because the OpenAPI document lists the required fields in the schema's order. */
const placed = placedOrder.omit({ id: true }).extend({ id: z.string() });
const payoutNoun: RestNoun = { name: "Payout", names: { id: "_id" }, answer: payoutAnswer };
const marked = z.object({ id });
const polled = z.object({ status: z.enum(paymentStates) });

function markRow(path: string, procedure: string, summary: string): RestRow {
  return {
    method: "PUT",
    path,
    procedure,
    summary,
    noun: orderNoun,
    status: 200,
    body: marked,
    bodyName: "OrderReference",
    answer: orderNoun.answer,
    run: async (call, request) => ({
      body: toRest(orderNoun, await call(procedure, bodyOf(orderNoun, marked, request))),
    }),
  };
}

export const orderRows: RestRow[] = [
  ...crud("/order", {
    noun: orderNoun,
    words: { one: "an order", many: "orders" },
    router: "orders",
    list: listOrdersInput,
    update: updateOrderInput.omit({ notes: true }),
  }),
  markRow("/shop/markShipped", "orders.markShipped", "Mark an order as shipped; again: unchanged"),
  markRow("/shop/markPayed", "orders.markPaid", "Mark an order as paid; again: unchanged"),
  {
    method: "POST",
    path: "/shop/order",
    procedure: "shop.order",
    summary: "Order a cart. The same key with the same content answers the same order",
    noun: placingNoun,
    status: 201,
    body: createOrderInput,
    bodyName: "NewOrder",
    answer: placed,
    answerName: "PlacedOrder",
    // The `key` in the body makes a repetition safe.
    hasSecret: true,
    run: async (call, request) => ({
      body: toRest(placedNoun, await call("shop.order", bodyOf(placingNoun, createOrderInput, request))),
    }),
  },
  {
    method: "GET",
    path: "/shop/payouts",
    procedure: "payments.payouts",
    summary: "What the payment provider has paid out, the newest first",
    noun: payoutNoun,
    status: 200,
    answer: z.array(payoutAnswer),
    run: async (call) => ({ body: manyToRest(payoutNoun, await call("payments.payouts", undefined)) }),
  },
  {
    method: "GET",
    path: "/shop/webhook/pollSourceStatus",
    procedure: "ownOrder.poll",
    summary: "What the payment of an order is at, for whoever has its secret",
    status: 200,
    query: orderBySecretInput,
    answer: polled,
    answerName: "PaymentStatus",
    run: async (call, request) => ({
      body: polled.parse(await call("ownOrder.poll", queryOf(orderBySecretInput, request))),
    }),
  },
];
