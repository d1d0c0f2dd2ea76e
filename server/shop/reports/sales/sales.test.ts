import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SalesAnswer, SalesPeriod } from "#contract/shop/sales.ts";
import { orderEvents, orders } from "#db/schema/orders.ts";
import { openShop, placed } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal } from "#testing/trpc-client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await openShop(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.services.database.pool.query("delete from orders; delete from products; delete from rate_limits");
});

const db = () => site.services.database.db;
const noon = new Date("2026-11-22T11:00:00Z");

const admin = () => site.trpc("admin");
const sales = async (period: SalesPeriod = "days30"): Promise<SalesAnswer> => {
  site.services.now = () => noon;
  try {
    return await admin().sales.get.query({ period });
  } finally {
    site.services.now = () => new Date();
  }
};

type Known = Partial<typeof orders.$inferInsert>;

async function sold(item: string, amount: number, known: Known, variant: string | null = null): Promise<string> {
  const { _id } = await placed(site, { items: [{ item, amount, variant }] });
  await db().update(orders).set(known).where(eq(orders.id, _id));
  return _id;
}
const at = (day: string, time = "12:00"): Date => new Date(`${day}T${time}:00Z`);
const refund = (orderId: string, cents: number, moment: Date, kind: "refunded" | "refundFailed" = "refunded") =>
  db()
    .insert(orderEvents)
    .values({ id: `${kind}-${orderId}`, orderId, kind, at: moment, userName: "", cents });

describe("the dashboard", () => {
  it("counts money by the day on which it came, less what went back, and orders by the day they were placed", async () => {
    const { id } = await storeProduct(db(), { price: 1000, size: null, deposit: 0 });
    await sold(id, 1, { created: at("2026-11-20"), paidAt: at("2026-11-20", "23:30"), total: 1000 });
    const back = await sold(id, 2, { created: at("2026-11-20"), paidAt: at("2026-10-23"), total: 2500 });
    await refund(back, 500, at("2026-11-22", "08:00"));
    await sold(id, 1, { created: at("2026-11-22"), total: 4000 });
    await sold(id, 1, { created: at("2026-11-22"), released: at("2026-11-22") });
    await sold(id, 1, { created: at("2026-11-22"), deleted: at("2026-11-22") });
    const answer = await sales();
    const filled = answer.buckets.filter(({ takings, orders: count }) => takings !== 0 || count !== 0);
    expect(filled).toEqual([
      { start: "2026-11-20", takings: 0, orders: 2 },
      { start: "2026-11-21", takings: 1000, orders: 0 },
      { start: "2026-11-22", takings: -500, orders: 1 },
    ]);
    expect(answer.buckets).toHaveLength(30);
    expect(answer.total).toEqual({ takings: 500, refunded: 500, orders: 3 });
    expect(answer.before).toEqual({ takings: 2500, refunded: 0, orders: 0 });
    const year = await sales("year");
    expect(year.unit).toBe("month");
    expect(year.buckets.slice(-2)).toEqual([
      { start: "2026-10-01", takings: 2500, orders: 0 },
      { start: "2026-11-01", takings: 500, orders: 3 },
    ]);
  });

  it("sums the VAT of what was paid, by rate, less the share of what was paid back", async () => {
    const { id } = await storeProduct(db());
    const vat = [
      { rate: 19, net: 1000, vat: 190 },
      { rate: 7, net: 200, vat: 14 },
    ];
    await sold(id, 1, { paidAt: at("2026-11-03"), vat, total: 1404 });
    const back = await sold(id, 1, { paidAt: at("2026-11-04"), vat: [{ rate: 19, net: 1000, vat: 190 }], total: 1190 });
    await refund(back, 595, at("2026-11-05"));
    await sold(id, 1, { paidAt: at("2026-10-31"), vat, total: 1404 });
    expect((await sales("month")).vat).toEqual([
      { rate: 19, net: 1500, vat: 285 },
      { rate: 7, net: 200, vat: 14 },
    ]);
    expect((await sales("lastMonth")).vat).toEqual(vat);
  });

  it("takes back what a refund has taken away, on the day on which it fails", async () => {
    const { id } = await storeProduct(db());
    const vat = [{ rate: 19, net: 1000, vat: 190 }];
    const order = await sold(id, 1, { created: at("2026-11-03"), paidAt: at("2026-11-03"), vat, total: 1190 });
    await refund(order, 595, at("2026-11-04"));
    await refund(order, 595, at("2026-11-06"), "refundFailed");
    const { buckets, total, vat: sums } = await sales("month");
    expect(buckets.filter(({ takings }) => takings !== 0)).toEqual([
      { start: "2026-11-03", takings: 1190, orders: 1 },
      { start: "2026-11-04", takings: -595, orders: 0 },
      { start: "2026-11-06", takings: 595, orders: 0 },
    ]);
    expect(total).toEqual({ takings: 1190, refunded: 0, orders: 1 });
    expect(sums).toEqual(vat);
  });

  it("names what sold best, variants apart, and nothing of what was cancelled", async () => {
    const wine = await storeProduct(db(), {
      title: "Cidre",
      variants: [
        { key: "Größe", value: "0,33 l" },
        { key: "Größe", value: "0,75 l" },
      ],
    });
    const juice = await storeProduct(db(), { packs: { packOfSix: 1900 } });
    const today = { created: at("2026-11-21") };
    await sold(wine.id, 3, today, "0,33 l");
    await sold(wine.id, 8, today, "0,75 l");
    await sold(juice.id, 99, { ...today, cancelled: at("2026-11-22") });
    const { _id } = await placed(site, { items: [{ item: juice.id, sechs: 2 }] });
    await db().update(orders).set(today).where(eq(orders.id, _id));
    expect((await sales()).bestSellers).toEqual([
      { item: juice.id, title: "Apfelsaft", variant: null, pieces: 12, cents: 3800 },
      { item: wine.id, title: "Cidre", variant: "0,75 l", pieces: 8, cents: 2800 },
      { item: wine.id, title: "Cidre", variant: "0,33 l", pieces: 3, cents: 1050 },
    ]);
  });

  it("counts what is left to do, and names what runs out", async () => {
    const { id } = await storeProduct(db(), { title: "Most", stock: 14 });
    await storeProduct(db(), { title: "Verborgen", stock: 0, hidden: true });
    await storeProduct(db(), { title: "Ungezählt", stock: null });
    await storeProduct(db(), {
      title: "Essig",
      stock: 0,
      variants: [
        { key: "", value: "klein", stock: 2 },
        { key: "", value: "groß", stock: 40 },
      ],
    });
    await sold(id, 1, { read: false });
    await sold(id, 1, { read: true, paidAt: at("2026-11-20") });
    await sold(id, 1, { read: true, paidAt: at("2026-11-20"), shipped: at("2026-11-20") });
    await sold(id, 1, { read: true, cancelled: at("2026-11-20") });
    await sold(id, 1, { read: true, paidAt: at("2026-11-20"), oversold: at("2026-11-20") });
    await sold(id, 1, { paidAt: at("2026-11-20"), shipped: at("2026-11-20"), oversold: at("2026-11-20") });
    await sold(id, 1, { read: true, payment: "advancepayment" });
    await sold(id, 1, { read: true, payment: "advancepayment", delivery: "pickup" });
    await sold(id, 1, { read: true, payment: "advancepayment", delivery: "pickup", paidAt: at("2026-11-20") });
    await sold(id, 1, { read: true, delivery: "pickup" });
    await sold(id, 1, { read: true, paidAt: at("2026-11-20"), cancelled: at("2026-11-20"), refunded: 1 });
    const { open, lowStock } = await sales();
    expect(open).toEqual({
      unread: 2,
      unpaid: 4,
      unshipped: 3,
      unready: 2,
      oversold: 1,
      refundDue: 1,
      withdrawals: 0,
      lowStock: 2,
    });
    expect(lowStock).toEqual([
      { item: expect.any(String), title: "Essig", variant: "klein", pieces: 2 },
      { item: id, title: "Most", variant: null, pieces: 3 },
    ]);
  });

  it("asks the database six times, and answers a shop without orders, and no guest", async () => {
    const { pool } = site.services.database;
    const asked: string[] = [];
    const query = pool.query.bind(pool);
    const spied = ((...given: Parameters<typeof query>) => {
      asked.push(JSON.stringify(given[0]));
      return query(...given);
    }) as typeof pool.query;
    pool.query = spied;
    try {
      expect((await sales("months12")).buckets).toHaveLength(12);
    } finally {
      pool.query = query;
    }
    expect(asked.filter((text) => !text.includes("sessions") && !text.includes("users"))).toHaveLength(6);
    expect((await refusal(site.trpc().sales.get.query({}))).code).toBe("C100");
  });
});

describe("customers", () => {
  type OrderAccess = Inputs["customers"]["list"];
  const list = (input: OrderAccess = {}) => admin().customers.list.query(input);
  const by = (nname: string, email: string) => ({ nname, email, city: "Sonnenau" });

  it("are one for each address: named as in the newest order, with what they paid", async () => {
    const { id } = await storeProduct(db());
    const order = async (customer: object, known: Known): Promise<string> => {
      const { _id } = await placed(site, { items: [{ item: id, amount: 1 }], order: customer });
      await db().update(orders).set(known).where(eq(orders.id, _id));
      return _id;
    };
    const amsel = by("Amsel", "a@example.org");
    const first = await order(amsel, {
      created: at("2026-01-01"),
      paidAt: at("2026-01-01"),
      total: 900,
      refunded: 100,
    });
    const second = await order(by("Ämsel-Beer", "a@example.org"), { created: at("2026-02-01"), total: 5000 });
    const birke = await order(by("Birke", "b@example.org"), {
      created: at("2026-03-01"),
      paidAt: at("2026-03-01"),
      total: 700,
    });
    await order(by("", "c@example.org"), { email: "", firstName: "", lastName: "" }).catch(() => {});
    await order(by("Weg", "d@example.org"), { deleted: at("2026-03-01") });
    const both = await list();
    expect(both).toEqual({
      total: 2,
      items: [
        expect.objectContaining({ id: birke, name: "Erika Birke", orders: 1, sums: [{ currency: "EUR", cents: 700 }] }),
        {
          id: second,
          name: "Erika Ämsel-Beer",
          city: "Sonnenau",
          email: "a@example.org",
          orders: 2,
          sums: [{ currency: "EUR", cents: 800 }],
          last: "2026-02-01T12:00:00.000Z",
        },
      ],
    });
    const names = async (input: OrderAccess) => (await list(input)).items.map(({ email }) => email[0]).join("");
    expect(await names({ sort: "name" })).toBe("ab");
    expect(await names({ sort: "-sum" })).toBe("ab");
    expect(await names({ sort: "orders" })).toBe("ba");
    expect(await names({ q: "BIRKE" })).toBe("b");
    expect(await names({ q: "erika amsel" })).toBe("a");
    expect(await names({ sort: "name", limit: 1, skip: 1 })).toBe("b");
    await db().update(orders).set({ currency: "CHF" }).where(eq(orders.id, first));
    await db()
      .update(orders)
      .set({ paidAt: at("2026-02-02"), total: 600 })
      .where(eq(orders.id, second));
    expect((await list({ q: "amsel" })).items.map(({ sums }) => sums)).toEqual([
      [
        { currency: "EUR", cents: 600 },
        { currency: "CHF", cents: 800 },
      ],
    ]);
    expect(await names({ sort: "-sum" })).toBe("ba");
    expect(await list({ skip: 10 })).toEqual({ items: [], total: 2 });
    expect(await list({ q: "niemand" })).toEqual({ items: [], total: 0 });
    expect((await refusal(site.trpc().customers.list.query({}))).code).toBe("C100");

    const ofCustomer = async (customer: string) =>
      (await admin().orders.list.query({ customer })).items.map((one) => one.id);
    expect(await ofCustomer(first)).toEqual([second, first]);
    expect(await ofCustomer("0198c0de-0000-7000-8000-000000000000")).toEqual([]);
  });
});
