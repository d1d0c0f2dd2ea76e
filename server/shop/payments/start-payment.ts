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
import { answerOf, getProvider, type PaymentServices } from "./provider.ts";
import { findPayment, insertPayment, keepPage, type PaymentRow, raiseAttempt } from "./store.ts";

const PAGE_MINUTES = 35;
/** If no webhook message has arrived, the site asks the provider when the order has this age. */
const CHECK_MINUTES = 45;

export const isPaidOnPage = ({ payment, total }: Pick<OrderRow, "payment" | "total">): boolean =>
  isOnline(payment) && total > 0;

/** True if the provider will never create a page for this order. */
export const isFinalRefusal = (error: unknown): boolean =>
  error instanceof AppError && error.details.cause instanceof ProviderError && error.details.cause.isOfOrder;

export async function preparePayment(tx: Tx, services: PaymentServices, row: OrderRow): Promise<void> {
  await insertPayment(tx, row.id, new Date(row.created.getTime() + CHECK_MINUTES * MINUTE_MS));
  await keepSecret(tx, row.id, returnSecret(services, row), row.created);
}

/**
 * Returns the URL of the payment page. Repeated calls return the same URL.
 * @returns null if the order is not paid online, or cannot be paid any more
 * @throws thirdParty (C105); the order still waits, and the next attempt may succeed
 */
export async function startPayment(services: PaymentServices, row: OrderRow): Promise<string | null> {
  const payment = await findPayment(services.database.db, row.id);
  if (!payment || row.paidAt !== null || row.released !== null) return null;
  if (payment.state === "open") return payment.url;
  if (payment.state !== "asked") return null;
  await askForPage(services, row, payment, (tx) => tell(tx, services, row));
  const made = await findPayment(services.database.db, row.id);
  return made?.state === "open" ? made.url : null;
}

/**
 * Mails the confirmation of the order. It is mailed only when the payment page exists, because the provider may refuse
 * the page.
 */
async function tell(tx: Tx, services: PaymentServices, row: OrderRow): Promise<void> {
  const secret = await newSecret(tx, row.id, services.now());
  await tellReceived(tx, services, { row, secret });
}

/**
 * Creates the payment page. Repeated calls return the same page because of the idempotency key, even after a crash.
 * @param onPage runs at most once, in the transaction that stores the page
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
    return answerOf(services, Promise.reject(error));
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

/**
 * The secret is derived from the order, so that a repeated request is equal. The provider refuses an idempotency key
 * with changed parameters.
 */
function returnSecret({ secretKey }: PaymentServices, { id }: OrderRow): string {
  return createHmac("sha256", secretKey).update(`order return ${id}`).digest("base64url");
}

/** Deposit and shipping are separate lines. Omits lines that cost nothing. */
function linesOf({ language, items, shipping, deposit }: OrderRow): { name: string; cents: number }[] {
  const goods = items.map(({ title, variant, amount, packOfSix, packOfTwelve, total }) => {
    const counts = [
      amount > 0 ? `${amount} ×` : "",
      packOfSix > 0 ? `${packOfSix} × 6` : "",
      packOfTwelve > 0 ? `${packOfTwelve} × 12` : "",
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
