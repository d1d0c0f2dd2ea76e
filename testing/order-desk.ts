import { asc, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect } from "vitest";
import { counters, orders } from "#db/schema/orders.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { products } from "#db/schema/products.ts";
import { openShop, type RestOrder } from "./orders.ts";
import { openTestSite } from "./site.ts";

export type Rest = RestOrder;
export type Refused = { code: string; fields: Record<string, string> };
type Who = "admin" | "guest";

export async function openOrderDesk() {
  const site = await openTestSite();
  await openShop(site);
  afterAll(() => site.close());
  beforeEach(() => site.services.database.pool.query("delete from rate_limits"));

  const { db } = site.services.database;
  const api = (method: string, path: string, body?: unknown, as: Who = "admin") =>
    site.request(method, `/api/v0${path}`, { as, ...(body === undefined ? {} : { body }) });
  const numbers = async (): Promise<number[]> =>
    (await db.select({ number: orders.number }).from(orders).orderBy(asc(orders.number))).map(({ number }) => number);

  const [admin, guest] = [site.trpc("admin"), site.trpc("guest")];

  return {
    site,
    db,
    api,
    numbers,
    read: async (id: string): Promise<Rest> => (await api("GET", `/order/${id}`)).body as Rest,
    stockOf: async (id: string): Promise<number | null | undefined> =>
      (await db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock,
    mailsTo: (recipient: string) =>
      db.select().from(outgoingMail).where(eq(outgoingMail.recipient, recipient)).orderBy(asc(outgoingMail.id)),
    expectNoGap: async (): Promise<void> => {
      const all = await numbers();
      expect(all).toEqual(all.map((_, index) => 1001 + index));
      const [counter] = await db.select().from(counters).where(eq(counters.name, "order"));
      expect(counter?.value).toBe(1000 + all.length);
    },
    admin,
    guest,
    own: (id: string, secret: string) => guest.ownOrder.read.mutate({ order: id, secret }),
    events: (id: string) => admin.orders.events.query({ id }),
  };
}
