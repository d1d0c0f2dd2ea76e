import { afterAll, beforeAll, expect, it } from "vitest";
import { laterPages } from "#contract/values/pages.ts";
import { storeFixedPages } from "#testing/entries.ts";
import { seedSite } from "../../start/seed-site.ts";
import { openShop, placed } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { openRenderedPages } from "#testing/rendered-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal, sendAny } from "#testing/trpc-client.ts";

let site: TestSite;
const get = async (path: string) => {
  const { status, body } = await site.request("GET", path);
  return { status, body: typeof body === "string" ? body : JSON.stringify(body) };
};

beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" }, pages: openRenderedPages() });
  await seedSite(site.services);
  await storeFixedPages(site.services.database, site.services.now(), laterPages);
  for (const list of ["Aktuelles", "Veranstaltungen"]) {
    const fields = { title: "Sommerfest", tags: [list], publish_date: "2026-01-01T08:00:00Z", date: "2999-06-01" };
    const { status } = await site.request("POST", "/api/v0/entry", { as: "admin", body: fields });
    expect(status).toBe(201);
  }
  const sites = ["/Kontakt", "/erlebnis/101", "/Projekt"].map((path) => ({ path, title: path, description: path }));
  const named = await site.request("PUT", "/api/v0/config/", { as: "admin", body: { meta: { sites } } });
  expect(named.status).toBe(200);
  const { navigation } = site.trpc("admin");
  const { tree, version } = await navigation.read.query();
  await navigation.save.mutate({ ...tree, hidden: ["Aktuelles", "Veranstaltungen", "Kontakt", "Erlebnis"], version });
});
afterAll(() => site.close());

it("are not linked by any page for guests", async () => {
  for (const path of ["/", "/Projekt", "/suche", "/erlebnis/101", "/gibt-es-nicht", "/Aktuelles/sommerfest"]) {
    const { body } = await get(path);
    expect(body, path).toContain("</html>");
    const links = [...body.matchAll(/ href="(\/[^"?#]*)/gu)].map(([, href]) => href);
    for (const hidden of ["/Aktuelles", "/Veranstaltungen", "/Kontakt", "/Erlebnis"])
      expect(links, `${path} ${hidden}`).not.toContain(hidden);
  }
});

it("have feeds that keep working, and link to the home page", async () => {
  const { status, body } = await get("/Aktuelles/feed.xml");
  expect(status).toBe(200);
  expect(body).toContain(`<link>${site.services.publicUrl()}/</link>`);
  expect((await get("/Aktuelles")).status).toBe(404);
});

type Listed = { _id: string; tags: string[] }[];
const rest = async (path: string, as: "guest" | "admin" = "guest") =>
  (await site.request("GET", `/api/v0${path}`, { as })).body as Listed;
const pageIds = async (): Promise<Map<string, string>> =>
  new Map(
    (await rest("/entry/?tags=Seite&limit=50", "admin")).flatMap(({ _id, tags }) => tags.map((tag) => [tag, _id])),
  );
const guests = () => site.trpc("guest");

it("and the pages below them are 404 for guests, in every list and by id", async () => {
  const ids = await pageIds();
  const hidden = ["Seite|Kontakt", "Seite|Erlebnis", "Seite|erlebnis-101", "Seite|erlebnis-113"];
  const shown = (await rest("/entry/?tags=Seite&limit=50")).flatMap(({ tags }) => tags);
  for (const tag of hidden) {
    const id = ids.get(tag) ?? "";
    expect(shown, tag).not.toContain(tag);
    expect((await site.request("GET", `/api/v0/entry/${id}`)).status, tag).toBe(404);
    expect((await site.request("GET", `/api/v0/entry/${id}`, { as: "admin" })).status, tag).toBe(200);
    const { entries } = guests();
    expect(await entries.byIds.query({ ids: [id] }), tag).toEqual([]);
    expect((await refusal(entries.byId.query({ id }))).status, tag).toBe(404);
    expect((await refusal(entries.article.query({ id }))).status, tag).toBe(404);
    const page = sendAny(entries.page.query, { name: tag.slice("Seite|".length) });
    expect((await refusal(page)).status, tag).toBe(404);
  }
  expect(shown).toContain("Seite|Projekt");
  for (const path of ["/erlebnis/101", "/en/Kontakt", "/en/erlebnis/101"])
    expect((await get(path)).status, path).toBe(404);
  expect((await get("/sitemap.xml")).body).not.toMatch(/Kontakt|erlebnis/iu);
});

it("are shown only to editors", async () => {
  const addresses = /"\/(?:Kontakt|Erlebnis|erlebnis\/\d+)"/u;
  const { settings, entries, search } = guests();
  for (const ask of [
    () => settings.get.query(),
    () => entries.onlyGerman.query(),
    () => entries.front.query(),
    () => search.find.query({ q: "Kontakt", page: 1 }),
  ])
    expect(JSON.stringify(await ask()), String(ask)).not.toMatch(addresses);
  expect(JSON.stringify(await site.trpc("admin").settings.get.query())).toMatch(addresses);
  expect(JSON.stringify(await settings.get.query())).toContain('"/Projekt"');
  expect((await get("/")).body.replaceAll("\\u002f", "/")).not.toMatch(addresses);
});

it("do not hide the entries of a hidden list", async () => {
  const [entry] = await rest("/entry/?q=Sommerfest");
  expect(entry?.tags).toBeDefined();
  expect((await get("/Aktuelles/sommerfest")).status).toBe(200);
});

it("include the shop's legal pages while the shop is off and has no orders", async () => {
  const legal = async () =>
    (await rest("/entry/?tags=Seite&limit=50")).flatMap(({ tags }) => tags).filter((tag) => /AGB|Widerruf/u.test(tag));
  const switchShop = (enabled: boolean) =>
    site.request("PUT", "/api/v0/config/", { as: "system", body: { components: { shop: { enabled } } } });
  expect((await switchShop(true)).status).toBe(200);
  expect(await legal()).toHaveLength(2);
  expect((await switchShop(false)).status).toBe(200);
  expect(await legal()).toEqual([]);
  expect((await get("/AGB")).status).toBe(404);
  await openShop(site);
  const { id } = await storeProduct(site.services.database.db);
  await placed(site, { items: [{ item: id, amount: 1 }] });
  expect((await switchShop(false)).status).toBe(200);
  expect(await legal()).toHaveLength(2);
});
