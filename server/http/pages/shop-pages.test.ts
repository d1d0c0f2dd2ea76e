import { localDay } from "#contract/values/clock-of-place.ts";
import { formatDay } from "#contract/values/dates.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedSite } from "../../start/seed-site.ts";
import { openShop, placed } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { openRenderedPages } from "#testing/rendered-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
let ids: Record<"juice" | "cider" | "hidden", string>;

const food = {
  ingredients: "Apfelwein, Hefe",
  allergens: "Sulfite",
  alcohol: 5.5,
  nutrition: { kJ: 163, kcal: 39, fat: 0, saturates: 0, carbohydrate: 1.1, sugars: 0.6, protein: 0, salt: 0 },
};

const put = (body: object) => site.request("PUT", "/api/v0/config", { as: "system", body });
const html = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  String((await site.request("GET", path, { headers })).body)
    .replaceAll("\u00a0", " ")
    .replaceAll("&#x27;", "'");

beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" }, pages: openRenderedPages() });
  await seedSite(site.services);
  const { db } = site.services.database;
  const variants = [
    { key: "Größe", value: "1 Liter" },
    { key: "Größe", value: "0,25 Liter", price: 120, size: 0.25, stock: 0 },
  ];
  const en = {
    title: "Apple juice",
    text: "Tastes of autumn.\n\nCloudy.",
    variants: [{ key: "Size", value: "1 litre" }],
  };
  const juice = await storeProduct(db, { title: "Apfelsaft", text: "Schmeckt nach Herbst.\n\nTrüb.", variants, en });
  const cider = await storeProduct(db, { title: "Cider <herb>", price: 690, size: 0.75, deposit: 0, minAge: 16, food });
  const hidden = await storeProduct(db, { title: "Geheim", hidden: true });
  ids = { juice: juice.id, cider: cider.id, hidden: hidden.id };
  expect((await put({ title: "Hof", components: { shop: { enabled: true } } })).status).toBe(200);
});
afterAll(() => site.close());

function structuredDataOf(page: string): Record<string, unknown> {
  const [, json = "null"] = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(page) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

describe("the shelf", () => {
  it("shows name, taste, price, price per litre, deposit, VAT and shipping of what is sold", async () => {
    const page = await html("/shop");
    expect(page).toContain("Schmeckt nach Herbst.");
    expect(page).not.toContain("Trüb.</p>");
    for (const text of ["6,90 €", "9,20 €/l", "zzgl. 0,15 € Pfand", "inkl. MwSt., zzgl.", "ab 16 Jahren"])
      expect(page).toContain(text);
    expect(page).not.toContain("Geheim");
  });

  it("without prices shows none, and no cart", async () => {
    await put({ shop: { showPrice: false } });
    for (const path of ["/shop", `/shop/${ids.cider}`]) {
      const page = await html(path);
      expect(page).not.toMatch(/6,90 €|In den Warenkorb<|href="\/shop\/warenkorb"/u);
      expect(page).toContain("Cider &lt;herb&gt;");
    }
    expect(structuredDataOf(await html(`/shop/${ids.cider}`))["offers"]).toBeUndefined();
    expect((await site.request("GET", "/shop/kasse")).status).toBe(404);
    await put({ shop: { showPrice: true } });
  });
});

describe("a product", () => {
  it("shows its price between title and description", async () => {
    const page = await html(`/shop/${ids.juice}`);
    // The smaller bottle costs 1,20 €, but it is sold out.
    const [title, price, text] = [/<\/h1>/u, /\d,\d\d €/u, /Trüb\.<\/p>/u].map((part) => page.search(part));
    expect(title).toBeGreaterThan(0);
    expect(price).toBeGreaterThan(title ?? 0);
    expect(price).toBeLessThan(text ?? 0);
    expect(page.slice(title, text)).not.toContain("1,20 €");
  });

  it("shows its former price while it is an offer, and not a day longer", async () => {
    const now = site.services.now();
    const until = localDay(now);
    const { id } = await storeProduct(site.services.database.db, { title: "Most", price: 500 });
    await site.request("PUT", `/api/v0/shop/product/${id}`, { as: "system", body: { price: 400, offer: { until } } });
    const offered = await html(`/shop/${id}`);
    for (const text of ["5,00 €</s>", "4,00 €", `Angebot bis ${formatDay(until)}`]) expect(offered).toContain(text);
    site.services.now = () => new Date(now.getTime() + 86_400_000);
    for (const path of ["/shop", `/shop/${id}`]) expect(await html(path)).not.toMatch(/5,00 €|<s[ >]/u);
    site.services.now = () => new Date();
  });

  it("shows allergens, alcohol, age and producer before the cart button, and the tables below", async () => {
    const page = await html(`/shop/${ids.cider}`);
    const button = page.indexOf(">In den Warenkorb</button>");
    expect(button).toBeGreaterThan(0);
    for (const text of ["Sulfite", "5,5 % vol", "ab 16 Jahren"]) expect(page.slice(0, button), text).toContain(text);
    for (const text of ["Apfelwein, Hefe", "163 kJ / 39 kcal", "davon Zucker"])
      expect(page.slice(button), text).toContain(text);
  });

  it("has JSON-LD with an offer for each variant", async () => {
    const data = structuredDataOf(await html(`/shop/${ids.juice}`));
    expect(data).toMatchObject({ "@type": "Product", name: "Apfelsaft", description: "Schmeckt nach Herbst." });
    expect(data["offers"]).toMatchObject([
      { price: "3.50", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
      { price: "1.20", availability: "https://schema.org/OutOfStock" },
    ]);
    const page = await html(`/shop/${ids.juice}`);
    expect(page).toContain('<meta name="description" content="Schmeckt nach Herbst.">');
    expect(page).toMatch(/<meta property="og:title" content="Apfelsaft[^"]*">/u);
  });

  it("is in English if it has an English version, else in German", async () => {
    const juice = await html(`/en/shop/${ids.juice}`);
    expect(juice).toContain(">Apple juice</h1>");
    expect(juice).toContain("1 litre");
    const english = { cookie: "lang=en" };
    expect(await html(`/shop/${ids.juice}`, english)).toMatch(/<h1 lang="de">Apfelsaft/u);
    expect(await html(`/shop/${ids.cider}`, english)).toMatch(/<h1 lang="de">Cider/u);
  });

  it("has a readable address, which is the canonical one of the id's", async () => {
    const canonical = `<link rel="canonical" href="${site.url}/shop/apfelsaft">`;
    for (const path of [`/shop/${ids.juice}`, "/shop/apfelsaft"]) expect(await html(path), path).toContain(canonical);
    expect(await html("/shop")).toContain('href="/shop/apfelsaft"');
    expect(structuredDataOf(await html(`/shop/${ids.juice}`))["url"]).toBe(`${site.url}/shop/apfelsaft`);
    expect(await html("/en/shop/apfelsaft")).toContain(">Apple juice</h1>");
  });

  it("redirects from its former address, in both languages", async () => {
    const move = (address: string) =>
      site.request("PUT", `/api/v0/shop/product/${ids.juice}`, { as: "admin", body: { address } });
    const spelt = await site.request("GET", "/en/shop/Apfelsaft");
    expect([spelt.status, spelt.headers.get("location")]).toEqual([308, "/en/shop/apfelsaft"]);
    await move("/shop/saft");
    for (const start of ["", "/en"]) {
      const { status, headers } = await site.request("GET", `${start}/shop/apfelsaft?a=1`);
      expect([status, headers.get("location")]).toEqual([308, `${start}/shop/saft?a=1`]);
    }
    await put({ components: { shop: { enabled: false } } });
    expect((await site.request("GET", "/shop/apfelsaft")).status).toBe(404);
    await put({ components: { shop: { enabled: true } } });
    await move("/shop/apfelsaft");
    expect(await html("/shop/apfelsaft")).toContain(">Apfelsaft</h1>");
  });

  it("that is hidden or unknown is 404", async () => {
    for (const id of [ids.hidden, ids.juice.replace(/.$/u, "x"), "apfelsaft-2", "geheim"])
      expect((await site.request("GET", `/shop/${id}`)).status, id).toBe(404);
  });
});

it("cart, checkout and order are not indexed; the product list and products are in the sitemap", async () => {
  for (const path of ["/shop/warenkorb", "/shop/kasse", `/shop/bestellung/${ids.juice}`])
    expect(await html(path), path).toContain('<meta name="robots" content="noindex');
  const sitemap = await html("/sitemap.xml");
  for (const path of ["/shop", "/shop/apfelsaft", "/shop/cider-herb"]) expect(sitemap).toContain(`${path}</loc>`);
  expect(sitemap).not.toContain(ids.hidden);
});

it("terms and withdrawal notice are public, and linked in the footer and the sitemap", async () => {
  const [foot, sitemap] = [await html("/Impressum"), await html("/sitemap.xml")];
  for (const [path, title] of [
    ["/AGB", "Allgemeine Geschäftsbedingungen"],
    ["/Widerrufsbelehrung", "Widerrufsbelehrung"],
  ] as const) {
    expect(await html(path)).toContain(`>${title}</h1>`);
    expect(foot).toContain(`href="${path}"`);
    expect(sitemap).toContain(`${path}</loc>`);
  }
});

it("while the shop is off, its pages are 404", async () => {
  await put({ components: { shop: { enabled: false } } });
  for (const path of ["/shop", `/shop/${ids.juice}`, "/shop/warenkorb", "/shop/kasse"])
    expect((await site.request("GET", path)).status, path).toBe(404);
  expect(await html("/sitemap.xml")).not.toContain("/shop");
});

const ofContracts = ["/AGB", "/Widerrufsbelehrung", "/widerrufen"];
/** The secret after '#' decides which order the page shows. */
const orderPage = "/shop/bestellung/01980000-0000-7000-8000-000000000000";

it("without the shop and without orders, only editors can open the contract texts", async () => {
  for (const path of [...ofContracts, orderPage]) expect((await site.request("GET", path)).status, path).toBe(404);
  expect((await site.request("GET", "/AGB", { as: "admin" })).status).toBe(200);
  const [foot, sitemap] = [await html("/Impressum"), await html("/sitemap.xml")];
  for (const path of ofContracts) {
    expect(foot).not.toContain(`href="${path}"`);
    expect(sitemap).not.toContain(`${path}</loc>`);
  }
});

it("with an order the contract texts stay public and linked, even while the shop is off", async () => {
  await openShop(site);
  await placed(site, { items: [{ item: ids.juice, variant: "1 Liter", amount: 1 }] });
  await put({ components: { shop: { enabled: false } } });
  const foot = await html("/Impressum");
  for (const path of ofContracts) {
    expect((await site.request("GET", path)).status, path).toBe(200);
    expect(foot).toContain(`href="${path}"`);
  }
  expect(foot).not.toContain('href="/shop"');
  expect((await site.request("GET", orderPage)).status).toBe(200);
});
