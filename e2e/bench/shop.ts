// Measures the shop's lists and dashboard over HTTP, one request at a time, with 10,000 orders on PostgreSQL.
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { findPostgresBinaries, startPrivatePostgres } from "#testing/postgres.ts";
import { benchPassword, signIn } from "./editor.ts";
import { startSite } from "./processes.ts";
import type { Row, Section } from "./report.ts";
import { median, percentile, rounded } from "./stats.ts";

const ORDERS = 10_000;
const WARM_UP = 10;
const ROUNDS = 100;
const AIM_MS = 100;
const SECRET_KEY = "0123456789abcdef0123456789abcdef";

const page = { limit: 10, skip: 0 };

const asked: readonly [what: string, procedure: string, input: (round: number) => object][] = [
  ["orders, the newest", "orders.list", () => page],
  ["orders, a page at the end", "orders.list", (round) => ({ ...page, skip: ORDERS - 20 - round })],
  ["orders, unpaid", "orders.list", () => ({ ...page, states: ["unpaid"] })],
  ["orders, done or to be shipped", "orders.list", () => ({ ...page, states: ["done", "unshipped"] })],
  ["orders, by total", "orders.list", (round) => ({ ...page, sort: "-total", skip: 10 * round })],
  ["orders, by name", "orders.list", (round) => ({ ...page, sort: "name", skip: 10 * round })],
  ["orders, searched", "orders.list", (round) => ({ ...page, q: `nachname ${round}` })],
  ["orders, with a tag", "orders.list", () => ({ ...page, tags: ["Großkunde"] })],
  ["unread orders, for the menu", "orders.unread", () => ({})],
  ["customers, the latest", "customers.list", () => page],
  ["customers, by sum", "customers.list", (round) => ({ ...page, sort: "-sum", skip: 10 * round })],
  ["customers, searched", "customers.list", (round) => ({ ...page, q: `nachname ${round}` })],
  ["dashboard, 30 days", "sales.get", () => ({ period: "days30" })],
  ["dashboard, this quarter", "sales.get", () => ({ period: "quarter" })],
  ["dashboard, 12 months", "sales.get", () => ({ period: "months12" })],
  ["products", "products.list", (round) => ({ ...page, skip: round })],
];

export const shop: Section = {
  name: "shop",
  title: `Milliseconds of the shop's lists and dashboard with ${ORDERS} orders on PostgreSQL`,
  run: async (directory) => {
    if ((await findPostgresBinaries()) === null) return [];
    const postgres = await startPrivatePostgres();
    try {
      return await measure(postgres.url, await mkdtemp(join(directory, "shop-")));
    } finally {
      await postgres.close();
    }
  },
};

async function measure(databaseUrl: string, dataDir: string): Promise<Row[]> {
  const env = { DEMO: "0", DATABASE_URL: databaseUrl, SECRET_KEY, ADMIN_PASSWORD: benchPassword };
  const site = await startSite(dataDir, env);
  try {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(fillStatements);
    await client.end();
    const { read } = await signIn(site.url);
    const rows: Row[] = [];
    for (const [what, procedure, input] of asked)
      rows.push(rowOf(what, await timesOf((round) => read(`/trpc/${procedure}?input=${encoded(input(round))}`))));
    return rows;
  } finally {
    await site.stop();
  }
}

const encoded = (input: object): string => encodeURIComponent(JSON.stringify(input));

async function timesOf(ask: (round: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const begun = performance.now();
    await ask(round);
    if (round >= WARM_UP) times.push(performance.now() - begun);
  }
  return times;
}

function rowOf(what: string, times: readonly number[]): Row {
  const p95 = rounded(percentile(times, 95));
  return { what, median: rounded(median(times)), p95, aim: `p95 below ${AIM_MS}`, isMet: p95 < AIM_MS };
}

/** A year of orders by 3,000 customers. They are inserted with SQL, because requests would take an hour. */
const fillStatements = `
  insert into tags (path) values ('Großkunde') on conflict do nothing;
  insert into products (id, title, text, price, deposit, pack_deposit, tax, packs, stock, min_age, producer, children,
      position, images, downloads, hidden, created, updated)
    select 'product-' || n, 'Sorte ' || n, 'Ein Saft.', 350, 15, '{"packOfSix":0,"packOfTwelve":0}', 'standard',
      '{"packOfSix":null,"packOfTwelve":null}', n, 0, '', '[]', n, '[]', '[]', false, now(), now()
    from generate_series(1, 200) as n;
  insert into orders (id, number, key_hash, content_hash, created, language, first_name, last_name, street, zip, city,
      country, phone, email, comment, delivery, payment, age, discount, shipping, deposit, vat, total, currency, legal,
      paid_at, shipped, refunded, read)
    select 'order-' || lpad(n::text, 6, '0'), 1000 + n, 'key' || n, 'content', now() - (${ORDERS} - n) * interval '52 minutes',
      'de', 'Vorname', 'Nachname ' || n % 3000, 'Am Hang 1', '12345', 'Sonnenau', 'DE', '', 'kunde' || n % 3000 || '@example.org',
      '', 'shipping', 'invoice', false, 0, 590, 30, '[{"rate":19,"net":1000,"vat":190},{"rate":7,"net":200,"vat":14}]',
      1404 + n, 'EUR', '[]',
      case when n % 4 > 0 then now() - (${ORDERS} - n) * interval '52 minutes' end,
      case when n % 4 > 1 then now() - (${ORDERS} - n) * interval '52 minutes' end,
      case when n % 50 = 1 then 500 else 0 end, n % 100 > 0
    from generate_series(1, ${ORDERS}) as n;
  insert into order_items (order_id, position, product_id, title, amount, pack_of_six, pack_of_twelve, price_piece, deposit, tax, percent,
      total, min_age)
    select 'order-' || lpad(n::text, 6, '0'), place, 'product-' || 1 + (n * place) % 200, 'Sorte ' || 1 + (n * place) % 200,
      place, 0, 0, 350, 15, 'standard', 19, 350 * place, 0
    from generate_series(1, ${ORDERS}) as n, generate_series(1, 3) as place;
  insert into order_events (id, order_id, kind, at, user_name, cents)
    select 'event-' || kind || n, 'order-' || lpad(n::text, 6, '0'), kind, now() - (${ORDERS} - n) * interval '52 minutes', '',
      case when kind = 'refunded' then 500 end
    from generate_series(1, ${ORDERS}) as n, unnest(array['created', 'paid', 'refunded']) as kind
    where kind <> 'refunded' or n % 50 = 1;
  insert into order_tags (order_id, path, position)
    select 'order-' || lpad(n::text, 6, '0'), 'Großkunde', 0 from generate_series(1, ${ORDERS}) as n where n % 20 = 0;
  analyze;`;
