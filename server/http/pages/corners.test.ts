import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { files } from "#db/schema/files.ts";
import { subscribers } from "#db/schema/newsletter.ts";
import { siteScreens } from "../../../client/app/screens.tsx";
import { hashToken } from "../../kernel/secrets/tokens.ts";
import { seedSite } from "../../start/seed-site.ts";
import { insertFile } from "#testing/library.ts";
import { openRenderedPages } from "#testing/rendered-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" }, pages: openRenderedPages() });
  await seedSite(site.services);
  const components = { shop: { enabled: true }, newsletter: { enabled: true } };
  await write("PUT", "/config/", { components });
});
afterAll(() => site.close());

type Object = Record<string, unknown> & { _id: string };
const write = async (method: string, path: string, body: object) => {
  const answer = await site.request(method, `/api/v0${path}`, { as: "system", body });
  return { status: answer.status, body: answer.body as Object & { code?: string; fields?: object } };
};
const open = async (path: string, as: "guest" | "system" = "guest", headers: Record<string, string> = {}) => {
  const { status, headers: sent, body } = await site.request("GET", path, { as, headers });
  return { status, location: sent.get("location"), headers: sent, body: String(body) };
};
const newProduct = async (more: object = {}): Promise<string> =>
  (await write("POST", "/shop/product/", { title: "Saft", price: 240, ...more })).body._id;

describe("a text that is cut in the middle of an emoji for the audit log is stored whole", () => {
  const long = `${"a".repeat(298)}😀 und weiter`;
  const emoji = "😀".repeat(80);
  it.each([
    ["a product", async () => write("PUT", `/shop/product/${await newProduct()}`, { text: long }), "text", long],
    ["the settings", () => write("PUT", "/config/", { title: emoji }), "title", emoji],
    ["an entry", () => write("POST", "/entry/", { title: emoji }), "title", emoji],
    [
      "a file",
      async () => write("PUT", `/file/${await insertFile(site.services.database)}`, { alt: { de: emoji } }),
      "alt",
      expect.objectContaining({ de: emoji }),
    ],
  ])("of %s", async (_, store, field, text) => {
    const { status, body } = await store();
    expect([status < 300, body]).toEqual([true, expect.objectContaining({ [field]: text })]);
  });

  it("of a label with several code units", async () => {
    const title = `b${"😀".repeat(79)}`;
    expect((await write("POST", "/entry/", { title, content: [`<p>${long}</p>`] })).status).toBe(201);
  });
});

describe("pages", () => {
  it.each(siteScreens.map(({ path }) => path))("%s opens for guests and for admins", async (path) => {
    const address = path.replace(/:\w+/gu, "ein-apfel");
    for (const as of ["guest", "system"] as const)
      expect([200, 302, 308, 404], as).toContain((await open(address, as)).status);
  });

  it("whose data cannot be read answer 500, and the log has the cause", async () => {
    const { db } = site.services.database;
    await db.execute(sql`alter table products rename to products_away`);
    const { status, body } = await open("/shop", "system");
    await db.execute(sql`alter table products_away rename to products`);
    expect([status, body]).toEqual([500, expect.stringContaining("Das hat nicht geklappt")]);
    expect(site.logLines.filter((line) => line.includes("products"))).toContainEqual(
      expect.stringContaining("unexpected error"),
    );
  });
});

describe("omitted parts are unchanged", () => {
  it("of the settings", async () => {
    await write("PUT", "/config/", { notify: { message: ["a@example.org"], order: ["b@example.org"] } });
    const { body } = await write("PUT", "/config/", { notify: { message: [] }, mail: { replyTo: "c@example.org" } });
    expect(body).toMatchObject({
      notify: { message: [], order: ["b@example.org"] },
      mail: { replyTo: "c@example.org" },
    });
    expect((await write("PUT", "/config/", { mail: { from: "" } })).body["mail"]).toEqual({
      from: "",
      replyTo: "c@example.org",
    });
  });

  it("of a file's focal point", async () => {
    const id = await insertFile(site.services.database, { focalX: 0.1, focalY: 0.9 });
    expect((await write("PUT", `/file/${id}`, { focal: { x: 0.2 } })).body["focal"]).toEqual({ x: 0.2, y: 0.9 });
    await site.services.database.db.delete(files);
  });

  it("of a product's cartons, their deposit and its English texts", async () => {
    const id = await newProduct({
      packs: { sechs: 1000, zwoelf: 1900 },
      packDeposit: { sechs: 150, zwoelf: 300 },
      en: { title: "Juice", text: "<b>", food: { ingredients: "Apples" } },
    });
    const { body } = await write("PUT", `/shop/product/${id}`, {
      packs: { sechs: 1100 },
      packDeposit: { zwoelf: 0 },
      en: { text: "Pressed", food: { storage: "Cool" } },
    });
    expect(body).toMatchObject({
      packs: { sechs: 1100, zwoelf: 1900 },
      packDeposit: { sechs: 150, zwoelf: 0 },
      en: { title: "Juice", text: "Pressed", food: { ingredients: "Apples", allergens: "", storage: "Cool" } },
    });
    expect((await write("PUT", `/shop/product/${id}`, body)).body["version"]).toBe(body["version"]);
    expect((await write("PUT", `/shop/product/${id}`, { en: null })).body["en"]).toBeNull();
    expect((await write("PUT", `/shop/product/${id}`, { en: { title: "Juice" } })).body["en"]).toMatchObject({
      title: "Juice",
      text: "",
      variants: [],
    });
  });
});

describe("the settings in REST", () => {
  it("have only the documented fields", async () => {
    const { body } = await site.request("GET", "/api/v0/config/");
    const [config] = body as [object];
    for (const name of ["asks", "today", "brand", "contracts"]) expect(config).not.toHaveProperty(name);
  });

  it("can also be read by their id; other ids are 404", async () => {
    const [config] = (await site.request("GET", "/api/v0/config/")).body as [Object];
    expect((await site.request("GET", `/api/v0/config/${config._id}`)).body).toEqual(config);
    expect(await site.request("GET", "/api/v0/config/2")).toMatchObject({ status: 404, body: { code: "C404" } });
  });

  it("show the last four characters also of short secrets, and accept only a valid push key", async () => {
    const { body } = await write("PUT", "/config/", { maps: { apikey: "abcd1234" } });
    expect(body["maps"]).toEqual({ apikey: { set: true, last4: "1234" } });
    expect(await write("PUT", "/config/", { notifications: { apikey: "bad" } })).toMatchObject({
      status: 400,
      body: { code: "C200", fields: { "notifications.apikey": expect.any(String) } },
    });
    expect((await write("PUT", "/config/", { notifications: { apikey: "" } })).status).toBe(200);
  });
});

describe("spellings", () => {
  it.each([
    ["/shop/Warenkorb", "/shop/warenkorb"],
    ["/shop/KASSE", "/shop/kasse"],
    ["/Shop/warenkorb", "/shop/warenkorb"],
    ["/en/shop/Warenkorb", "/en/shop/warenkorb"],
    ["/ERLEBNIS/101", "/erlebnis/101"],
    ["/kontakt", "/Kontakt"],
    ["/SHOP/MANAGE", "/shop/manage/"],
  ])("%s leads to %s", async (path, written) => {
    expect(await open(path)).toMatchObject({ status: 308, location: written });
  });

  it.each([
    ["/Kontakt/", "/Kontakt"],
    ["/kontakt", "/Kontakt"],
    ["/EN/gaestebuch/", "/en/gaestebuch"],
    ["/aktuelles/Apfel-Tag", "/Aktuelles/apfel-tag"],
    ["/newsletter/Abmelden/?t=a?b", "/newsletter/abmelden?t=a?b"],
  ])("a form that is sent to %s leads to %s, too", async (path, written) => {
    const answer = await site.request("POST", path, { body: {} });
    expect([answer.status, answer.headers.get("location")]).toEqual([308, written]);
  });

  it("a form without a page is refused for any spelling of its address", async () => {
    for (const path of ["/impressum", "/Impressum/", "/Kontakt/x", "//Kontakt"])
      expect((await site.request("POST", path, { body: {} })).status, path).toBe(405);
  });

  it("written ones answer, and addresses of editors that are not there are 404 for them", async () => {
    expect((await open("/shop/warenkorb")).status).toBe(200);
    expect((await open("/admincenter/settings", "system")).status).toBe(200);
    for (const path of ["/admincenter/nothere", "/admincenter/settings/nothere", "/shop/manage/nothere"])
      expect((await open(path, "system")).status, path).toBe(404);
    expect(await open("/admincenter/nothere")).toMatchObject({ status: 302 });
  });
});

it("the search page has an ETag, and is answered with 304 if unchanged", async () => {
  const first = await open("/suche?q=most");
  const etag = first.headers.get("etag") ?? "";
  expect([first.status, first.headers.get("cache-control"), etag]).toEqual([
    200,
    "no-cache",
    expect.stringMatching(/^"/u),
  ]);
  expect(await open("/suche?q=most", "guest", { "if-none-match": etag })).toMatchObject({ status: 304, body: "" });
  expect((await open("/suche?q=saft", "guest", { "if-none-match": etag })).status).toBe(200);
});

it("the unsubscribe button works without JavaScript, and shows the result", async () => {
  const token = "t".repeat(32);
  await site.services.database.db.insert(subscribers).values({
    id: newId(),
    email: "erika@example.org",
    state: "confirmed",
    language: "de",
    source: "form",
    textVersion: "1",
    requested: new Date(),
    linkHash: hashToken(token),
  });
  const address = `/newsletter/abmelden?t=${token}`;
  expect((await open(address)).body).toMatch(
    /<noscript><form [^>]*method="post"[^>]*><button [^>]*>Abmelden<\/button>/u,
  );
  const press = (path: string) =>
    fetch(site.url + path, { method: "POST", headers: { accept: "text/html" }, body: new URLSearchParams() });
  const left = await press(address);
  expect([left.status, left.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(await left.text()).toContain("Abgemeldet: erika@example.org");
  const wrong = await press("/newsletter/abmelden");
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining("<h1>")]);
});

describe("the bar of an editor", () => {
  const bar = /<div role="region"[^>]* aria-label="(?:Verwaltung|Administration)".*?<\/nav>/su;
  const current = (html: string): string[] =>
    [
      ...(bar.exec(html)?.[0] ?? "").matchAll(/aria-current="true"[^>]*>(?:<svg.*?<\/svg>)?(?:<span[^>]*>)?([^<]*)/gsu),
    ].map(([, name = ""]) => name);

  it.each([
    ["/", "Designmode"],
    ["/en", "Designmode"],
    ["/gibt-es-nicht", "Designmode"],
    ["/admincenter", "Admincenter"],
  ])("is a part of the page %s, which says where one is", async (path, mode) => {
    expect(current((await open(path, "system")).body)).toEqual([mode]);
  });

  it("says that a page is shown as guests see it", async () => {
    const cookie = `${await site.cookieOf("system")}; design=off`;
    expect(current((await open("/", "system", { cookie })).body)).toEqual(["Wie Gäste"]);
    expect(current((await open("/admincenter", "system", { cookie })).body)).toEqual(["Admincenter"]);
  });

  it("is on no page of a guest", async () => {
    expect((await open("/")).body).not.toMatch(bar);
  });
});
