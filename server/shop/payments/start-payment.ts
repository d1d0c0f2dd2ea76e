// Makes the provider's page for an order, which is stored already: whatever fails here leaves it waiting for its money.
import { MINUTE_MS } from "#contract/values/time.ts";
import { createHmac } from "node:crypto";
import { AppError } from "#contract/schemas/errors.ts";
import { isOnline } from "#contract/shop/payment-sources.ts";
import type { Tx } from "#db/open.ts";
import { sentence } from "../../kernel/sentences.ts";
import { orderLink } from "../orders/links.ts";
import { tellReceived } from "../orders/mail-received.ts";
import { keepSecret, newSecret, type OrderRow } from "../orders/store.ts";
import { ProviderError, type ProviderSession, type SessionWanted } from "../../outside/stripe.ts";
import { asked, getProvider, type PaymentServices } from "./provider.ts";
import { findPayment, insertPayment, keepPage, type PaymentRow, raiseAttempt } from "./store.ts";

const PAGE_MINUTES = 35;
/** Then the provider is asked what became of it, if it has said nothing. */
const CHECK_MINUTES = 45;

/** Where nothing is to be paid, there is no page. */
export const isPaidOnPage = ({ payment, total }: Pick<OrderRow, "payment" | "total">): boolean =>
  isOnline(payment) && total > 0;

/** The provider has not made a page, and will never make one. */
export const isFinalRefusal = (error: unknown): boolean =>
  error instanceof AppError && error.details.cause instanceof ProviderError && error.details.cause.isOfOrder;

/** In the transaction that stores the order. */
export async function preparePayment(tx: Tx, services: PaymentServices, row: OrderRow): Promise<void> {
  await insertPayment(tx, row.id, new Date(row.created.getTime() + CHECK_MINUTES * MINUTE_MS));
  await keepSecret(tx, row.id, returnSecret(services, row), row.created);
}

/**
 * The page where the order is paid; asked again it is the same one.
 * @returns null if the order is not paid there, or no longer
 * @throws thirdParty (C105): the order goes on to wait, and the next try may succeed
 */
export async function startPayment(services: PaymentServices, row: OrderRow): Promise<string | null> {
  const payment = await findPayment(services.database.db, row.id);
  if (!payment || row.payed !== null || row.released !== null) return null;
  if (payment.state === "open") return payment.url;
  if (payment.state !== "asked") return null;
  await askForPage(services, row, payment, (tx) => tell(tx, services, row));
  const made = await findPayment(services.database.db, row.id);
  return made?.state === "open" ? made.url : null;
}

/** Customer and shop hear of an order that is paid online when it can be paid, and not of one that never could. */
async function tell(tx: Tx, services: PaymentServices, row: OrderRow): Promise<void> {
  const secret = await newSecret(tx, row.id, services.now());
  await tellReceived(tx, services, { row, secret });
}

/**
 * Its key makes two questions one: also after a kill between the provider's answer and our own row.
 * @param onPage in the transaction that keeps the page, once
 */
export async function askForPage(
  services: PaymentServices,
  row: OrderRow,
  payment: PaymentRow,
  onPage: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<ProviderSession> {
  const { db } = services.database;
  const provider = await getProvider(services);
  try {
    const session = await provider.createSession(wantedOf(services, row, payment));
    const { id, url, intentId } = session;
    await db.transaction(async (tx) => {
      if (await keepPage(tx, row.id, { sessionId: id, url, intentId })) await onPage(tx);
    });
    return session;
  } catch (error) {
    if (error instanceof ProviderError && error.isFinal) await raiseAttempt(db, payment);
    return asked(services, Promise.reject(error));
  }
}

function wantedOf(services: PaymentServices, row: OrderRow, { attempt }: PaymentRow): SessionWanted {
  if (!isOnline(row.payment)) throw new Error("this order is not paid online");
  return {
    orderId: row.id,
    source: row.payment,
    language: row.language,
    currency: row.currency,
    email: row.email,
    lines: linesOf(row),
    returnUrl: orderLink(services.publicUrl(), row, returnSecret(services, row)),
    ends: new Date(row.created.getTime() + PAGE_MINUTES * MINUTE_MS),
    key: `order-${row.id}-${attempt}`,
  };
}

/** The same at each question, else the provider would refuse its key: it opens the page of the order after the payment. */
function returnSecret({ secretKey }: PaymentServices, { id }: OrderRow): string {
  return createHmac("sha256", secretKey).update(`order return ${id}`).digest("base64url");
}

/** Deposit and shipping are lines of their own; lines that cost nothing are left out. */
function linesOf({ language, items, shipping, deposit }: OrderRow): { name: string; cents: number }[] {
  const goods = items.map(({ title, variant, amount, sechs, zwoelf, total }) => {
    const counts = [
      amount > 0 ? `${amount} ×` : "",
      sechs > 0 ? `${sechs} × 6` : "",
      zwoelf > 0 ? `${zwoelf} × 12` : "",
    ];
    const what = [title, variant].filter((part) => part !== null).join(", ");
    return { name: `${counts.filter((count) => count !== "").join(" + ")} ${what}`, cents: total };
  });
  const others = [
    { name: sentence(language, "mail:orderText.depositName"), cents: deposit },
    { name: sentence(language, "mail:orderText.shippingName"), cents: shipping },
  ];
  return [...goods, ...others].filter(({ cents }) => cents > 0);
}
