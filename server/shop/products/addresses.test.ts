// Readable addresses of products over REST, and the redirects of former addresses.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Product } from "#contract/shop/products.ts";
import { addresses } from "#db/schema/addresses.ts";
import { products } from "#db/schema/products.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { findLinkedGermanPaths } from "../../content/entries/german-links.ts";
import { findRedirectTarget } from "../../content/redirects/redirect-target.ts";
import { nameProducts } from "./addresses.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.request("PUT", "/api/v0/config/", { as: "admin", body: { shop: { enabled: true } } });
});
afterAll(() => site.close());

type Rest = Omit<Product, "id"> & { _id: string };

const db = () => site.services.database.db;
const send = (method: "POST" | "PUT", body: object) =>
  site.request(method, "/api/v0/shop/product/", { as: "admin", body });

async function stored(method: "POST" | "PUT", body: object): Promise<Rest> {
  const answer = await send(method, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body as Rest;
}

const create = (title: string, more: object = {}) => stored("POST", { title, price: 300, ...more });
const change = (_id: string, fields: object) => stored("PUT", { _id, ...fields });
const leadsTo = (path: string) => findRedirectTarget(site.services, path);

it("a visible product gets an address from its title; the second one of that title gets a number", async () => {
  expect((await create("Quittensaft, süß")).address).toBe("/shop/quittensaft-suess");
  expect((await create("Quittensaft – süß")).address).toBe("/shop/quittensaft-suess-2");
  expect((await create("Kasse")).address).toBe("/shop/produkt-kasse");
});

it("a hidden product gets one when guests can see it; a new title does not change the address", async () => {
  const { _id, address } = await create("Entwurf", { hidden: true });
  expect(address).toBeNull();
  expect((await change(_id, { title: "Birnenmost", hidden: false })).address).toBe("/shop/birnenmost");
  const renamed = await change(_id, { title: "Birnenwein", address: null });
  expect(renamed.address).toBe("/shop/birnenmost");
  expect((await change(_id, { address: "/shop/birnenmost" })).version).toBe(renamed.version);
});

it("a former address redirects to the current one, until the product is removed", async () => {
  const { _id } = await create("Hefeweizen");
  expect((await change(_id, { address: "/shop/weizen" })).address).toBe("/shop/weizen");
  await change(_id, { address: "/shop/weissbier" });
  expect(await leadsTo("/shop/hefeweizen")).toBe("/shop/weissbier");
  expect(await leadsTo("/shop/WEIZEN/")).toBe("/shop/weissbier");
  expect((await create("Hefeweizen")).address).toBe("/shop/hefeweizen-2");
  expect((await change(_id, { address: "/shop/weizen" })).address).toBe("/shop/weizen");
  expect(await leadsTo("/shop/weizen")).toBeNull();
  await change(_id, { hidden: true });
  expect(await leadsTo("/shop/hefeweizen")).toBeNull();
  await site.request("DELETE", `/api/v0/shop/product/${_id}`, { as: "admin" });
  expect(await db().$count(addresses, eq(addresses.target, `/shop/${_id}`))).toBe(0);
  expect((await create("Weizen")).address).toBe("/shop/weizen");
});

it("a redirect of an editor follows the product, names it, and needs one that exists", async () => {
  const { addresses: redirects } = site.trpc("admin");
  const { _id } = await create("Kirschsaft");
  await redirects.add.mutate({ from: "/kirschen", to: "/shop/KIRSCHSAFT/" });
  await change(_id, { address: "/shop/kirsche" });
  expect(await leadsTo("/kirschen")).toBe("/shop/kirsche");
  const { items } = await redirects.redirects.query({ limit: 1, skip: 0, q: "kirschen" });
  expect(items[0]).toMatchObject({ from: "/kirschen", to: "/shop/kirsche", title: "Kirschsaft" });
  const german = ["/kirschen", "/shop/kirsche", "/shop/kirschsaft"];
  expect((await findLinkedGermanPaths(db(), german)).toSorted()).toEqual(german);
  await change(_id, { en: { title: "Cherry juice" } });
  expect(await findLinkedGermanPaths(db(), german)).toEqual([]);
  for (const to of ["/shop/gibt-es-nicht", "/shop/0190a1b2-0000-7000-8000-000000000000"])
    await expect(redirects.add.mutate({ from: "/nirgends", to })).rejects.toMatchObject({ data: { code: "C200" } });
  await redirects.add.mutate({ from: "/korb", to: "/shop/warenkorb" });
  expect(await leadsTo("/korb")).toBe("/shop/warenkorb");
});

it("a product that is renamed while it is hidden keeps its former address", async () => {
  const { _id } = await create("Winterpunsch");
  await change(_id, { hidden: true });
  await change(_id, { address: "/shop/punsch-im-winter" });
  expect((await create("Winterpunsch")).address).toBe("/shop/winterpunsch-2");
  await change(_id, { hidden: false });
  expect(await leadsTo("/shop/winterpunsch")).toBe("/shop/punsch-im-winter");
});

it.each([
  ["/shop/quittensaft-suess", "Diese Adresse ist schon vergeben."],
  ["/shop/warenkorb", "Diese Adresse braucht die Website selbst."],
  ["/shop/bestellung", "Diese Adresse braucht die Website selbst."],
  ["/shop/Most", "Eine Adresse besteht aus Kleinbuchstaben, Ziffern und einfachen Bindestrichen."],
  ["/most", "Eine Adresse besteht aus Kleinbuchstaben, Ziffern und einfachen Bindestrichen."],
  ["/shop/0198c7a1-0000-7000-8000-000000000001", "Eine Adresse besteht aus Kleinbuchstaben, Ziffern und einfachen"],
])("%s is refused and changes nothing", async (address, text) => {
  const { status, body } = await send("POST", { title: "Anderes", price: 300, address });
  expect([status, (body as { code: string }).code]).toEqual([400, "C200"]);
  expect((body as { fields: Record<string, string> }).fields["address"]).toContain(text);
});

it("products that are created at once with the same title get different addresses", async () => {
  const all = await Promise.all(["Punsch", "Punsch", "Punsch"].map((title) => create(title)));
  expect(all.map(({ address }) => address).sort()).toEqual(["/shop/punsch", "/shop/punsch-2", "/shop/punsch-3"]);
});

it("products of earlier releases get addresses, the oldest first", async () => {
  const [first, second] = [await create("Alter Essig"), await create("Alter Essig")];
  await db().update(products).set({ address: null });
  expect(await nameProducts(site.services)).toBeGreaterThan(1);
  const paths = await Promise.all(
    [first, second].map(({ _id }) => db().select().from(products).where(eq(products.id, _id))),
  );
  expect(paths.flat().map(({ address }) => address)).toEqual(["/shop/alter-essig", "/shop/alter-essig-2"]);
  expect(await nameProducts(site.services)).toBe(0);
});
