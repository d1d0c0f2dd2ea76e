import type { CartLine, PriceAnswer } from "#contract/shop/cart.ts";
import { AppError, type FieldProblem } from "#contract/schemas/errors.ts";
import type { CreateOrderInput } from "#contract/shop/orders.ts";
import type { CouponTerms } from "#contract/shop/money.ts";
import { canCarry } from "#contract/shop/payment-sources.ts";
import { limits } from "#contract/values/limits.ts";
import type { Tx } from "#db/open.ts";
import type { Language } from "../../kernel/context.ts";
import { lockProducts, type ProductRow } from "../products/store.ts";
import { findLines, type FoundLine, priceLines, refuseTerms } from "./price-cart.ts";
import type { ShopTerms } from "./terms.ts";

export type LockedProducts = readonly ProductRow[];

/** Locks the products in the order of their ids, until the transaction ends. */
export function lockCart(tx: Tx, items: readonly CartLine[]): Promise<LockedProducts> {
  return lockProducts(tx, [...new Set(items.map(({ item }) => item))]);
}

/** @throws invalid (C200) for choices that the shop does not offer, and for a total above the limit */
export function priceOrder(
  input: CreateOrderInput,
  products: LockedProducts,
  terms: ShopTerms,
  { language, coupon }: { language: Language; coupon: CouponTerms | null },
): { found: FoundLine[]; price: PriceAnswer } {
  const { order, items } = input;
  const found = findLines(items, products);
  refuseChoices(input, found, terms);
  const price = priceLines(found, order.delivery, terms, language, coupon);
  if (!canCarry(order.payment, price.total, price.currency))
    throw new AppError("invalid", { fields: { "order.payment": { key: "paymentNotOffered" } } });
  if (price.total > limits.orderCents) throw new AppError("invalid", { fields: { items: { key: "orderTooLarge" } } });
  return { found, price };
}

function refuseChoices({ order, age }: CreateOrderInput, found: readonly FoundLine[], terms: ShopTerms): void {
  try {
    refuseTerms(terms, order);
  } catch (error) {
    if (error instanceof AppError)
      throw new AppError("invalid", { fields: below("order", error.details.fields ?? {}) });
    throw error;
  }
  const problems: Record<string, FieldProblem> = {};
  const forAdults = found.some(({ product }) => product.minAge > 0);
  if (forAdults && order.delivery === "shipping") problems["order.delivery"] = { key: "needsAgeCheck" };
  if (forAdults && !age) problems["age"] = { key: "ageRequired" };
  if (!terms.payments.includes(order.payment)) problems["order.payment"] = { key: "paymentNotOffered" };
  if (Object.keys(problems).length > 0) throw new AppError("invalid", { fields: problems });
}

function below(parent: string, fields: Record<string, FieldProblem>): Record<string, FieldProblem> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [field === "items" ? field : `${parent}.${field}`, problem]),
  );
}
