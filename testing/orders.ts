import { v7 as newId } from "uuid";
import type { Order } from "#contract/shop/orders.ts";
import type { TestAnswer, TestSite } from "./site.ts";

export const customer = {
  vname: "Erika",
  nname: "Muster",
  addr: "Am Hang 1",
  plz: "12345",
  city: "Sonnenau",
  country: "DE",
  phone: "",
  email: "erika@example.org",
  comment: "",
  delivery: "shipping",
  payment: "invoice",
};

type Line = { item: string; variant?: string | null; amount?: number; sechs?: number; zwoelf?: number };
export type Sent = { items: Line[]; order?: object; key?: string; total?: number; age?: boolean; coupon?: string };

export async function totalOf(site: TestSite, items: readonly Line[], delivery = "shipping"): Promise<number> {
  const { body } = await site.request("POST", "/api/v0/shop/price/", { body: { items, delivery } });
  return (body as { total: number }).total;
}

export async function order(site: TestSite, { order: own = {}, key = newId(), ...sent }: Sent): Promise<TestAnswer> {
  const placed = { ...customer, ...own };
  const total = sent.total ?? (await totalOf(site, sent.items, placed.delivery));
  return site.request("POST", "/api/v0/shop/order/", { body: { order: placed, key, ...sent, total } });
}

type Customer = Record<"vname" | "nname" | "addr" | "plz", string>;
type RestLine = Omit<Order["order"]["items"][number], "item"> & { item: { _id: string; title: string } };

export type RestOrder = Omit<Order, "id" | "paidAt" | "order"> & {
  _id: string;
  payed: string | null;
  order: Omit<Order["order"], "firstName" | "lastName" | "street" | "zip" | "items"> & Customer & { items: RestLine[] };
};

export type Placed = {
  _id: string;
  number: number;
  total: number;
  secret: string;
  payment: { source: string; url?: string; reference?: string; bankverbindung?: object };
};

export async function placed(site: TestSite, sent: Sent): Promise<Placed> {
  const { status, body } = await order(site, sent);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as Placed;
}

export async function openShop(site: TestSite, shop: object = {}): Promise<void> {
  const paymentsources = { invoice: true, advancepayment: true, creditcard: true, sofort: true };
  const bankverbindung = {
    holder: "Mosthof Sonnenau e. V.",
    iban: "DE02120300000000202051",
    bic: "BYLADEM1001",
    bank: "DKB",
  };
  const open = {
    enabled: true,
    paymentsources,
    bankverbindung,
    shipping: [{ from: 1, cents: 590 }],
    pickup: true,
    ageCheck: 250,
  };
  const answer = await site.request("PUT", "/api/v0/config/", { as: "system", body: { shop: { ...open, ...shop } } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}
