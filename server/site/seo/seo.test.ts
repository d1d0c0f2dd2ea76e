import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { SeoPage } from "#contract/schemas/seo.ts";
import { entries } from "#db/schema/entries.ts";
import { storeEntry } from "#testing/entries.ts";
import { insertFile } from "#testing/library.ts";
import { openRenderedPages } from "#testing/rendered-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal } from "#testing/trpc-client.ts";
import { skipsLevel } from "./rules.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ pages: openRenderedPages() });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.services.database.db.delete(entries);
  const page = { title: "Aktuelles", tags: ["Seite|Aktuelles"], publishDate: new Date("2026-01-01") };
  await storeEntry(site.services.database, page);
  await site.request("PUT", "/api/v0/config/", { as: "admin", body: { title: "Mosthof", meta: { sites: [] } } });
});

const seo = () => site.trpc("admin").seo;
type Place = Inputs["seo"]["page"];
const save = (place: Place, title: string, description = "") => seo().save.mutate({ ...place, title, description });
const read = (place: Place) => seo().page.query(place);
const list = (input: Inputs["seo"]["list"] = {}) => seo().list.query(input);

const TEXT = "Am Samstag läuft die Presse von zehn bis vier, und jeder bringt seine Äpfel mit.";
async function create(title: string, fields: object = {}): Promise<string> {
  const body = {
    title,
    content: [`<p>${TEXT}</p>`],
    tags: ["Aktuelles"],
    publish_date: "2026-01-01T10:00:00Z",
    ...fields,
  };
  const answer = await site.request("POST", "/api/v0/entry/", { as: "admin", body });
  return (answer.body as { _id: string })._id;
}
const headOf = async (path: string) => String((await site.request("GET", path)).body).split("</head>")[0] ?? "";
const kinds = ({ warnings }: SeoPage) => warnings.map(({ kind }) => kind);

it("an entry's own texts are in title, description and card, and in nothing that programs and feeds read", async () => {
  const id = await create("Apfeltag");
  const before = await headOf(`/Aktuelles/${id}`);
  expect(before).toContain("<title>Apfeltag – Mosthof</title>");
  expect(before).toContain(`content="${TEXT}"`);
  await save({ id }, "Most <selbst> pressen", "Bringen Sie Ihre Äpfel mit & trinken Sie.");
  const head = await headOf(`/Aktuelles/${id}`);
  expect(head).toContain("<title>Most &lt;selbst&gt; pressen – Mosthof</title>");
  expect(head).toContain('property="og:title" content="Most &lt;selbst&gt; pressen"');
  for (const property of ['name="description"', 'property="og:description"'])
    expect(head).toContain(`${property} content="Bringen Sie Ihre Äpfel mit &amp; trinken Sie."`);
  const entry = (await site.request("GET", `/api/v0/entry/${id}`)).body as object;
  expect(entry).not.toHaveProperty("seo");
  expect(entry).toMatchObject({ version: 1, title: "Apfeltag" });
  expect((await site.request("GET", "/Aktuelles/feed.xml")).body).not.toContain("selbst");
  await save({ id }, "");
  expect(await headOf(`/Aktuelles/${id}`)).toBe(before);
});

it("a change of the entry leaves them as they are, and so does the bin", async () => {
  const id = await create("Apfeltag");
  await save({ id }, "Most pressen");
  await site.request("PUT", "/api/v0/entry/", { as: "admin", body: { _id: id, title: "Apfelfest" } });
  expect(await read({ id })).toMatchObject({ own: { title: "Most pressen" }, without: { title: "Apfelfest" } });
  await site.request("DELETE", `/api/v0/entry/${id}`, { as: "admin" });
  await site.trpc("admin").bin.restore.mutate({ id, asDraft: false });
  expect((await read({ id })).own.title).toBe("Most pressen");
});

it("a page's own texts are those of the settings", async () => {
  await save({ path: "/Aktuelles" }, "Was es Neues gibt", "Alles vom Hang.");
  expect(await headOf("/Aktuelles")).toContain("<title>Was es Neues gibt – Mosthof</title>");
  const [settings] = (await site.request("GET", "/api/v0/config/")).body as [{ meta: object }];
  expect(settings.meta).toEqual({
    sites: [{ path: "/Aktuelles", title: "Was es Neues gibt", description: "Alles vom Hang." }],
  });
  expect(await read({ path: "/Aktuelles" })).toMatchObject({ isFixed: true, own: { description: "Alles vom Hang." } });
  await save({ path: "/Aktuelles" }, "");
  const [after] = (await site.request("GET", "/api/v0/config/")).body as [{ meta: object }];
  expect(after.meta).toEqual({ sites: [] });
});

it("has English texts, which English pages show; what is left out stays", async () => {
  const texts = { title: "Neues", description: "Alles." };
  const en = { title: "What is new", description: "Everything." };
  const { _id: id } = (
    await site.request("POST", "/api/v0/entry", {
      as: "admin",
      body: { title: "Lese", tags: ["Aktuelles"], publish_date: "2026-01-01T08:00:00Z", en: { title: "Vintage" } },
    })
  ).body as { _id: string };
  for (const place of [{ path: "/Aktuelles" }, { id }]) {
    await seo().save.mutate({ ...place, ...texts, en });
    await seo().save.mutate({ ...place, ...texts });
    expect(await read(place)).toMatchObject({ own: texts, en });
  }
  expect(await headOf(`/en/Aktuelles/${id}`)).toContain("<title>What is new – Mosthof</title>");
  for (const place of [{ path: "/Aktuelles" }, { id }]) {
    await seo().save.mutate({ ...place, title: "", description: "", en: null });
    expect(await read(place)).toMatchObject({ en: null });
  }
});

it("says what is missing, too long, and there twice", async () => {
  const whole = await create("Ernte");
  expect((await read({ id: whole })).warnings).toEqual([]);
  const bare = await create("Stiller Eintrag", { content: [] });
  expect(kinds(await read({ id: bare }))).toEqual(["noDescription"]);
  await save({ id: bare }, "x".repeat(61), "y".repeat(161));
  expect(kinds(await read({ id: bare }))).toEqual(["titleLong", "descriptionLong"]);
  const other = await create("Ernte");
  await create("Ernte", { publish_date: null });
  expect((await read({ id: other })).warnings).toEqual([{ kind: "titleTwice", others: 1 }]);
  await save({ id: other }, "Lese", "Dieselben Worte für zwei Seiten, die doch verschieden sind.");
  await save({ path: "/Aktuelles" }, "Lese", "Dieselben Worte für zwei Seiten, die doch verschieden sind.");
  expect(kinds(await read({ id: whole }))).toEqual([]);
  for (const place of [{ id: other }, { path: "/Aktuelles" }])
    expect((await read(place)).warnings).toEqual([
      { kind: "titleTwice", others: 1 },
      { kind: "descriptionTwice", others: 1 },
    ]);
});

it("names the pictures without an alternative text, and headings in the wrong order", async () => {
  const file = await insertFile(site.services.database);
  const told = await insertFile(site.services.database, { altDe: "Ein Hang" });
  const id = await create("Bilder", { media: [[file, told]], mediamain: file });
  expect((await read({ id })).warnings).toEqual([{ kind: "noAlt", files: [file] }]);
  const heads = await create("Köpfe", { content: [`<h3>Klein</h3><p>${TEXT}</p><h2>Groß</h2>`] });
  expect(kinds(await read({ id: heads }))).toEqual(["headingOrder"]);
  expect(skipsLevel(["<p>x</p>", "<h2>a</h2><h3>b</h3>"])).toBe(false);
});

it("lists pages first, then public entries of lists, page by page", async () => {
  const ids = [await create("Eins"), await create("Zwei", { publish_date: "2026-02-01T10:00:00Z" })];
  await create("Entwurf", { publish_date: null });
  await create("Nirgends", { tags: [] });
  const { total } = await list();
  const { items } = await list({ limit: 50 });
  expect(items).toHaveLength(total);
  expect(items.slice(0, 2).map(({ path }) => path)).toEqual(["/", "/Aktuelles"]);
  expect(items.slice(-2).map(({ entryId }) => entryId)).toEqual(ids.toReversed());
  const [last] = (await list({ limit: 1, skip: total - 1 })).items;
  expect(last?.entryId).toBe(ids[0]);
  expect((await list({ limit: 10, skip: total })).items).toEqual([]);
});

it("finds what is there twice by indexes", async () => {
  const { db } = site.services.database;
  await db.execute(sql`set enable_seqscan = off`);
  for (const column of ["coalesce(nullif(seo->'de'->>'title', ''), title)", "(seo->'de'->>'description')"]) {
    const { rows } = await db.execute(sql.raw(`explain select count(*) from entries where ${column} in ('a', 'b')`));
    expect(JSON.stringify(rows)).toMatch(/entries_(?:shown_title|own_description)_idx/u);
  }
  await db.execute(sql`set enable_seqscan = on`);
});

it("is for editors, within the limits, and for pages that are there", async () => {
  const id = await create("Apfeltag");
  const guests = site.trpc("guest").seo;
  expect((await refusal(guests.page.query({ id }))).status).toBe(401);
  expect((await refusal(guests.save.mutate({ id, title: "x", description: "" }))).status).toBe(401);
  expect(await refusal(save({ id }, "x", "y".repeat(201)))).toMatchObject({
    code: "C200",
    fields: { description: expect.any(String) },
  });
  for (const place of [{ id: "nobody" }, { path: "/login" }, { path: "/Aktuelles/x" }])
    expect((await refusal(save(place, "x"))).code).toBe("C404");
});

it("keeps the texts of pages that are saved at the same moment", async () => {
  const places = ["/Aktuelles", "/", "/Kontakt", "/Barrierefreiheit"].map((path) => ({ path }));
  await Promise.all(places.map((place) => save(place, `Titel von ${place.path}`)));
  const { body } = await site.request("GET", "/api/v0/config/", { as: "admin" });
  const [{ meta }] = body as [{ meta: { sites: { path: string }[] } }];
  expect(meta.sites.map(({ path }) => path).sort()).toEqual(["/", "/Aktuelles", "/Barrierefreiheit", "/Kontakt"]);
});
