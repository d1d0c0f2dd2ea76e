// A test server with Stripe's protocol, independent of the site's code: forms, idempotency keys, sessions, refunds,
// payouts and signed messages.
import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export const STRIPE_KEY = "sk_test_0123456789abcdef";
export const WEBHOOK_SECRET = "whsec_0123456789abcdef";

export type TestSession = {
  id: string;
  object: "checkout.session";
  url: string | null;
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  client_reference_id: string;
  amount_total: number;
  currency: string;
  expires_at: number;
  success_url: string;
  cancel_url: string;
  payment_intent: { id: string; status: string } | string | null;
};

type Listed = { id: string; object: string; [field: string]: unknown };

type Behaviour = "answer" | "stall" | { status: number };

export type TestRefund = {
  id: string;
  object: "refund";
  payment_intent: string;
  amount: number;
  currency: string;
  status: "succeeded" | "pending" | "failed";
  metadata: Record<string, string>;
};

export type TestStripe = {
  url: string;
  sessions: TestSession[];
  refunds: TestRefund[];
  /** Refunds a payment. The shop's owner can do this on Stripe's own site. */
  payBack: (session: TestSession, amount: number, rest?: Partial<TestRefund>) => TestRefund;
  asked: { path: string; form: URLSearchParams; key: string | undefined }[];
  behave: (behaviour: Behaviour) => void;
  beforeAnswer: (act: () => Promise<void> | void) => void;
  /** @param siteUrl the site that gets messages about the hosted payment pages; null for no messages */
  tells: (siteUrl: string | null) => void;
  payouts: Listed[];
  transactions: Listed[];
  close: () => Promise<void>;
};

type Answer = { status: number; body: object };

const intentIdOf = (intent: TestSession["payment_intent"]): string | null =>
  typeof intent === "string" ? intent : (intent?.id ?? null);

const ended = (status: number, message: string): Answer => ({
  status,
  body: { error: { type: "invalid_request_error", message } },
});

export async function openTestStripe(): Promise<TestStripe> {
  const known = new Map<string, { form: string; answer: Answer }>();
  const stripe: Omit<TestStripe, "url" | "close"> = {
    sessions: [],
    refunds: [],
    payBack: (session, amount, rest = {}) => {
      const refund: TestRefund = {
        id: `re_${randomBytes(8).toString("hex")}`,
        object: "refund",
        payment_intent: `pi_${session.id}`,
        amount,
        currency: session.currency,
        status: "succeeded",
        metadata: {},
        ...rest,
      };
      stripe.refunds.push(refund);
      return refund;
    },
    asked: [],
    payouts: [],
    transactions: [],
    behave: (next) => (behaviour = next),
    beforeAnswer: (next) => (act = next),
    tells: (url) => (told = url),
  };
  let told: string | null = null;
  let behaviour: Behaviour = "answer";
  let act = (): Promise<void> | void => {};

  const done = (method: string, { pathname: path, searchParams: query }: URL, form: URLSearchParams): Answer => {
    const session = stripe.sessions.find(({ id }) => path.startsWith(`/v1/checkout/sessions/${id}`));
    if (method === "POST" && path === "/v1/checkout/sessions") return { status: 200, body: made(form) };
    if (session && path.endsWith("/expire")) {
      if (session.status !== "open") return ended(400, "Only open sessions can be expired");
      Object.assign(session, { status: "expired", url: null });
    }
    if (session) return { status: 200, body: session };
    const listed = (all: { id: string }[]): Answer => {
      const start = all.findIndex(({ id }) => id === query.get("starting_after")) + 1;
      const data = all.slice(start, start + Number(query.get("limit") ?? 10));
      return { status: 200, body: { object: "list", url: path, has_more: start + data.length < all.length, data } };
    };
    const intent = query.get("payment_intent");
    if (path === "/v1/checkout/sessions")
      return listed(stripe.sessions.filter(({ payment_intent }) => intentIdOf(payment_intent) === intent));
    if (path === "/v1/refunds" && method === "GET")
      return listed(stripe.refunds.filter(({ payment_intent }) => payment_intent === intent));
    if (path === "/v1/refunds") return refunded(form);
    if (path === "/v1/payouts") return listed(stripe.payouts);
    if (path === "/v1/balance_transactions") return listed(stripe.transactions);
    return ended(404, "No such thing");
  };

  const made = (form: URLSearchParams): TestSession => {
    const cents = [...form].filter(([name]) => name.endsWith("[unit_amount]")).map(([, value]) => Number(value));
    const id = `cs_test_${randomBytes(8).toString("hex")}`;
    const session: TestSession = {
      id,
      object: "checkout.session",
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pay/${id}`,
      status: "open",
      payment_status: "unpaid",
      client_reference_id: form.get("client_reference_id") ?? "",
      amount_total: cents.reduce((sum, one) => sum + one, 0),
      currency: form.get("line_items[0][price_data][currency]") ?? "",
      expires_at: Number(form.get("expires_at")),
      success_url: form.get("success_url") ?? "",
      cancel_url: form.get("cancel_url") ?? "",
      payment_intent: null,
    };
    stripe.sessions.push(session);
    return session;
  };

  const refunded = (form: URLSearchParams): Answer => {
    const intent = form.get("payment_intent");
    const session = stripe.sessions.find(({ payment_intent }) => intentIdOf(payment_intent) === intent);
    if (!session) return ended(404, "No such payment_intent");
    const amount = Number(form.get("amount"));
    const before = stripe.refunds.filter(
      ({ payment_intent, status }) => payment_intent === intent && status !== "failed",
    );
    if (before.reduce((sum, one) => sum + one.amount, amount) > session.amount_total)
      return ended(400, "Refund amount is greater than unrefunded amount on charge");
    const named = form.get("metadata[refund]");
    return { status: 200, body: stripe.payBack(session, amount, { metadata: named ? { refund: named } : {} }) };
  };

  /** An action of the customer on the hosted page. The site gets the provider's message before the customer returns. */
  const hosted = async (session: TestSession, how: string | null): Promise<{ to: string } | { page: string }> => {
    if (how === null || session.status !== "open") return { page: hostedPage(session) };
    if (how === "refused") return { page: hostedPage(session, "Your card was declined.") };
    pay(session, how === "paid" ? "paid" : "processing");
    if (told !== null) {
      const answer = await fetch(`${told}/api/v0/shop/webhook/stripe`, { method: "POST", ...signedMessage(session) });
      if (!answer.ok) throw new Error(`the site answers ${answer.status}`);
    }
    return { to: session.success_url };
  };

  const server = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const address = new URL(request.url ?? "", "http://stripe");
    const { pathname: path } = address;
    const text = Buffer.concat(chunks).toString();
    const paying = stripe.sessions.find(({ id }) => path === `/pay/${id}`);
    if (paying) {
      const done = await hosted(paying, new URLSearchParams(text).get("how"));
      if ("to" in done) return void answer.writeHead(303, { location: done.to }).end();
      return void answer.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(done.page);
    }
    const key = request.headers["idempotency-key"] as string | undefined;
    stripe.asked.push({ path, form: new URLSearchParams(text), key });
    const send = ({ status, body }: Answer) =>
      answer.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) return send(ended(401, "Invalid API Key provided"));
    if (behaviour === "stall") return;
    const before = key === undefined ? undefined : known.get(key);
    if (behaviour !== "answer") {
      const refused = ended(behaviour.status, "Refused");
      // A server error is also stored under the idempotency key. The same request gets the same error again.
      if (key !== undefined && behaviour.status >= 500 && !before) known.set(key, { form: text, answer: refused });
      await act();
      return send(refused);
    }
    if (before && before.form !== text)
      return send(ended(400, "Keys for idempotent requests can only be used with the same parameters"));
    const result = before?.answer ?? done(request.method ?? "", address, new URLSearchParams(text));
    if (key !== undefined) known.set(key, { form: text, answer: result });
    await act();
    send(result);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    ...stripe,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function hostedPage({ status, amount_total, cancel_url }: TestSession, said = ""): string {
  const buttons = ["paid", "processing", "refused"].map((how) => `<button name="how" value="${how}">${how}</button>`);
  const back = cancel_url.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<!doctype html><html lang="en"><title>Hosted page</title><link rel="icon" href="data:,">
    <h1>${amount_total} ${status}</h1><p>${said}</p>
    <form method="post">${buttons.join("")}</form><a href="${back}">Back to the shop</a></html>`;
}

export function pay(session: TestSession | undefined, how: "paid" | "processing" | "failed" = "paid"): void {
  if (!session) throw new Error("there is no such page");
  const status = { paid: "succeeded", processing: "processing", failed: "requires_payment_method" }[how];
  Object.assign(session, {
    status: "complete",
    url: null,
    payment_status: how === "paid" ? "paid" : "unpaid",
    payment_intent: { id: `pi_${session.id}`, object: "payment_intent", status },
  });
}

type Message = { id?: string; type?: string; secret?: string; at?: Date };

export function signedMessage(session: object, { id, type, secret = WEBHOOK_SECRET, at = new Date() }: Message = {}) {
  const body = JSON.stringify({
    id: id ?? `evt_${randomBytes(8).toString("hex")}`,
    object: "event",
    type: type ?? "checkout.session.completed",
    data: { object: session },
  });
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return { body, headers: { "stripe-signature": `t=${seconds},v1=${signature}`, "content-type": "application/json" } };
}
