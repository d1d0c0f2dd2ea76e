// The version of the package `stripe` determines the API version.
import type Stripe from "stripe";
import type { OnlineSource } from "#contract/shop/payment-sources.ts";

const TIMEOUT_MS = 8_000;
/**
 * Messages that are older than this, or further in the future, are refused. The package itself accepts messages from
 * the future.
 */
const TOLERANCE_SECONDS = 300;

/**
 * The payment methods of each source. The Stripe account must have enabled them. 'sofort' means instant: neither card
 * nor debit.
 */
const methods = {
  creditcard: ["card"],
  sofort: [
    "bancontact",
    "bizum",
    "blik",
    "eps",
    "ideal",
    "mb_way",
    "p24",
    "pay_by_bank",
    "paypal",
    "revolut_pay",
    "satispay",
    "swish",
    "twint",
  ],
} as const satisfies Record<OnlineSource, readonly string[]>;

export type SessionWanted = {
  orderId: string;
  source: OnlineSource;
  language: "de" | "en";
  currency: string;
  email: string;
  lines: readonly { name: string; cents: number }[];
  returnUrl: string;
  ends: Date;
  /** Stripe executes requests with the same idempotency key only once. */
  key: string;
};

export type ProviderSession = {
  id: string;
  /** The address of the payment page; null if the page has ended. */
  url: string | null;
  intentId: string | null;
  state: "open" | "processing" | "paid" | "failed";
  /** True if the session includes its payment intent, which contains the state of a pending payment. */
  isIntentKnown: boolean;
  orderId: string | null;
  cents: number | null;
  currency: string | null;
};

export type ProviderRefund = {
  id: string;
  cents: number;
  currency: string;
  /** The refund's id on this site; null if the refund was made on Stripe's site. */
  key: string | null;
  hasFailed: boolean;
};

/** `id` is the refund's id on this site; `key` is the idempotency key. */
export type RefundWanted = { intentId: string; cents: number; id: string; key: string };

export type Payout = { id: string; amount: number; currency: string; arrival: Date; status: string };
export type PayoutPart = { intentId: string | null; type: string; amount: number; fee: number; net: number };

/**
 * A retry may succeed after these statuses: too many requests, simultaneous requests, or a wrong key that an
 * administrator corrects.
 */
const askAgain = [401, 403, 409, 429] as const;

export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly status: number | null;

  constructor(message: string, status: number | null) {
    super(message.replaceAll(/\b(?:sk|rk|pk|whsec)_[\w*]+/gu, "***"));
    this.status = status;
  }

  /** True if the provider has not executed the request, and would not execute a retry. */
  get isRefusal(): boolean {
    const { status } = this;
    return status !== null && status >= 400 && status < 500 && !(askAgain as readonly number[]).includes(status);
  }

  /** True if the order itself causes the refusal, for example by its sum or currency. Other causes can be corrected. */
  get isOfOrder(): boolean {
    return this.status === 400 || this.status === 402;
  }

  /** True if the provider repeats this answer for every request with the same idempotency key. */
  get isFinal(): boolean {
    return this.isRefusal || (this.status !== null && this.status >= 500);
  }
}

export type PaymentProvider = {
  createSession: (wanted: SessionWanted) => Promise<ProviderSession>;
  readSession: (id: string) => Promise<ProviderSession>;
  expireSession: (id: string) => Promise<ProviderSession>;
  /** The payment page of an intent; null if no page of this account belongs to the intent. */
  findSession: (intentId: string) => Promise<ProviderSession | null>;
  refund: (refund: RefundWanted) => Promise<string>;
  listRefunds: (intentId: string) => Promise<ProviderRefund[]>;
  listPayouts: (most: number) => Promise<Payout[]>;
  listPayoutParts: (id: string) => Promise<PayoutPart[]>;
};

/**
 * The package is imported here, so that the start of the site does not wait for it.
 * @param base STRIPE_API_BASE, used instead of Stripe's address
 * @throws ProviderError from each call that the provider refuses or does not answer in time
 */
export async function openStripe(secretKey: string, base: string | undefined): Promise<PaymentProvider> {
  const { default: StripeClient } = await import("stripe");
  const stripe = new StripeClient(secretKey, {
    ...(base !== undefined && addressOf(base)),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const expand = ["payment_intent"];
  const ask = async <Answer>(question: Promise<Answer>): Promise<Answer> => {
    try {
      return await question;
    } catch (error) {
      const { message = "", statusCode } = error as Partial<Stripe.errors.StripeError>;
      throw new ProviderError(message, statusCode ?? null);
    }
  };
  const { sessions } = stripe.checkout;
  return {
    createSession: async (wanted) =>
      sessionOf(await ask(sessions.create({ ...paramsOf(wanted), expand }, { idempotencyKey: wanted.key }))),
    readSession: async (id) => sessionOf(await ask(sessions.retrieve(id, { expand }))),
    expireSession: async (id) => sessionOf(await ask(sessions.expire(id, { expand }))),
    findSession: async (payment_intent) => {
      const { data } = await ask(sessions.list({ payment_intent, limit: 1, expand: ["data.payment_intent"] }));
      return data[0] ? sessionOf(data[0]) : null;
    },
    refund: async ({ intentId, cents, id, key }) => {
      const wanted = { payment_intent: intentId, amount: cents, metadata: { [REFUND]: id } };
      return (await ask(stripe.refunds.create(wanted, { idempotencyKey: key }))).id;
    },
    listRefunds: async (payment_intent) =>
      (await ask(stripe.refunds.list({ payment_intent, limit: MOST_REFUNDS }))).data.map(refundOf),
    listPayouts: async (limit) => {
      const { data } = await ask(stripe.payouts.list({ limit }));
      return data.map(({ id, amount, currency, arrival_date, status }) => {
        return { id, amount, currency: currency.toUpperCase(), arrival: new Date(arrival_date * 1000), status };
      });
    },
    listPayoutParts: async (payout) => {
      const list = stripe.balanceTransactions.list({ payout, limit: PAGE, expand: ["data.source"] });
      const parts: PayoutPart[] = [];
      const add = ({ source, type, amount, fee, net }: Stripe.BalanceTransaction): void => {
        parts.push({ intentId: intentOf(source), type, amount, fee, net });
      };
      await ask(list.autoPagingEach(add));
      return parts;
    },
  };
}

/** Stripe's maximum for one request. */
const PAGE = 100;
const REFUND = "refund";
const MOST_REFUNDS = 100;

function refundOf({ id, amount, currency, metadata, status }: Stripe.Refund): ProviderRefund {
  const hasFailed = status === "failed" || status === "canceled";
  return { id, cents: amount, currency: currency.toUpperCase(), key: metadata?.[REFUND] ?? null, hasFailed };
}

function addressOf(base: string) {
  const { hostname, port, protocol } = new URL(base);
  const isHttps = protocol === "https:";
  const address = { host: hostname, protocol: isHttps ? ("https" as const) : ("http" as const) };
  return { ...address, port: port === "" ? (isHttps ? 443 : 80) : Number(port) };
}

function paramsOf({ orderId, source, language, currency, email, lines, returnUrl, ends }: SessionWanted) {
  return {
    mode: "payment",
    client_reference_id: orderId,
    allowed_payment_method_types: [...methods[source]],
    customer_email: email,
    locale: language,
    expires_at: Math.floor(ends.getTime() / 1000),
    line_items: lines.map(({ name, cents }) => ({
      quantity: 1,
      price_data: { currency: currency.toLowerCase(), unit_amount: cents, product_data: { name } },
    })),
    success_url: returnUrl,
    cancel_url: returnUrl,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

type Session = Stripe.Checkout.Session;

function sessionOf(session: Session): ProviderSession {
  const { id, url, client_reference_id, amount_total, currency, payment_intent } = session;
  const isIntentKnown = payment_intent !== null && typeof payment_intent === "object";
  return {
    id,
    url,
    intentId: idOf(payment_intent),
    state: stateOf(session),
    isIntentKnown,
    orderId: client_reference_id,
    cents: amount_total,
    currency: currency?.toUpperCase() ?? null,
  };
}

/** A session that is complete but unpaid waits for a delayed payment method, or its payment has failed. */
function stateOf({ status, payment_status, payment_intent }: Session): ProviderSession["state"] {
  if (payment_status === "paid") return "paid";
  if (status === "expired") return "failed";
  if (status === "open") return "open";
  const intent = typeof payment_intent === "string" ? null : payment_intent;
  return intent?.status === "requires_payment_method" || intent?.status === "canceled" ? "failed" : "processing";
}

function intentOf(source: Stripe.BalanceTransaction["source"]): string | null {
  if (source === null || typeof source === "string" || !("payment_intent" in source)) return null;
  return idOf(source.payment_intent as About["payment_intent"]);
}

export type ProviderMessage = {
  id: string;
  sessionId: string | null;
  /** The payment failed after it had been pending. */
  isFailure: boolean;
  refundedIntentId: string | null;
};

/**
 * @param body the bytes as received
 * @throws ProviderError for a wrong signature, and for a message more than five minutes old or in the future
 */
export async function readMessage(
  body: Buffer,
  signature: string,
  secret: string,
  now: Date,
): Promise<ProviderMessage> {
  const { default: StripeClient } = await import("stripe");
  try {
    const event = StripeClient.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
    refuseFuture(signature, now);
    const about = event.data.object as About;
    return {
      id: event.id,
      isFailure: event.type === "checkout.session.async_payment_failed",
      sessionId: about.object === "checkout.session" ? (about.id ?? null) : null,
      refundedIntentId: /^(?:charge\.refund|refund\.)/u.test(event.type) ? idOf(about.payment_intent) : null,
    };
  } catch (error) {
    throw new ProviderError(error instanceof Error ? error.name : "", 400);
  }
}

type About = { id?: string; object?: string; payment_intent?: string | { id: string } | null };

const idOf = (named: About["payment_intent"]): string | null =>
  typeof named === "string" ? named : (named?.id ?? null);

function refuseFuture(signature: string, now: Date): void {
  // The header may contain several time stamps. The package uses the last one.
  const seconds = Number([...signature.matchAll(/(?:^|,)t=(\d+)/gu)].at(-1)?.[1]);
  if (!(seconds <= now.getTime() / 1000 + TOLERANCE_SECONDS)) throw new Error("a message of the future");
}
