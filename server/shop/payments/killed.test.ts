import { v7 as newId } from "uuid";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type KilledSite, prepareKilledSite } from "#testing/killed-site.ts";
import { customer, type Placed } from "#testing/orders.ts";
import { openTestStripe, pay, signedMessage, STRIPE_KEY, type TestStripe, WEBHOOK_SECRET } from "#testing/stripe.ts";

let stripe: TestStripe;
let site: KilledSite;

beforeAll(async () => {
  stripe = await openTestStripe();
  site = await prepareKilledSite({ STRIPE_API_BASE: stripe.url });
  await site.start();
  const shop = {
    enabled: true,
    paymentsources: { creditcard: true, invoice: true },
    stripe: { secret: STRIPE_KEY, webhook: WEBHOOK_SECRET },
  };
  expect((await site.ask("PUT", "/config/", { shop })).status).toBe(200);
});
afterEach(() => stripe.beforeAnswer(() => {}));
afterAll(async () => {
  await site.close();
  await stripe.close();
});

async function product(stock: number): Promise<string> {
  const made = await site.ask("POST", "/shop/product/", { title: "Most", price: 400, stock });
  return ((await made.json()) as { _id: string })._id;
}

const orderOf = (item: string, payment: string) => ({
  order: { ...customer, payment, email: `${newId()}@example.org` },
  items: [{ item, amount: 1 }],
  total: 400,
  key: newId(),
});

async function stockOf(item: string): Promise<number> {
  return ((await (await site.ask("GET", `/product/${item}`)).json()) as { stock: number }).stock;
}

it(
  "between order and page: the same key finds both again, and takes the pieces once",
  { timeout: 300_000 },
  async () => {
    const item = await product(5);
    const sent = orderOf(item, "creditcard");
    stripe.beforeAnswer(() => site.kill());
    await expect(site.asGuest("POST", "/shop/order/", sent)).rejects.toThrow();
    stripe.beforeAnswer(() => {});
    await site.start();
    const answer = await site.asGuest("POST", "/shop/order/", sent);
    const { _id, secret, payment } = (await answer.json()) as Placed;
    expect(answer.status).toBe(201);
    expect(stripe.sessions.filter((one) => one.client_reference_id === _id).map(({ url }) => url)).toEqual([
      payment.url,
    ]);
    expect(await stockOf(item)).toBe(4);

    await site.kill();
    const session = stripe.sessions.find((one) => one.client_reference_id === _id);
    pay(session);
    await site.start();
    const polled = await site.asGuest("GET", `/shop/webhook/pollSourceStatus?order=${_id}&secret=${secret}`);
    expect(await polled.json()).toEqual({ status: "paid" });
    const { body, headers } = signedMessage(session ?? {});
    expect((await fetch(`${site.url()}/api/v0/shop/webhook/stripe`, { method: "POST", body, headers })).status).toBe(
      200,
    );
    expect(await (await site.ask("GET", `/order/${_id}`)).json()).toMatchObject({
      version: 2,
      payed: expect.any(String),
    });
  },
);

async function patiently(ask: () => Promise<Response>): Promise<Response> {
  const answer = await ask();
  return answer.status === 503 ? patiently(ask) : answer;
}

it(
  "in the middle of many orders: what was answered is there, no number is missing, no piece is lost",
  { timeout: 300_000 },
  async () => {
    const item = await product(100);
    let answered = 0;
    const buy = async (): Promise<number | null> => {
      const sent = orderOf(item, "invoice");
      const answer = await patiently(() => site.asGuest("POST", "/shop/order/", sent));
      expect(answer.status).toBe(201);
      const { number } = (await answer.json()) as Placed;
      answered += 1;
      if (answered === 8) await site.kill();
      return number;
    };
    const ends = await Promise.allSettled(Array.from({ length: 30 }, buy));
    const sold = ends.flatMap((end) => (end.status === "fulfilled" && end.value !== null ? [end.value] : []));
    expect(sold.length).toBeGreaterThanOrEqual(8);
    await site.start();
    const orders = (await (await site.ask("GET", "/order/?limit=200&sort=number")).json()) as {
      number: number;
      order: { items: { item: { _id: string } }[] };
    }[];
    const numbers = orders.map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => 1001 + index));
    expect(numbers).toEqual(expect.arrayContaining(sold));
    const bottles = orders.filter(({ order }) => order.items[0]?.item._id === item).length;
    expect(await stockOf(item)).toBe(100 - bottles);
    const next = (await (await site.asGuest("POST", "/shop/order/", orderOf(item, "invoice"))).json()) as Placed;
    expect(next.number).toBe((numbers.at(-1) ?? 0) + 1);
  },
);

it("in the middle of many invoices: no number is missing, and none is there twice", { timeout: 300_000 }, async () => {
  type Order = { _id: string; invoice: { number: string } | null; shipped: string | null; cancelled: string | null };
  const read = async () => (await (await site.ask("GET", "/order/?limit=200&payment=invoice")).json()) as Order[];
  const waiting = (await read()).filter(({ shipped }) => shipped === null);
  let answered = 0;
  const ship = async ({ _id }: Order): Promise<void> => {
    const { ok } = await patiently(() => site.ask("PUT", "/shop/markShipped/", { _id }));
    answered += ok ? 1 : 0;
    if (answered === 5) await site.kill();
  };
  await Promise.allSettled(waiting.map(ship));
  expect(answered).toBeGreaterThanOrEqual(5);
  await site.start();
  const before = (await read()).filter(({ invoice }) => invoice !== null);
  expect(before.length).toBeGreaterThanOrEqual(5);
  answered = -1_000;
  await Promise.all((await read()).filter(({ shipped }) => shipped === null).map(ship));
  const serials = ((await (await site.ask("GET", "/order/?limit=200")).json()) as Order[])
    .flatMap(({ invoice }) => invoice?.number ?? [])
    .map((number) => Number(number.slice(3)))
    .sort((a, b) => a - b);
  expect(serials).toEqual(serials.map((_, index) => 1001 + index));
  expect(serials.length).toBeGreaterThanOrEqual(waiting.length);
});
