import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { slugOf } from "#contract/values/addresses.ts";
import { localDay } from "#contract/values/clock-of-place.ts";
import { v7 as newId } from "uuid";
import { files } from "#db/schema/files.ts";
import { createFile } from "../../library/files/create-file.ts";
import { receiveBytes } from "#testing/file-services.ts";
import { jpeg } from "#testing/pictures.ts";
import { storeProduct } from "#testing/products.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal } from "#testing/trpc-client.ts";
import { programViewer } from "#contract/values/permissions.ts";
import type { Product } from "#contract/shop/products.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.request("PUT", "/api/v0/config/", { as: "admin", body: { shop: { enabled: true } } });
});
afterAll(() => site.close());

type Rest = Omit<Product, "id"> & { _id: string };
type Refused = { code: string; fields: Record<string, string>; current: Rest };

const db = () => site.services.database.db;
const api = (method: string, path: string, body?: unknown, as: "admin" | "guest" = "admin") =>
  site.request(method, `/api/v0${path}`, { as, ...(body === undefined ? {} : { body }) });
async function created(fields: object = {}): Promise<Rest> {
  const answer = await api("POST", "/shop/product/", { title: "Apfelsaft", price: 350, ...fields });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as Rest;
}
const change = async (id: string, body: object): Promise<Rest> =>
  (await api("PUT", `/shop/product/${id}`, body)).body as Rest;
const admin = () => site.trpc("admin");
const guests = () => site.trpc("guest").shop;

let width = 40;
async function uploaded(): Promise<string> {
  const received = await receiveBytes(site.services, await jpeg((width += 1), 30));
  const file = { received, name: `${newId()}.jpg`, tags: [] };
  return (await createFile({ services: site.services, viewer: programViewer }, file)).id;
}

const whole = {
  title: "Cidre",
  text: "Trocken,\nfein.",
  price: 690,
  size: 0.75,
  deposit: 15,
  packDeposit: { sechs: 150, zwoelf: 0 },
  tax: "standard",
  packs: { sechs: 3900, zwoelf: null },
  variants: [
    { key: "Größe", value: "0,33 l", price: 390, size: 0.33, deposit: 8, packs: null, stock: 24 },
    { key: "Größe", value: "0,75 l", price: null, size: null, deposit: null, packs: null, stock: null },
  ],
  stock: 60,
  minAge: 16,
  food: {
    ingredients: "Apfelmost",
    allergens: "Sulfite",
    alcohol: 4.5,
    nutrition: { kJ: 180, kcal: 43, fat: 0, saturates: 0, carbohydrate: 2.6, sugars: 2.6, protein: 0, salt: 0.01 },
    storage: "Kühl",
  },
  producer: "Mosthof Sonnenau e. V.",
  durability: { years: 2, text: "Hält." },
  withdrawal: { reason: "sealed", text: "Versiegelt." },
  goods: "drink",
  safety: {
    maker: { name: "Glashütte", address: "Am Ofen 1\n98999 Sonnenau", email: "glas@example.org" },
    responsible: "",
    warnings: "Glas kann brechen.",
    identifier: "L 12",
  },
  deliveryDays: { from: 1, to: 3 },
  offer: { until: localDay(new Date()) },
  children: [],
  order: 7,
  media: { images: [] },
  downloads: [],
  tags: ["Cidre|Flasche"],
  hidden: false,
  en: {
    title: "Cider",
    text: "Dry.",
    producer: "",
    food: { ingredients: "Apple must", allergens: "", storage: "" },
    durability: { text: "" },
    withdrawal: { text: "" },
    safety: { warnings: "Glass can break." },
    variants: [{ key: "Size", value: "0.33 l" }],
  },
};

describe("a product", () => {
  it("is answered as it was stored; sent back unchanged it keeps its version", async () => {
    const product = await created(whole);
    const address = "/shop/" + slugOf(whole.title);
    expect(product).toEqual({
      ...whole,
      _id: expect.any(String),
      address,
      lowest30: null,
      updated: expect.any(String),
      version: 1,
    });
    expect((await api("GET", `/product/${product._id}`, undefined, "guest")).body).toEqual(product);
    expect(await change(product._id, product)).toEqual(product);
    const shorter = await change(product._id, { variants: whole.variants.slice(0, 1) });
    expect(shorter).toMatchObject({ version: 2, price: 690, variants: [{ value: "0,33 l" }] });
  });

  it("needs a title and a price; everything else has a default", async () => {
    const product = await created();
    expect(product).toMatchObject({ packs: { sechs: null, zwoelf: null }, stock: null, minAge: 0, tax: "standard" });
    expect(((await api("POST", "/shop/product/", {})).body as Refused).fields).toHaveProperty("price");
  });

  it.each<[string, object, string]>([
    ["a price below nothing", { price: -1 }, "price"],
    ["a price with a fraction", { price: 3.5 }, "price"],
    ["a huge price", { price: 1e12 }, "price"],
    ["a price as text", { price: "350" }, "price"],
    ["a size of no millilitres", { size: 0.00001 }, "size"],
    ["a fraction of a millilitre", { size: 0.7555555 }, "size"],
    ["a size below nothing", { size: -1 }, "size"],
    [
      "a variant twice",
      {
        variants: [
          { key: "G", value: "a" },
          { key: "G", value: " a" },
        ],
      },
      "variants.1.value",
    ],
    ["a variant without a name", { variants: [{ key: "G", value: "" }] }, "variants.0.value"],
    ["another age", { minAge: 17 }, "minAge"],
    ["another tax", { tax: "luxury" }, "tax"],
    ["stock below nothing", { stock: -1 }, "stock"],
    ["days the wrong way round", { deliveryDays: { from: 3, to: 1 } }, "deliveryDays.to"],
    ["a file that is not there", { media: { images: [newId()] } }, "media.images.0"],
    ["a download that is not there", { downloads: [newId()] }, "downloads.0"],
    ["a product that is not there", { children: [{ item: newId(), kind: "related" }] }, "children.0.item"],
    ["a kind of relation that nobody knows", { children: [{ item: newId(), kind: "rival" }] }, "children.0.kind"],
    ["U+0000", { title: "a\u0000" }, "title"],
  ])("with %s is refused at its field, and changes nothing", async (_what, fields, field) => {
    const before = await api("GET", "/product/?limit=1");
    const answer = await api("POST", "/shop/product/", { title: "x", price: 1, ...fields });
    expect([answer.status, (answer.body as Refused).code]).toEqual([400, "C200"]);
    expect(Object.keys((answer.body as Refused).fields)).toEqual([field]);
    expect((await api("GET", "/product/?limit=1")).headers.get("x-total-count")).toBe(
      before.headers.get("x-total-count"),
    );
  });

  it("cannot belong to itself, nor name another one twice; what is removed is named no longer", async () => {
    const [one, other] = [await created(), await created()];
    const refused = async (children: object[]) =>
      (await api("PUT", `/shop/product/${one._id}`, { children })).body as Refused;
    expect((await refused([{ item: one._id, kind: "related" }])).fields).toHaveProperty(["children.0.item"]);
    const twice = [
      { item: other._id, kind: "related" },
      { item: other._id, kind: "bundled" },
    ];
    expect((await refused(twice)).fields).toHaveProperty(["children.1.item"]);
    expect(await change(one._id, { children: twice.slice(0, 1) })).toMatchObject({ version: 2 });
    expect((await api("DELETE", `/shop/product/${other._id}`)).body).toEqual({ _id: other._id });
    expect((await api("GET", `/product/${one._id}`)).body).toMatchObject({ children: [], version: 3 });
  });

  it("of an older version is a conflict", async () => {
    const product = await created();
    await change(product._id, { price: 400 });
    const answer = await api("PUT", "/shop/product/", { _id: product._id, price: 500, version: 1 });
    expect(answer).toMatchObject({ status: 409, body: { code: "C409", current: { price: 400, version: 2 } } });
  });

  it("says its lowest price of thirty days once it is reduced, until it rises", async () => {
    const product = await created({ price: 500 });
    expect(await change(product._id, { price: 400 })).toMatchObject({ price: 400, lowest30: 500 });
    expect(await change(product._id, { title: "Saft", lowest30: 999 })).toMatchObject({ lowest30: 500 });
    expect(await change(product._id, { price: 450 })).toMatchObject({ lowest30: null });
  });

  it("uses its files: they say so, and leave it when they are removed", async () => {
    const [first, second] = [await uploaded(), await uploaded()];
    const product = await created({ media: { images: [first, second] }, downloads: [second] });
    const { items } = await admin().files.uses.query({ ids: [second] });
    const places = [{ type: "productPicture" }, { type: "downloads", number: 1 }];
    expect(items).toMatchObject([{ kind: "product", id: product._id, uses: places.map((place) => ({ place })) }]);
    expect((await api("DELETE", `/file/${second}`)).status).toBe(200);
    const left = { media: { images: [first] }, downloads: [], version: 2 };
    expect((await api("GET", `/product/${product._id}`)).body).toMatchObject(left);
    expect((await db().select().from(files)).some(({ id }) => id === second)).toBe(false);
  });
});

describe("guests", () => {
  it("neither see hidden products nor hear of them; editors do", async () => {
    const hidden = await created({ hidden: true, title: "Geheim" });
    const shown = await created({ children: [{ item: hidden._id, kind: "related" }] });
    for (const path of [`/product/${hidden._id}`])
      expect((await api("GET", path, undefined, "guest")).status).toBe(404);
    const [{ children }] = (await api("POST", "/batch/product/", [shown._id, hidden._id], "guest")).body as [Rest];
    expect(children).toEqual([]);
    const list = (await api("GET", "/product/?limit=200&hidden=1", undefined, "guest")).body as Rest[];
    expect(list).toEqual([]);
    expect((await api("GET", `/product/${hidden._id}`)).status).toBe(200);
    expect((await refusal(guests().item.query({ place: hidden._id }))).code).toBe("C404");
    expect(await guests().item.query({ place: shown._id })).toMatchObject({ related: [] });
  });

  it("write nothing", async () => {
    const product = await created();
    for (const [method, path] of [
      ["POST", "/shop/product/"],
      ["PUT", `/shop/product/${product._id}`],
      ["DELETE", `/shop/product/${product._id}`],
    ] as const)
      expect(
        (await api(method, path, method === "DELETE" ? undefined : { title: "x", price: 1 }, "guest")).status,
      ).toBe(401);
    expect((await api("POST", "/batch/product/", { remove: [product._id] }, "guest")).status).toBe(401);
  });

  it("see on the shelf what is few, not how many there are", async () => {
    const tags = ["Regal"];
    for (const stock of [0, 3, 500, null]) await created({ title: `Saft ${stock}`, stock, tags });
    const { items } = await guests().shelf.query({ tags });
    expect(items.map(({ stock, isSoldOut }) => [stock, isSoldOut])).toEqual([
      [0, true],
      [3, false],
      [null, false],
      [null, false],
    ]);
    expect(items[0]).not.toHaveProperty("hidden");
  });

  it("see nothing while the shop is off; editors prepare it", async () => {
    await api("PUT", "/config/", { shop: { enabled: false } });
    expect((await api("GET", "/product/", undefined, "guest")).status).toBe(404);
    expect((await api("POST", "/shop/price/", { items: [] })).status).toBe(404);
    expect((await api("GET", "/product/?limit=1")).status).toBe(200);
    await api("PUT", "/config/", { shop: { enabled: true } });
  });

  it("get the new state of a product at once, from any origin", async () => {
    const product = await created();
    const path = `/product/${product._id}`;
    const before = await api("GET", path, undefined, "guest");
    expect(before.headers.get("access-control-allow-origin")).toBe("*");
    await change(product._id, { stock: 4 });
    expect((await api("GET", path, undefined, "guest")).body).toMatchObject({ stock: 4 });
  });
});

test("products are listed, sorted, searched, by tag; and take each other's places", async () => {
  const tags = ["Reihe|Most"];
  const [a, b, c] = [
    await created({ title: "Äpfel", tags, price: 3 }),
    await created({ title: "Birne", tags, price: 1 }),
    await created({ title: "Quitte", tags, price: 2 }),
  ];
  const titles = async (query: string): Promise<string[]> =>
    ((await api("GET", `/product/?tags=Reihe&${query}`)).body as Rest[]).map(({ title }) => title);
  expect(await titles("")).toEqual(["Äpfel", "Birne", "Quitte"]);
  expect(await titles("sort=-title")).toEqual(["Quitte", "Birne", "Äpfel"]);
  expect(await titles("sort=price")).toEqual(["Birne", "Quitte", "Äpfel"]);
  expect(await titles("q=apfel")).toEqual(["Äpfel"]);
  expect((await api("GET", "/product/?sort=secret")).status).toBe(400);
  await admin().products.sort.mutate({ ids: [c._id, a._id, b._id] });
  expect(await titles("")).toEqual(["Quitte", "Äpfel", "Birne"]);
  const copy = await admin().products.duplicate.mutate({ id: a._id, title: "Äpfel (Kopie)" });
  expect(copy).toMatchObject({ hidden: true, price: 3 });
  expect(await titles("hidden=0")).toEqual(["Quitte", "Äpfel", "Birne"]);
});

it("the lines of a cart of which there is not enough are told, also when only all of them together are too many", async () => {
  const many = await storeProduct(db(), { stock: 30 });
  const free = await storeProduct(db(), { stock: null });
  const items = [
    { item: many.id, amount: 2, packOfSix: 2 },
    { item: free.id, amount: 999 },
    { item: many.id, variant: null, packOfTwelve: 2 },
  ];
  const short = (lines: Inputs["shop"]["short"]["items"]) => guests().short.query({ items: lines });
  expect(await short(items.slice(0, 2))).toEqual([]);
  const line = { item: many.id, variant: null, left: 30 };
  expect(await short(items)).toEqual([line, line]);
  expect(await short([{ item: many.id, amount: 31 }])).toEqual([line]);
});

describe("a cart's price", () => {
  const price = (body: object) => api("POST", "/shop/price/", { delivery: "shipping", ...body }, "guest");

  it("is made of the shop's own prices, in cents, with VAT by rate", async () => {
    const shop = {
      shipping: [
        { from: 7, cents: 890 },
        { from: 1, cents: 590 },
      ],
      freeFrom: 10_000,
      ageCheck: 250,
      pickup: true,
    };
    expect((await api("PUT", "/config/", { shop })).status).toBe(200);
    const juice = await storeProduct(db(), { price: 350, packs: { packOfSix: 1980 }, deposit: 15, tax: "reduced" });
    const cider = await storeProduct(db(), {
      title: "Cidre",
      price: 690,
      en: { title: "Cider" },
      variants: [{ key: "Größe", value: "klein", price: 390, size: 0.33 }],
      tax: "standard",
      deposit: 8,
    });
    const items = [
      { item: juice.id, amount: 1, sechs: 1, zwoelf: 0 },
      { item: cider.id, variant: "klein", amount: 2 },
    ];
    const { status, body } = await price({ items });
    expect(status).toBe(200);
    expect(body).toEqual({
      lines: [
        {
          item: { _id: juice.id, title: "Apfelsaft" },
          variant: null,
          size: 1,
          amount: 1,
          sechs: 1,
          zwoelf: 0,
          prices: { piece: 350, sechs: 1980, zwoelf: null },
          deposit: 105,
          tax: "reduced",
          total: 2330,
        },
        {
          item: { _id: cider.id, title: "Cidre" },
          variant: "klein",
          size: 0.33,
          amount: 2,
          sechs: 0,
          zwoelf: 0,
          prices: { piece: 390, sechs: null, zwoelf: null },
          deposit: 16,
          tax: "standard",
          total: 780,
        },
      ],
      discount: 0,
      shipping: 890,
      deposit: 121,
      vat: [
        { rate: 19, net: 856, vat: 163 },
        { rate: 7, net: 2899, vat: 203 },
      ],
      total: 4121,
      currency: "EUR",
    });
    expect((await price({ items, delivery: "pickup" })).body).toMatchObject({ shipping: 0, total: 3231 });
    expect((await price({ items, delivery: "shippingAgeCheck" })).body).toMatchObject({ shipping: 1140 });
    await api("PUT", "/config/", { shop: { smallBusiness: true } });
    expect((await price({ items })).body).toMatchObject({ vat: [], total: 4121 });
    await api("PUT", "/config/", { shop: { smallBusiness: false } });
  });

  it("has the rates of the day", async () => {
    const juice = await storeProduct(db(), { price: 11_900, deposit: 0 });
    const today = { taxClass: "standard" as const, from: "2021-01-01", percent: 19 };
    const { updateTaxes } = admin().shopSettings;
    await updateTaxes.mutate({ rates: [today, { ...today, from: "2024-01-01", percent: 25 }] });
    expect((await price({ items: [{ item: juice.id, amount: 1 }], delivery: "pickup" })).body).toMatchObject({
      vat: [{ rate: 25 }],
    });
    await updateTaxes.mutate({ rates: [today] });
  });

  it("is refused for what is not sold like that, at the line", async () => {
    const cider = await storeProduct(db(), { variants: [{ key: "Größe", value: "klein" }] });
    const juice = await storeProduct(db());
    const hidden = await storeProduct(db(), { hidden: true });
    const items = [
      { item: cider.id, amount: 1 },
      { item: cider.id, variant: "riesig", amount: 1 },
      { item: juice.id, zwoelf: 1 },
      { item: newId(), amount: 1 },
      { item: hidden.id, amount: 1 },
    ];
    const { status, body } = await price({ items });
    expect([status, (body as Refused).code]).toEqual([400, "C200"]);
    const fields = ["items.0.variant", "items.1.variant", "items.2.zwoelf", "items.3.item", "items.4.item"];
    expect(Object.keys((body as Refused).fields)).toEqual(fields);
  });

  it.each<[string, object, string]>([
    ["no lines", { items: [] }, "items"],
    ["nothing of a product", { items: [{ item: newId(), amount: 0 }] }, "items.0.amount"],
    ["less than nothing", { items: [{ item: newId(), amount: -1, sechs: 2 }] }, "items.0.amount"],
    ["half a bottle", { items: [{ item: newId(), amount: 0.5 }] }, "items.0.amount"],
    ["a thousand", { items: [{ item: newId(), amount: 1000 }] }, "items.0.amount"],
    ["51 lines", { items: Array.from({ length: 51 }, () => ({ item: newId(), amount: 1 })) }, "items"],
    ["another delivery", { items: [{ item: newId(), amount: 1 }], delivery: "drone" }, "delivery"],
    ["a country that is none", { items: [{ item: newId(), amount: 1 }], country: "Deutschland" }, "country"],
    ["a country of no delivery", { items: [{ item: newId(), amount: 1 }], country: "FR" }, "country"],
  ])("is refused for %s", async (_what, body, field) => {
    const answer = await price(body);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as Refused).fields)).toContain(field);
  });
});

describe("the shop's settings", () => {
  it("keep the provider's keys secret, and the account from guests; parts of parts are set one by one", async () => {
    const put = (shop: object, as: "admin" | "system" = "system") =>
      site.request("PUT", "/api/v0/config/", { as, body: { shop } });
    const read = async (as: "guest" | "admin" | "system") =>
      ((await site.request("GET", "/api/v0/config/", { as })).body as { shop: { stripe?: object } }[])[0]?.shop;
    const account = { holder: "Mosthof", iban: "DE02 1203 0000 0000 2020 51", bic: "BYLADEM1001", bank: "DKB" };
    await put({
      bankverbindung: account,
      stripe: { publishable: "pk_test_1", secret: "sk_test_0123456789", webhook: "whsec_abcdefghijkl" },
    });
    await put({ stripe: { secret: { set: true, last4: "6789" } }, bankverbindung: { bank: "Sparkasse" } }, "system");
    expect(await read("system")).toMatchObject({
      bankverbindung: { iban: "DE02120300000000202051", bank: "Sparkasse", holder: "Mosthof" },
      stripe: { publishable: "pk_test_1", secret: { set: true, last4: "6789" }, webhook: { set: true, last4: "ijkl" } },
    });
    expect((await read("admin"))?.stripe).toEqual({ publishable: "pk_test_1" });
    expect(await read("guest")).not.toHaveProperty("stripe");
    expect(await read("guest")).not.toHaveProperty("bankverbindung");
    expect((await put({ stripe: { secret: "sk_other" } }, "admin")).status).toBe(403);
    expect(
      JSON.stringify(await site.services.database.pool.query("select value from settings").then(({ rows }) => rows)),
    ).not.toContain("sk_test");
    expect(site.logLines.join("")).not.toMatch(/DE02|sk_test|whsec/u);
  });

  it.each<[string, object, string]>([
    ["an IBAN with wrong digits", { bankverbindung: { iban: "DE03120300000000202051" } }, "shop.bankverbindung.iban"],
    [
      "a band twice",
      {
        shipping: [
          { from: 1, cents: 1 },
          { from: 1, cents: 2 },
        ],
      },
      "shop.shipping.1.from",
    ],
    ["shipping below nothing", { shipping: [{ from: 1, cents: -1 }] }, "shop.shipping.0.cents"],
    ["a currency that nobody knows", { currency: "XXX" }, "shop.currency"],
    ["no country", { countries: [] }, "shop.countries"],
    ["a notice that is not there", { guaranteeNotice: { en: newId() } }, "shop.guaranteeNotice.en"],
  ])("refuse %s", async (_what, shop, field) => {
    const { status, body } = await api("PUT", "/config/", { shop });
    expect([status, Object.keys((body as Refused).fields)]).toEqual([400, [field]]);
  });
});
