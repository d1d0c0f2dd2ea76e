import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Product } from "#contract/shop/products.ts";
import { findNextOfferEnd } from "./offer-end.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
let now = new Date();
beforeAll(async () => {
  site = await openTestSite();
  site.services.now = () => now;
});
afterAll(() => site.close());

type Rest = Omit<Product, "id"> & { _id: string };
const api = (method: string, path: string, body?: unknown) =>
  site.request(method, `/api/v0${path}`, { as: "admin", ...(body === undefined ? {} : { body }) });
const change = async (id: string, body: object): Promise<Rest> =>
  (await api("PUT", `/shop/product/${id}`, body)).body as Rest;
const shop = (fields: object) => api("PUT", "/config/", { shop: fields });
let year = 2030;
const day = (number: number): void => {
  now = new Date(Date.UTC(year, 2, number, 12));
};
const inMarch = (number: number): string => `${year}-03-${String(number).padStart(2, "0")}`;

async function created(fields: object = {}): Promise<string> {
  day(1);
  const answer = await api("POST", "/shop/product/", { title: "Apfelsaft", price: 500, ...fields });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return (answer.body as Rest)._id;
}

const seen = async (id: string) => (await site.trpc().shop.item.query({ place: id })).product;

beforeEach(async () => {
  year += 1;
  day(1);
  await shop({ enabled: true, showPrice: true });
});

describe("an offer", () => {
  it("strikes the price before through, up to its last day; the price stays", async () => {
    const id = await created();
    day(10);
    expect(await change(id, { price: 400 })).toMatchObject({ price: 400, lowest30: 500, offer: null });
    expect(await seen(id)).toMatchObject({ price: 400, lowest30: null, offer: null });
    expect(await change(id, { offer: { until: inMarch(20) } })).toMatchObject({ lowest30: 500 });
    expect(await seen(id)).toMatchObject({ price: 400, lowest30: 500, offer: { until: inMarch(20) } });
    day(20);
    expect(await seen(id)).toMatchObject({ lowest30: 500 });
    day(21);
    expect(await seen(id)).toMatchObject({ price: 400, lowest30: null, offer: null });
    expect(await change(id, { title: "Saft", offer: { until: inMarch(20) } })).toMatchObject({ version: 4 });
  });

  it("of a price that was reduced on a day before has nothing to strike through", async () => {
    const id = await created();
    day(10);
    await change(id, { price: 400 });
    day(11);
    expect(await change(id, { offer: { until: inMarch(20) } })).toMatchObject({ lowest30: null });
    expect(await change(id, { price: 300 })).toMatchObject({ lowest30: 400 });
  });

  it("ends today or in thirty days at the latest", async () => {
    const id = await created();
    day(10);
    for (const until of [inMarch(10), `${year}-04-09`])
      expect((await api("PUT", `/shop/product/${id}`, { offer: { until } })).status).toBe(200);
    for (const until of [inMarch(9), `${year}-04-10`, "gestern", 5, null]) {
      const answer = await api("PUT", `/shop/product/${id}`, { offer: { until } });
      expect(answer, String(until)).toMatchObject({ status: 400, body: { code: "C200" } });
      expect((answer.body as { fields: object }).fields).toHaveProperty("offer.until");
    }
    expect((await api("GET", `/product/${id}`)).body).toMatchObject({ offer: { until: `${year}-04-09` } });
    expect(await change(id, { offer: null })).toMatchObject({ offer: null });
  });

  it("ends what is kept of the shop's pages at the midnight after its last day", async () => {
    await created({ offer: { until: inMarch(20) } });
    const { db } = site.services.database;
    expect(await findNextOfferEnd(db, now)).toEqual(new Date(Date.UTC(year, 2, 20, 23)));
    day(21);
    expect(await findNextOfferEnd(db, now)).toBeNull();
  });

  it("is not copied", async () => {
    const id = await created({ offer: { until: inMarch(20) } });
    const copy = await site.trpc("admin").products.duplicate.mutate({ id, title: "Kopie" });
    expect(copy).toMatchObject({ offer: null });
  });
});

describe("the price before a reduction counts no day on which guests could not see it:", () => {
  it("a hidden product", async () => {
    const id = await created();
    day(10);
    await change(id, { hidden: true });
    await change(id, { price: 300 });
    day(20);
    await change(id, { price: 500, hidden: false });
    day(25);
    expect(await change(id, { price: 400 })).toMatchObject({ lowest30: 500 });
  });

  it.each([{ enabled: false }, { showPrice: false }])("a shop with %o", async (closed) => {
    const id = await created();
    day(10);
    await shop(closed);
    await change(id, { price: 300 });
    day(20);
    await change(id, { price: 500 });
    await shop({ enabled: true, showPrice: true });
    day(25);
    expect(await change(id, { price: 400 })).toMatchObject({ lowest30: 500 });
  });

  it("a shop that opens again after more than thirty days", async () => {
    const id = await created();
    day(10);
    await shop({ enabled: false });
    expect(await change(id, { price: 400 })).toMatchObject({ lowest30: 500 });
    day(45);
    await shop({ enabled: true });
    expect((await api("GET", `/product/${id}`)).body).toMatchObject({ price: 400, lowest30: null });
  });
});

describe("what was no price of the same thing is not struck through:", () => {
  const offered = { price: 400, offer: { until: "" } };
  const reduced = (id: string, fields: object) => change(id, { ...offered, offer: { until: inMarch(20) }, ...fields });

  it("a price that no variant had, and that of variants with prices of their own", async () => {
    const variants = [
      { key: "Größe", value: "S", price: 400 },
      { key: "Größe", value: "L", price: 800 },
    ];
    const id = await created({ price: 9900, variants });
    day(10);
    expect(await reduced(id, {})).toMatchObject({ lowest30: null });
    const shared = [{ key: "Größe", value: "S" }];
    expect(await reduced(id, { price: 300, variants: shared })).toMatchObject({ lowest30: null });
    day(12);
    expect(await reduced(id, { price: 200 })).toMatchObject({ lowest30: 300 });
  });

  it("that of another amount", async () => {
    const id = await created({ size: 1 });
    day(10);
    expect(await reduced(id, { size: 0.5 })).toMatchObject({ lowest30: null });
    expect(await reduced(id, { price: 300 })).toMatchObject({ lowest30: null });
    day(11);
    expect(await reduced(id, { price: 200 })).toMatchObject({ lowest30: 300 });
  });

  it("that in another currency", async () => {
    const id = await created();
    day(10);
    expect(await reduced(id, {})).toMatchObject({ lowest30: 500 });
    await shop({ currency: "CHF" });
    expect((await api("GET", `/product/${id}`)).body).toMatchObject({ price: 400, lowest30: null });
    await shop({ currency: "EUR" });
  });
});

describe("the shop on the home page", () => {
  const door = () => site.trpc().shop.door.query();

  it("has the first products in stock, with the price of their cheapest offer", async () => {
    for (const { _id } of (await api("GET", "/product?limit=200")).body as Rest[]) await change(_id, { hidden: true });
    await created({ title: "Ausverkauft", order: 1, stock: 0 });
    const reduced = await created({ title: "Birnensaft", order: 2, size: 1, deposit: 15 });
    const sizes = [
      { key: "Größe", value: "0,2 l", price: 100, size: 0.2, deposit: 8, stock: 0 },
      { key: "Größe", value: "0,25 l", price: 120, size: 0.25, deposit: 8 },
      { key: "Größe", value: "1 l", price: 300, size: 1, deposit: 15 },
    ];
    const sized = await created({ title: "Apfelsaft", order: 3, minAge: 16, variants: sizes });
    for (const order of [4, 5]) await created({ order });
    day(10);
    await change(reduced, { price: 400, offer: { until: inMarch(20) } });
    const shown = await door();
    expect(shown).toHaveLength(3);
    expect(shown.slice(0, 2)).toMatchObject([
      {
        id: reduced,
        title: "Birnensaft",
        isGerman: false,
        price: { cents: 400, size: 1, deposit: 15, isFrom: false, reduced: { lowest30: 500, until: inMarch(20) } },
      },
      { id: sized, minAge: 16, price: { cents: 120, size: 0.25, deposit: 8, isFrom: true, reduced: null } },
    ]);
    day(21);
    expect((await door())[0]).toMatchObject({ price: { cents: 400, reduced: null } });
    await shop({ showPrice: false });
    expect((await door()).map(({ price }) => price)).toEqual([null, null, null]);
    await shop({ enabled: false });
    await expect(door()).rejects.toMatchObject({ message: "Das gibt es hier nicht." });
  });
});
