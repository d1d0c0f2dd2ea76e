import { createHash } from "node:crypto";
import { v7 as newId } from "uuid";
import { AppError } from "#contract/schemas/errors.ts";
import { formThrottle } from "#contract/values/limits.ts";
import type { PriceAnswer } from "#contract/shop/cart.ts";
import { millilitresOf } from "#contract/shop/money.ts";
import { programViewer } from "#contract/values/permissions.ts";
import type { CreateOrderInput, PlacedOrder } from "#contract/shop/orders.ts";
import { sqlState, UNIQUE_VIOLATION } from "#db/errors.ts";
import type { Tx } from "#db/open.ts";
import { hashToken } from "../../kernel/secrets/tokens.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { AskingContext } from "../../kernel/context.ts";
import { boundedSlots } from "../../outside/bounded-slots.ts";
import { removeRefused } from "../payments/remove-refused.ts";
import { isFinalRefusal, isPaidOnPage, preparePayment, startPayment } from "../payments/start-payment.ts";
import type { FoundLine } from "../pricing/price-cart.ts";
import { type LockedProducts, lockCart, priceOrder } from "../pricing/price-order.ts";
import { type ShopTerms, termsOf } from "../pricing/terms.ts";
import { countingGuesses, lockUsableCoupon } from "../pricing/redeem-coupon.ts";
import { countForm, mailAddressKey } from "../../forms/throttle/public-forms.ts";
import { drawNumber } from "../orders/counter.ts";
import { legalTexts } from "../orders/legal.ts";
import { tellReceived } from "../orders/mail-received.ts";
import { recordFree } from "../orders/move-order.ts";
import { paymentOf } from "../orders/present.ts";
import { promisesOf } from "../orders/promises.ts";
import { takeStock } from "../orders/stock.ts";
import { addEvent, findOrderByKey, insertOrder, newSecret, type OrderRow } from "../orders/store.ts";

type Context = AskingContext<"database" | "figures" | "now" | "publicUrl" | "secretKey" | "env" | "log">;

const oneAtATime = boundedSlots({ atOnce: 1, waiting: 200 });

/**
 * Idempotent: a known key with the same content returns the existing order.
 * @throws invalid (C200), outOfStock (C107), tooManyRequests (C102)
 * @throws totalChanged (C108) with the current calculation
 * @throws conflict (C409) for a key that was used with other content, or whose order was removed
 * @throws thirdParty (C105) if the order is stored, but its payment page could not be created yet
 */
export async function placeOrder(context: Context, input: CreateOrderInput): Promise<PlacedOrder> {
  const { row, payment, isNew, ...placed } = await placeCounted(context, input);
  if (isNew) context.services.figures.count("orderPlaced");
  const url = await startOrRemove(context, row);
  return { ...placed, payment: url === null ? payment : { ...payment, url } };
}

/**
 * Starts the online payment of an order. If the provider refuses the payment for good, removes the order.
 * @throws invalid (C200) if the order was removed
 */
async function startOrRemove({ services }: Context, row: OrderRow): Promise<string | null> {
  try {
    return await startPayment(services, row);
  } catch (error) {
    if (!isFinalRefusal(error) || !(await removeRefused(services, row.id))) throw error;
    throw new AppError("invalid", { fields: { payment: { key: "paymentRefused" } }, cause: error });
  }
}

type Stored = PlacedOrder & { row: OrderRow; isNew: boolean };

async function placeCounted(context: Context, input: CreateOrderInput): Promise<Stored> {
  const counted = await countForm(context.services.database.pool, [
    { name: "order address", key: context.address, most: formThrottle.ordersPerAddress },
    { name: "order mail", key: mailAddressKey(input.order.email), most: formThrottle.ordersPerMailAddress },
  ]);
  try {
    return await placeGuessing(context, input).catch((error: unknown) => {
      // A concurrent request with the same key has stored the order, so a second call returns that order.
      if (sqlState(error) === UNIQUE_VIOLATION) return placeOnce(context, input);
      throw error;
    });
  } catch (error) {
    await counted.uncount();
    throw error;
  }
}

function placeGuessing(context: Context, input: CreateOrderInput): Promise<Stored> {
  const work = (): Promise<Stored> => placeOnce(context, input);
  return input.coupon === undefined ? work() : countingGuesses(context, work);
}

/**
 * Places one order at a time. All orders lock the number counter, so many parallel orders would exceed the lock
 * timeout.
 */
function placeOnce(context: Context, input: CreateOrderInput): Promise<Stored> {
  return oneAtATime(() => place(context, input));
}

function place(context: Context, input: CreateOrderInput): Promise<Stored> {
  const { services } = context;
  const now = services.now();
  return services.database.db.transaction(async (tx) => {
    const stored = await getSettings(tx);
    const products = await lockCart(tx, input.items);
    // Looks up the key after locking the products, because a concurrent request with the same key may hold the locks.
    const known = await findOrderByKey(tx, hashToken(input.key));
    if (known && (known.deleted !== null || known.contentHash !== contentHash(input))) throw new AppError("conflict");
    const row = known ?? (await storeOrder(tx, context, input, { products, terms: termsOf(stored, now), now }));
    const secret = await newSecret(tx, row.id, now);
    if (!known && isPaidOnPage(row)) await preparePayment(tx, services, row);
    else if (!known) {
      await tellReceived(tx, services, { row, secret });
      if (row.total === 0) await recordFree(tx, { services, viewer: programViewer }, row);
    }
    const payment = paymentOf(row, stored.settings.shop.bankAccount);
    return { id: row.id, number: row.number, total: row.total, secret, payment, row, isNew: !known };
  });
}

type Now = { products: LockedProducts; terms: ShopTerms; now: Date };

async function storeOrder(
  tx: Tx,
  { language }: Context,
  input: CreateOrderInput,
  { products, terms, now }: Now,
): Promise<OrderRow> {
  // Locked after the products, as in all orders, and before the counter.
  const coupon = input.coupon === undefined ? null : await lockUsableCoupon(tx, input.coupon, now);
  const { found, price } = priceOrder(input, products, terms, { language, coupon });
  await takeStock(tx, found, now);
  if (price.total !== input.total) throw new AppError("totalChanged", { current: price });
  const legal = await legalTexts(tx, now);
  // The number counter is locked last, because all concurrent orders wait for this lock.
  const row = { ...rowOf(input, price, await drawNumber(tx, "order"), now), language, legal };
  const given = { couponId: coupon?.id ?? null, coupon: coupon?.code ?? null };
  const complete = { ...row, ...given, items: itemsOf(row, found, price, terms) };
  await insertOrder(tx, complete);
  await addEvent(tx, row.id, { kind: "created", at: now });
  return complete;
}

function contentHash({ key: _key, ...content }: CreateOrderInput): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

function rowOf(input: CreateOrderInput, price: PriceAnswer, number: number, now: Date) {
  const { lines: _lines, ...sums } = price;
  return {
    id: newId(),
    number,
    keyHash: hashToken(input.key),
    contentHash: contentHash(input),
    created: now,
    updated: now,
    ...input.order,
    age: input.age,
    ...sums,
    ...unmoved,
  };
}

const unmoved = {
  paidAt: null,
  shipped: null,
  handedOver: null,
  cancelled: null,
  received: 0,
  refunded: 0,
  overpaid: 0,
  invoice: null,
  oversold: null,
  released: null,
  deleted: null,
  read: false,
  notes: "",
  version: 1,
  tags: [] as string[],
  isWithdrawn: false,
};

type Ordered = Pick<OrderRow, "id" | "language">;

function itemsOf({ id, language }: Ordered, found: readonly FoundLine[], { lines }: PriceAnswer, terms: ShopTerms) {
  return lines.map(({ item, size, prices, ...line }, position) => {
    const { product, offer } = found[position] as FoundLine;
    return {
      ...line,
      ...promisesOf(product, language),
      orderId: id,
      position,
      productId: item.id,
      title: item.title,
      sizeMillilitres: size === null ? null : millilitresOf(size),
      pricePiece: prices.piece,
      pricePackOfSix: prices.packOfSix,
      pricePackOfTwelve: prices.packOfTwelve,
      percent: terms.percents[product.tax],
      minAge: product.minAge,
      stockOf: offer.stock === null ? null : offer.stockOf,
      restocked: 0,
    };
  });
}
