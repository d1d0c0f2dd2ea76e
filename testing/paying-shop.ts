// A shop with a test payment provider, and functions for purchases, payments, the provider's messages, and their
// results.
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, afterEach, beforeEach } from "vitest";
import type { Database } from "#db/open.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { products } from "#db/schema/products.ts";
import { openShop, type Placed, placed, type RestOrder } from "./orders.ts";
import { storeProduct } from "./products.ts";
import { openTestSite } from "./site.ts";
import { openTestStripe, pay, type signedMessage, STRIPE_KEY, type TestSession, WEBHOOK_SECRET } from "./stripe.ts";

type Who = "admin" | "guest";

const realNow = () => new Date();

/**
 * Each test file opens its own shop. After each test, the provider answers normally again, and the real clock is used.
 */
export async function openPayingShop(database?: Database) {
  const stripe = await openTestStripe();
  const site = await openTestSite({ env: { STRIPE_API_BASE: stripe.url }, ...(database && { database }) });
  await openShop(site, { stripe: { secret: STRIPE_KEY, webhook: WEBHOOK_SECRET } });
  afterAll(async () => {
    await site.close();
    await stripe.close();
  });
  beforeEach(() => site.services.database.pool.query("delete from rate_limits"));
  afterEach(() => {
    stripe.behave("answer");
    stripe.beforeAnswer(() => {});
    site.services.now = realNow;
  });

  const { db } = site.services.database;
  const api = (method: string, path: string, body?: unknown, as: Who = "admin") =>
    site.request(method, `/api/v0${path}`, { as, ...(body === undefined ? {} : { body }) });
  const [admin, guest] = [site.trpc("admin"), site.trpc("guest")];
  const poll = async ({ _id, secret }: Placed) =>
    (await api("GET", `/shop/webhook/pollSourceStatus?order=${_id}&secret=${secret}`, undefined, "guest")).body;
  const sessionOf = ({ _id }: { _id: string }): TestSession => {
    const found = stripe.sessions.filter(({ client_reference_id }) => client_reference_id === _id).at(-1);
    if (!found) throw new Error("there is no page");
    return found;
  };
  const bought = async (sent: object = {}) => {
    const juice = await storeProduct(db, { stock: 5 });
    const email = `${newId()}@example.org`;
    const items = [{ item: juice.id, amount: 2 }];
    const answer = await placed(site, { items, order: { payment: "creditcard", email }, ...sent });
    return { ...answer, juice, email, session: sessionOf(answer) };
  };

  return {
    site,
    stripe,
    db,
    api,
    admin,
    guest,
    poll,
    sessionOf,
    bought,
    paid: async () => {
      const one = await bought();
      pay(one.session);
      await poll(one);
      return one;
    },
    read: async (id: string): Promise<RestOrder> => (await api("GET", `/order/${id}`)).body as RestOrder,
    history: (id: string) => admin.orders.events.query({ id }),
    refundWay: (id: string) => admin.payments.refundWay.query({ id }),
    tell: ({ body, headers }: ReturnType<typeof signedMessage>) =>
      site.request("POST", "/api/v0/shop/webhook/stripe", { body, headers: { ...headers, origin: "" } }),
    stockOf: async (id: string) =>
      (await db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock,
    mailsOf: async (recipient: string) =>
      (await db.select().from(outgoingMail).where(eq(outgoingMail.recipient, recipient)).orderBy(outgoingMail.id)).map(
        ({ kind }) => kind,
      ),
    jobOf: async (key: `${"payment" | "refund"}:${string}`): Promise<Date | null> => {
      const query = "select start_after from pgboss.job where singleton_key = $1";
      const { rows } = await site.services.database.pool.query<{ start_after: string }>(query, [key]);
      return rows[0] ? new Date(rows[0].start_after) : null;
    },
    /**
     * Removes the job, as the queue does when it runs a job. After that, a job exists only if the tested code has sent
     * a new one.
     */
    takeJob: (key: `${"payment" | "refund"}:${string}`) =>
      site.services.database.pool.query("delete from pgboss.job where singleton_key = $1", [key]),
    later: (minutes: number): void => {
      site.services.now = () => new Date(Date.now() + minutes * 60_000);
    },
  };
}
