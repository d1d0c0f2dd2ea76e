// contract.md section 4b, 'Order'
import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { languages } from "#contract/values/languages.ts";
import { longText, plainLine } from "#contract/fields/long-text.ts";
import { emailOfVisitor, firstNameOfVisitor, lastNameOfVisitor } from "#contract/fields/public-form.ts";
import {
  cleanText,
  fieldKeys,
  id,
  pageInput,
  sortKey,
  tagList,
  tagPath,
  version,
  since,
} from "#contract/fields/text.ts";
import { calculation, cartLines, delivery, type PricedLine, pricedLine } from "./cart.ts";
import { chosenCoupon } from "./coupons.ts";
import { orderEventKinds, orderStates } from "./order-states.ts";
import { paymentSources } from "./payment-sources.ts";
import { countryCode } from "./settings.ts";

const required = (max: number) => plainLine(max).pipe(z.string().min(1, { error: fieldKeys.required }));

const customer = z
  .object({
    firstName: firstNameOfVisitor,
    lastName: lastNameOfVisitor,
    street: required(limits.textLength),
    zip: required(limits.zipLength),
    city: required(limits.nameLength),
    country: countryCode.default("DE"),
    phone: plainLine(limits.phoneLength).default(""),
    email: emailOfVisitor,
    comment: longText(limits.commentLength).default(""),
    delivery,
    payment: z.enum(paymentSources),
  })
  .refine(({ country, zip }) => country !== "DE" || /^\d{5}$/u.test(zip), {
    path: ["zip"],
    error: fieldKeys.zipInvalid,
  });

export const createOrderInput = z.object({
  order: customer,
  items: cartLines,
  /** The total in cents that the customer has seen. An order with another total is refused. */
  total: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  key: cleanText.pipe(z.string().min(16).max(64)),
  age: z.boolean().default(false),
  coupon: chosenCoupon,
});
export type CreateOrderInput = z.output<typeof createOrderInput>;

const bankAccount = z.object({ holder: z.string(), iban: z.string(), bic: z.string(), bank: z.string() });

export const paymentAnswer = z.object({
  source: z.enum(paymentSources),
  url: z.string().optional(),
  reference: z.string().optional(),
  bankAccount: bankAccount.optional(),
});
export type PaymentAnswer = z.output<typeof paymentAnswer>;

export const placedOrder = z.object({
  id: z.string(),
  number: z.number(),
  total: z.number(),
  secret: z.string(),
  payment: paymentAnswer,
});
export type PlacedOrder = z.output<typeof placedOrder>;

const when = z.string().nullable();

export const orderAnswer = z.object({
  id: z.string(),
  number: z.number(),
  created: z.string(),
  read: z.boolean(),
  tags: z.array(z.string()),
  order: z.object({
    firstName: z.string(),
    lastName: z.string(),
    street: z.string(),
    zip: z.string(),
    city: z.string(),
    country: z.string(),
    phone: z.string(),
    email: z.string(),
    comment: z.string(),
    delivery,
    payment: z.enum(paymentSources),
    items: z.array(pricedLine),
  }),
  ...calculation,
  /** The code of the coupon at the time of the order. */
  coupon: z.string().nullable(),
  language: z.enum(languages),
  age: z.boolean(),
  legal: z.array(z.object({ kind: z.string(), revision: z.number() })),
  paidAt: when,
  shipped: when,
  cancelled: when,
  refunded: z.number(),
  invoice: z.object({ number: z.string(), date: z.string() }).nullable(),
  updated: z.string(),
  version: z.number(),
  handedOver: when,
  minAge: z.number(),
  /** In cents. `received` includes part payments; `due` is still owed. */
  received: z.number(),
  due: z.number(),
  overpaid: z.number(),
  oversold: when,
  deleted: when,
  states: z.array(z.enum(orderStates)),
  notes: z.string(),
});
export type Order = z.output<typeof orderAnswer>;

export const orderEvent = z.object({
  kind: z.enum(orderEventKinds),
  at: z.string(),
  /** The user's name; '' if the customer, the payment provider or the program caused the event. */
  by: z.string(),
  cents: z.number().nullable(),
  reason: z.string(),
  booked: z.string().nullable(),
});
export type OrderEvent = z.output<typeof orderEvent>;

export const updateOrderInput = z
  .object({ read: z.boolean(), tags: tagList, notes: longText(limits.messageLength) })
  .partial()
  .extend({ id, version: version.optional() });
export type UpdateOrderInput = z.output<typeof updateOrderInput>;

export const orderSortKeys = ["created", "number", "name", "total", "updated"] as const;

export const listOrdersInput = z.object({
  ...pageInput,
  since,
  read: z.boolean().optional(),
  /** Deleted orders are listed only if `states` contains 'deleted'. */
  states: z.array(z.enum(orderStates)).max(orderStates.length).default([]),
  payment: z.enum(paymentSources).optional(),
  customer: id.optional(),
  tags: z.array(tagPath).max(limits.tagsPerItem).default([]),
  sort: sortKey(orderSortKeys).default("-created"),
});
export type ListOrdersInput = z.output<typeof listOrdersInput>;

const returned = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0);

/** A part of the order line at `position`; `deposit` in cents. */
const backLine = z.object({
  position: z.number().int().min(0).max(limits.cartLines),
  amount: returned,
  packOfSix: returned,
  packOfTwelve: returned,
  deposit: returned,
});

const backGoods = z
  .object({ lines: z.array(backLine).max(limits.cartLines), shipping: z.boolean().default(false) })
  .refine(({ lines }) => new Set(lines.map(({ position }) => position)).size === lines.length, {
    path: ["lines"],
    error: fieldKeys.invalid,
  });

/** Appears in the correction document and in the bookkeeping. */
const reason = plainLine(limits.textLength).default("");

/** Refunds goods or a sum. If both are missing, everything that is not refunded yet is refunded. */
export const refundOrderInput = z
  .object({
    id,
    /** The client generates the id, so a retry is idempotent and the refund is paid once. */
    refundId: id.refine((value) => value !== "", { error: fieldKeys.invalid }),
    cents: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    /** The VAT rate of `cents`. Required if the order has several rates. */
    rate: z.number().int().min(0).max(100).optional(),
    goods: backGoods.optional(),
    restock: z.boolean().default(false),
    reason,
  })
  .refine(({ cents, goods }) => cents === undefined || goods === undefined, {
    path: ["goods"],
    error: fieldKeys.invalid,
  });
export type RefundOrderInput = z.output<typeof refundOrderInput>;

export const recordPaymentInput = z.object({
  id,
  version,
  cents: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

export const reduceOrderInput = z.object({
  id,
  version,
  goods: backGoods,
  restock: z.boolean().default(false),
  reason,
});
export type ReduceOrderInput = z.output<typeof reduceOrderInput>;

export const orderBySecretInput = z.object({
  order: id,
  secret: cleanText.pipe(z.string().min(1).max(100)),
});

export const paymentStates = ["pending", "paid", "failed", "cancelled"] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A line with the legal texts at the time of purchase (legal.md L17, L18); '' for none. */
export type OwnLine = PricedLine & {
  durability: string;
  withdrawal: string;
  /** Pieces that can still be returned. Refunded pieces and pieces of open withdrawals do not count. */
  left: number;
};

export type OwnOrder = Omit<
  Order,
  "order" | "read" | "tags" | "version" | "oversold" | "deleted" | "states" | "notes" | "legal"
> & {
  order: Omit<Order["order"], "items"> & { items: OwnLine[] };
  status: PaymentState;
  /** Newest first. The texts of withdrawals are left out, because the form does not verify who sends a withdrawal. */
  withdrawals: { received: string; isDone: boolean }[];
  payment: PaymentAnswer;
  /** open: the provider's page accepts the payment. processing: the payment is pending. */
  online: "open" | "processing" | null;
};
