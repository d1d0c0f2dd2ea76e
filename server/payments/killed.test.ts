// Real processes, ended by SIGKILL between an order and its page, between a payment and its message, and in the middle of
// many orders; on both databases.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { v7 as newId } from "uuid";
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from "vitest";
import { createPostgresDatabase } from "../testing/database.ts";
import { customer, type Placed } from "../testing/orders.ts";
import { openTestStripe, pay, signedMessage, STRIPE_KEY, type TestStripe, WEBHOOK_SECRET } from "../testing/stripe.ts";

const entryPoint = fileURLToPath(new URL("../testing/start-api.ts", import.meta.url));
const PASSWORD = "Streuobst-im-Test-26";

type Site = { child: ChildProcess; url: string; cookie: string };

let dataDir: string;
let stripe: TestStripe;
let postgres: { url: string; drop: () => Promise<void> } | null = null;
let site: Site;

beforeAll(async () => {
  stripe = await openTestStripe();
  dataDir = await mkdtemp(join(tmpdir(), "killed-"));
  const serverUrl = inject("postgresUrl");
  postgres = serverUrl === "" ? null : await createPostgresDatabase(serverUrl);
  site = await start();
  const shop = {
    enabled: true,
    paymentsources: { creditcard: true, invoice: true },
    stripe: { secret: STRIPE_KEY, webhook: WEBHOOK_SECRET },
  };
  expect((await ask("PUT", "/config/", { shop })).status).toBe(200);
});
afterEach(() => stripe.beforeAnswer(() => {}));
afterAll(async () => {
  await kill();
  await stripe.close();
  await postgres?.drop();
  await rm(dataDir, { recursive: true });
});

async function kill(): Promise<void> {
  if (site.child.exitCode !== null || site.child.signalCode !== null) return;
  const exited = once(site.child, "exit");
  site.child.kill("SIGKILL");
  await exited;
}

async function start(): Promise<Site> {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [entryPoint], {
    env: {
      PATH,
      HOME,
      TMPDIR: tmpdir(),
      PORT: "0",
      PUBLIC_URL: "http://shop.example",
      DATA_DIR: dataDir,
      DEMO: "0",
      LOG_LEVEL: "error",
      ADMIN_PASSWORD: PASSWORD,
      SECRET_KEY: "x".repeat(32),
      STRIPE_API_BASE: stripe.url,
      ...(postgres && { DATABASE_URL: postgres.url }),
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const listens = /listening on (http:\/\/\S+)/u;
  await vi.waitFor(() => expect(said).toMatch(listens), { timeout: 40_000, interval: 50 });
  const url = listens.exec(said)?.[1] ?? "";
  // Until the first user is stored, requests are asked to come again.
  const signIn = () => send(url, "POST", "/login", { handle: "admin@example.org", password: PASSWORD }, "");
  const signedIn = await vi.waitUntil(async () => ((await signIn()).status === 200 ? signIn() : null), {
    timeout: 40_000,
  });
  return { child, url, cookie: signedIn.headers.get("set-cookie")?.split(";", 1)[0] ?? "" };
}

function send(url: string, method: string, path: string, body: unknown, cookie: string): Promise<Response> {
  return fetch(`${url}/api/v0${path}`, {
    method,
    headers: { origin: url, cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const ask = (method: string, path: string, body?: unknown) => send(site.url, method, path, body, site.cookie);
const asGuest = (method: string, path: string, body?: unknown) => send(site.url, method, path, body, "");

async function product(stock: number): Promise<string> {
  const made = await ask("POST", "/shop/product/", { title: "Most", price: 400, stock });
  return ((await made.json()) as { _id: string })._id;
}

const orderOf = (item: string, payment: string) => ({
  order: { ...customer, payment, email: `${newId()}@example.org` },
  items: [{ item, amount: 1 }],
  total: 400,
  key: newId(),
});

async function stockOf(item: string): Promise<number> {
  return ((await (await ask("GET", `/product/${item}`)).json()) as { stock: number }).stock;
}

it(
  "between order and page: the same key finds both again, and takes the pieces once",
  { timeout: 120_000 },
  async () => {
    const item = await product(5);
    const sent = orderOf(item, "creditcard");
    stripe.beforeAnswer(() => kill());
    await expect(asGuest("POST", "/shop/order/", sent)).rejects.toThrow();
    stripe.beforeAnswer(() => {});
    site = await start();
    const answer = await asGuest("POST", "/shop/order/", sent);
    const { _id, secret, payment } = (await answer.json()) as Placed;
    expect(answer.status).toBe(201);
    expect(stripe.sessions.filter((one) => one.client_reference_id === _id).map(({ url }) => url)).toEqual([
      payment.url,
    ]);
    expect(await stockOf(item)).toBe(4);

    // Between payment and message: the provider sends it to nobody, and the customer's page asks.
    await kill();
    const session = stripe.sessions.find((one) => one.client_reference_id === _id);
    pay(session);
    site = await start();
    const polled = await asGuest("GET", `/shop/webhook/pollSourceStatus?order=${_id}&secret=${secret}`);
    expect(await polled.json()).toEqual({ status: "paid" });
    const { body, headers } = signedMessage(session ?? {});
    expect((await fetch(`${site.url}/api/v0/shop/webhook/stripe`, { method: "POST", body, headers })).status).toBe(200);
    expect(await (await ask("GET", `/order/${_id}`)).json()).toMatchObject({ version: 2, payed: expect.any(String) });
  },
);

it(
  "in the middle of many orders: what was answered is there, no number is missing, no piece is lost",
  { timeout: 120_000 },
  async () => {
    const item = await product(100);
    let answered = 0;
    const buy = async (): Promise<number | null> => {
      const answer = await asGuest("POST", "/shop/order/", orderOf(item, "invoice"));
      const { number } = (await answer.json()) as Placed;
      answered += 1;
      if (answered === 8) await kill();
      return number;
    };
    const ends = await Promise.allSettled(Array.from({ length: 30 }, buy));
    const sold = ends.flatMap((end) => (end.status === "fulfilled" && end.value !== null ? [end.value] : []));
    expect(sold.length).toBeGreaterThanOrEqual(8);
    site = await start();
    const orders = (await (await ask("GET", "/order/?limit=200&sort=number")).json()) as {
      number: number;
      order: { items: { item: { _id: string } }[] };
    }[];
    const numbers = orders.map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => 1001 + index));
    expect(numbers).toEqual(expect.arrayContaining(sold));
    const bottles = orders.filter(({ order }) => order.items[0]?.item._id === item).length;
    expect(await stockOf(item)).toBe(100 - bottles);
    const next = (await (await asGuest("POST", "/shop/order/", orderOf(item, "invoice"))).json()) as Placed;
    expect(next.number).toBe((numbers.at(-1) ?? 0) + 1);
  },
);

it("in the middle of many invoices: no number is missing, and none is there twice", { timeout: 120_000 }, async () => {
  type Order = { _id: string; invoice: { number: string } | null; shipped: string | null; cancelled: string | null };
  const read = async () => (await (await ask("GET", "/order/?limit=200&payment=invoice")).json()) as Order[];
  const waiting = (await read()).filter(({ shipped }) => shipped === null);
  let answered = 0;
  const ship = async ({ _id }: Order): Promise<void> => {
    const { ok } = await ask("PUT", "/shop/markShipped/", { _id });
    answered += ok ? 1 : 0;
    if (answered === 5) await kill();
  };
  await Promise.allSettled(waiting.map(ship));
  expect(answered).toBeGreaterThanOrEqual(5);
  site = await start();
  const before = (await read()).filter(({ invoice }) => invoice !== null);
  expect(before.length).toBeGreaterThanOrEqual(5);
  answered = -1_000;
  await Promise.all((await read()).filter(({ shipped }) => shipped === null).map(ship));
  const serials = ((await (await ask("GET", "/order/?limit=200")).json()) as Order[])
    .flatMap(({ invoice }) => invoice?.number ?? [])
    .map((number) => Number(number.slice(3)))
    .sort((a, b) => a - b);
  expect(serials).toEqual(serials.map((_, index) => 1001 + index));
  expect(serials.length).toBeGreaterThanOrEqual(waiting.length);
});
