// The specs of the shop's management share one site: files with the same fixture function share a worker and its site.
import type { APIRequestContext } from "@playwright/test";
import { adminTest, expect, ownSite } from "../fixtures.ts";
import type { StartedSite } from "../site.ts";

/** The tests remove the demo's products, which other files need. So these files have their own site. */
export const test = adminTest.extend<object, { site: StartedSite }>({
  site: [ownSite(), { scope: "worker" }],
});

/** The screens of the shop's management are in the admin center, and also at URLs below `/shop/manage`. */
export const center = "/admincenter/shop";

type Stored = { _id: string; title: string; order: number; price: number; hidden: boolean };

export async function productsOf(admin: APIRequestContext): Promise<Stored[]> {
  return (await (await admin.get("/api/v0/product?limit=200")).json()) as Stored[];
}

export async function stock(admin: APIRequestContext, titles: string[]): Promise<void> {
  await admin.put("/api/v0/config/", { data: { shop: { enabled: true } } });
  for (const { _id } of await productsOf(admin)) await admin.delete(`/api/v0/shop/product/${_id}`);
  for (const [index, title] of titles.entries()) {
    const data = { title, price: 350, size: 0.75, stock: index, tags: [index % 2 ? "Saft" : "Cidre"] };
    expect((await admin.post("/api/v0/shop/product/", { data })).ok()).toBe(true);
  }
}

/**
 * Places orders of a product as customers do.
 * @param collector the name of the customer who picks up the order; the other orders are shipped
 * @returns the numbers of the orders
 */
export async function order(admin: APIRequestContext, names: string[], collector = ""): Promise<number[]> {
  await stock(admin, []);
  const paymentsources = { advancepayment: true };
  const shop = { paymentsources, smallBusiness: false, showPrice: true, shipping: [], freeFrom: null, pickup: true };
  await admin.put("/api/v0/config/", { data: { shop } });
  const made = await admin.post("/api/v0/shop/product/", { data: { title: "Apfelsaft", price: 350, size: 0.75 } });
  const { _id } = (await made.json()) as { _id: string };
  const items = [{ item: _id, variant: null, amount: 2, sechs: 0, zwoelf: 0 }];
  const price = await admin.post("/api/v0/shop/price/", { data: { items, delivery: "shipping", country: "DE" } });
  const { total } = (await price.json()) as { total: number };
  const address = { addr: "Am Hang 7", plz: "98999", city: "Sonnenau", country: "DE", email: "kunde@example.org" };
  const numbers: number[] = [];
  for (const nname of names) {
    const customer = {
      vname: "Ida",
      nname,
      ...address,
      delivery: nname === collector ? "pickup" : "shipping",
      payment: "advancepayment",
    };
    const data = { order: customer, items, total, key: `bestellung-${nname}-${Date.now()}` };
    const placed = await admin.post("/api/v0/shop/order/", { data });
    expect(placed.status(), await placed.text()).toBe(201);
    numbers.push(((await placed.json()) as { number: number }).number);
  }
  return numbers;
}
