import { afterAll, beforeAll, expect, it } from "vitest";
import { embedFramePath } from "#contract/values/embeds.ts";
import { openRenderedPages } from "#testing/rendered-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal } from "#testing/trpc-client.ts";
import { seedSite } from "../../start/seed-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" }, pages: openRenderedPages() });
  await seedSite(site.services);
});
afterAll(() => site.close());

type Blocks = NonNullable<Inputs["entries"]["create"]["blocks"]>;

const URL_OF_TABLE = "https://liga.example/tabelle?klasse=3&x=%22";
const allow = (...embedHosts: string[]) =>
  site.request("PUT", "/api/v0/config/", { as: "admin", body: { site: { embedHosts } } });
const embed = (url: string) => [{ id: "e", type: "embed", title: "Tabelle", url, height: "low" }] as Blocks;
const entries = () => site.trpc("admin").entries;
const create = (url: string) =>
  entries().create.mutate({
    title: "Liga",
    blocks: embed(url),
    publishDate: "2020-01-01T10:00:00Z",
    tags: ["Aktuelles"],
  });
const read = async (id: string) => (await fetch(`${site.url}/Aktuelles/${id}`)).text();
const frame = (url: string) => fetch(site.url + embedFramePath(url));

it("hosts are names, also of pasted addresses, each once; other texts and more than 20 are refused", async () => {
  const { body } = await allow("https://Liga.example/tabelle", "liga.example", "www.fupa.net");
  expect(body).toMatchObject({ site: { embedHosts: ["liga.example", "www.fupa.net"] } });
  for (const wrong of ["http://liga.example", "liga", "*.example.org", "liga.example:8443", "a@liga.example", ""]) {
    const answer = await allow("liga.example", wrong);
    expect(answer.body, wrong).toMatchObject({ code: "C200", fields: { "site.embedHosts.1": expect.any(String) } });
  }
  const many = Array.from({ length: 21 }, (_, index) => `a${index}.example`);
  expect((await allow(...many)).body).toMatchObject({ code: "C200" });
  expect(
    (await site.request("PUT", "/api/v0/config/", { as: "desk", body: { site: { embedHosts: [] } } })).status,
  ).toBe(403);
});

it("a block names a page of a listed host, over https, and with a title", async () => {
  await allow("liga.example");
  for (const [url, problem] of [
    ["https://other.example/", "freigeben"],
    ["https://liga.example.org/", "freigeben"],
    ["https://www.liga.example/", "freigeben"],
    ["http://liga.example/", "https://"],
    ["https://liga.example:8443/", "https://"],
    ["https://liga.example@other.example/", "Adresse"],
    ["javascript:alert(1)", "Adresse"],
    ["/Kontakt", "https://"],
  ] as const) {
    const { code, fields } = await refusal(create(url));
    expect(code, url).toBe("C200");
    expect(fields, url).toEqual({ "blocks.0.url": expect.stringContaining(problem) });
  }
  const nameless = { title: "Liga", blocks: [{ ...embed(URL_OF_TABLE)[0], title: " " }] as Blocks };
  expect((await refusal(entries().create.mutate(nameless))).fields).toHaveProperty(["blocks.0.title"]);
});

it("the frame shows the page in a sandbox and without a referrer; its policy names this host alone", async () => {
  await allow("liga.example", "www.fupa.net");
  expect((await frame(URL_OF_TABLE)).status).toBe(404);
  const { id } = await create(URL_OF_TABLE);
  const answer = await frame(URL_OF_TABLE);
  expect(answer.headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src-attr 'unsafe-inline'; frame-src https://liga.example; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  );
  expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  const html = await answer.text();
  expect(html).toContain('src="https://liga.example/tabelle?klasse=3&amp;x=%22"');
  expect(html).toContain('sandbox="allow-scripts allow-same-origin allow-forms allow-popups"');
  expect(html).toContain('referrerpolicy="no-referrer"');
  expect(html).toContain('title="Inhalt von liga.example"');
  // A draft is no page that the site presents. Only editors see it.
  const url = "https://liga.example/entwurf";
  await entries().create.mutate({ title: "Entwurf", blocks: embed(url) });
  expect((await frame(url)).status).toBe(404);
  expect((await site.request("GET", embedFramePath(url), { as: "author" })).status).toBe(200);
  // Pages of the host that no entry shows cannot be presented under this site's address.
  for (const other of [
    "https://liga.example/other",
    "https://www.fupa.net/",
    "https://other.example/",
    "https://liga.example/a\u0000b",
    "x",
    "",
  ])
    expect((await frame(other)).status, other).toBe(404);
  expect((await fetch(`${site.url}/einbetten/inhalt`)).status).toBe(404);
  expect((await fetch(`${site.url}/einbetten/inhalt?adresse=a&adresse=b`)).status).toBe(404);
  expect(await read(id)).toContain("Inhalt laden");
});

it("when the host is removed, the page shows a link, and the rest of the entry can still be changed", async () => {
  await allow("liga.example");
  const { id } = await create(URL_OF_TABLE);
  await allow();
  expect((await frame(URL_OF_TABLE)).status).toBe(404);
  const html = await read(id);
  expect(html).not.toContain("Inhalt laden");
  expect(html).toMatch(/<a href="https:\/\/liga\.example\/tabelle\?klasse=3&amp;x=%22">Tabelle<\/a>/u);
  const [block] = embed(URL_OF_TABLE);
  await entries().update.mutate({ id, blocks: [{ ...block, title: "Unsere Tabelle" }] as Blocks });
  const moved = entries().update.mutate({ id, blocks: embed("https://liga.example/neu") });
  expect((await refusal(moved)).fields).toHaveProperty(["blocks.0.url"]);
});

it("the privacy notice names the hosts", async () => {
  await allow("www.fupa.net");
  const plan = await site.trpc("admin").legal.plan.query({ page: "Datenschutz" });
  expect(JSON.stringify(plan)).toContain("<li>www.fupa.net</li>");
});
