import { litresOf } from "#contract/shop/money.ts";
import { dueCents, statesOf } from "#contract/shop/order-states.ts";
import type { Order, OrderEvent, PaymentAnswer, PaymentState } from "#contract/shop/orders.ts";
import type { OwnOrder } from "#contract/shop/orders.ts";
import type { PricedLine } from "#contract/shop/cart.ts";
import type { BankAccount } from "#contract/shop/settings.ts";
import type { EventRow, ItemRow, OrderRow } from "./store.ts";

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export function presentOrder(row: OrderRow): Order {
  const { id, number, read, tags, language, age, refunded, notes, version, created } = row;
  return {
    id,
    number,
    created: created.toISOString(),
    read,
    tags,
    order: { ...customerOf(row), items: row.items.map(presentItem) },
    ...calculationOf(row),
    language,
    age,
    legal: row.legal.map(({ kind, revision }) => ({ kind, revision })),
    paidAt: iso(row.paidAt),
    shipped: iso(row.shipped),
    cancelled: iso(row.cancelled),
    refunded,
    invoice: row.invoice,
    updated: row.updated.toISOString(),
    version,
    handedOver: iso(row.handedOver),
    minAge: Math.max(0, ...row.items.map(({ minAge }) => minAge)),
    received: row.received,
    due: dueCents(row),
    overpaid: row.overpaid,
    oversold: iso(row.oversold),
    deleted: iso(row.deleted),
    states: statesOf(row),
    notes,
  };
}

function customerOf(row: OrderRow): Omit<Order["order"], "items"> {
  const { firstName, lastName, street, zip, city, country, phone, email, comment, delivery, payment } = row;
  return { firstName, lastName, street, zip, city, country, phone, email, comment, delivery, payment };
}

function calculationOf({ discount, shipping, deposit, vat, total, currency, coupon }: OrderRow) {
  return { discount, shipping, deposit, vat, total, currency, coupon };
}

export function presentItem(item: ItemRow): PricedLine {
  const { productId, title, variant, sizeMillilitres, amount, packOfSix, packOfTwelve, deposit, tax, total } = item;
  return {
    item: { id: productId, title },
    variant,
    size: sizeMillilitres === null ? null : litresOf(sizeMillilitres),
    amount,
    packOfSix,
    packOfTwelve,
    prices: { piece: item.pricePiece, packOfSix: item.pricePackOfSix, packOfTwelve: item.pricePackOfTwelve },
    deposit,
    tax,
    total,
  };
}

const promisesIn = ({ durability, withdrawal }: ItemRow) => ({ durability, withdrawal });

export function presentEvent({ kind, at, userName, cents, reason, bookedOn }: EventRow): OrderEvent {
  return { kind, at: at.toISOString(), by: userName, cents, reason: reason ?? "", booked: bookedOn };
}

export function paymentStateOf(row: OrderRow): PaymentState {
  if (row.paidAt !== null) return "paid";
  if (row.cancelled !== null) return "cancelled";
  return row.released === null ? "pending" : "failed";
}

/** `bank/references.ts` finds the order by this reference. */
export const referenceOf = ({ number }: Pick<OrderRow, "number">): string => `Bestellung ${number}`;

/** Omits the URL of the payment page. The caller adds it. */
export function paymentOf(row: OrderRow, account: BankAccount): PaymentAnswer {
  const { payment: source } = row;
  const hasAccount = (source === "advancepayment" || source === "invoice") && account.iban !== "";
  return { source, ...(hasAccount && { reference: referenceOf(row), bankAccount: account }) };
}

type Own = Pick<OwnOrder, "online"> & {
  account: BankAccount;
  left: readonly number[];
  withdrawals: readonly { received: Date; done: Date | null }[];
};

export function presentOwnOrder(row: OrderRow, { account, online, left, withdrawals }: Own): OwnOrder {
  const {
    read: _read,
    tags: _tags,
    version: _version,
    oversold: _oversold,
    deleted: _deleted,
    ...order
  } = presentOrder(row);
  const { states: _states, notes: _notes, legal: _legal, ...own } = order;
  const items = row.items.map((item, position) => ({
    ...presentItem(item),
    ...promisesIn(item),
    left: left[position] ?? 0,
  }));
  return {
    ...own,
    order: { ...own.order, items },
    status: paymentStateOf(row),
    withdrawals: withdrawals.map(({ received, done }) => ({ received: received.toISOString(), isDone: done !== null })),
    payment: paymentOf(row, account),
    online,
  };
}
