import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reservedSegments } from "#contract/values/addresses.ts";
import { addresses } from "#db/schema/addresses.ts";
import { storeAddressCounts } from "../../content/redirects/store-counts.ts";
import { seedSite } from "../../start/seed-site.ts";
import { openRenderedPages } from "#testing/rendered-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { restTable } from "../rest/table.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" }, pages: openRenderedPages() });
  await seedSite(site.services);
});
afterAll(() => site.close());

type Stored = { _id: string };
const create = async (title: string, fields: object = {}): Promise<string> => {
  const body = { title, tags: ["Aktuelles"], publish_date: new Date().toISOString(), ...fields };
  const answer = await site.request("POST", "/api/v0/entry/", { as: "admin", body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return (answer.body as Stored)._id;
};
const change = (id: string, fields: object) =>
  site.request("PUT", `/api/v0/entry/${id}`, { as: "admin", body: fields });
const admin = () => site.trpc("admin");
const ask = async (path: string, headers: Record<string, string> = {}): Promise<[number, string | null]> => {
  const answer = await fetch(site.url + path, { redirect: "manual", headers: { "user-agent": firefox, ...headers } });
  const html = await answer.text();
  const location = answer.headers.get("location");
  const canonical = /<link rel="canonical" href="([^"]*)">/u.exec(html)?.[1] ?? null;
  return [answer.status, location ?? canonical?.replace(site.url, "") ?? null];
};

it("an address below /de redirects", async () => {
  await admin().addresses.add.mutate({ from: "/de/verein.html", to: "/Kontakt" });
  expect(await ask("/de/verein.html")).toEqual([308, "/Kontakt"]);
});

describe("an entry", () => {
  it("answers at its readable address and at its id, both with the readable one as canonical", async () => {
    const id = await create("Apfeltag 2026");
    expect(await ask("/Aktuelles/apfeltag-2026")).toEqual([200, "/Aktuelles/apfeltag-2026"]);
    expect(await ask(`/Aktuelles/${id}`)).toEqual([200, "/Aktuelles/apfeltag-2026"]);
    for (const path of [
      "/Aktuelles/Apfeltag-2026",
      "/aktuelles/APFELTAG-2026/",
      "/Aktuelles/apfeltag-2026/",
      "/aktuelles/apfeltag%2d2026",
    ])
      expect(await ask(path), path).toEqual([308, "/Aktuelles/apfeltag-2026"]);
    expect(await ask(`/Veranstaltungen/${id}`)).toEqual([308, `/Aktuelles/${id}`]);
    expect(await ask("/Veranstaltungen/apfeltag-2026")).toEqual([404, null]);
    for (const address of ["/", "/Aktuelles", "/sitemap.xml", "/Aktuelles/feed.xml"]) {
      const text = await (await fetch(site.url + address)).text();
      expect(text, address).toContain("/Aktuelles/apfeltag-2026");
      expect(text.replaceAll(/<guid[^<]*<\/guid>/gu, ""), address).not.toContain(`/Aktuelles/${id}`);
    }
    const { body } = await site.request("GET", `/api/v0/entry/${id}`);
    expect(body).not.toHaveProperty("address");
  });

  it("keeps answering at former addresses: renamed, moved, changed, unpublished and published again", async () => {
    const id = await create("Kelterfest");
    await change(id, { title: "Kelterfest und Markt" });
    expect(await ask("/Aktuelles/kelterfest")).toEqual([200, "/Aktuelles/kelterfest"]);
    await change(id, { tags: ["Veranstaltungen"], date: "2026-12-24" });
    expect(await ask("/Aktuelles/kelterfest")).toEqual([308, "/Veranstaltungen/kelterfest"]);
    expect(await ask(`/Aktuelles/${id}`)).toEqual([308, `/Veranstaltungen/${id}`]);
    await admin().addresses.change.mutate({ id, segment: "markt", was: "/Veranstaltungen/kelterfest" });
    for (const path of ["/Aktuelles/kelterfest", "/Veranstaltungen/kelterfest"])
      expect(await ask(path), path).toEqual([308, "/Veranstaltungen/markt"]);
    expect(await ask("/Veranstaltungen/markt")).toEqual([200, "/Veranstaltungen/markt"]);
    await change(id, { publish_date: null });
    for (const path of ["/Aktuelles/kelterfest", "/Veranstaltungen/markt", `/Veranstaltungen/${id}`])
      expect((await ask(path))[0], path).toBe(404);
    await change(id, { publish_date: new Date().toISOString() });
    expect(await ask("/Veranstaltungen/kelterfest")).toEqual([308, "/Veranstaltungen/markt"]);
    await change(id, { tags: ["Presse"] });
    expect((await ask("/Veranstaltungen/markt"))[0]).toBe(404);
    await site.request("DELETE", `/api/v0/entry/${id}`, { as: "admin" });
    expect((await ask("/Veranstaltungen/markt"))[0]).toBe(404);
    await admin().bin.restore.mutate({ id, asDraft: false });
    await change(id, { tags: ["Veranstaltungen"] });
    expect(await ask("/Aktuelles/kelterfest")).toEqual([308, "/Veranstaltungen/markt"]);
  });

  it("keeps the query in a redirect: a day, a page of its comments", async () => {
    const id = await create("Weihnachtsmarkt", { tags: ["Veranstaltungen"], date: "2026-12-24" });
    await admin().addresses.change.mutate({ id, segment: "adventsmarkt", was: "/Veranstaltungen/weihnachtsmarkt" });
    const day = "?tag=2026-12-24";
    expect(await ask(`/Veranstaltungen/weihnachtsmarkt${day}`)).toEqual([308, `/Veranstaltungen/adventsmarkt${day}`]);
    expect(await ask(`/Aktuelles/${id}?seite=2`)).toEqual([308, `/Veranstaltungen/${id}?seite=2`]);
    await admin().addresses.add.mutate({ from: "/markt-alt", to: `/Veranstaltungen/${id}` });
    expect(await ask(`/markt-alt${day}`)).toEqual([308, `/Veranstaltungen/adventsmarkt${day}`]);
    await admin().addresses.add.mutate({ from: "/neues-alt", to: "/Aktuelles#liste" });
    expect(await ask("/neues-alt?seite=2")).toEqual([308, "/Aktuelles?seite=2#liste"]);
    await admin().addresses.add.mutate({ from: "/suche-alt", to: "/suche?q=Most" });
    expect(await ask("/suche-alt?q=Saft")).toEqual([308, "/suche?q=Most"]);
  });

  it("of a date that has moved to another day leads on from the former day", async () => {
    const change = { day: "2026-12-10", date: "2026-12-11", end: null, place: null, status: null };
    const event = { rrule: "FREQ=WEEKLY;COUNT=5", changes: [change] };
    await create("Singen", { tags: ["Veranstaltungen"], date: "2026-12-03", event, en: { title: "Singing" } });
    const moved = "/Veranstaltungen/singen?tag=2026-12-11";
    expect(await ask("/Veranstaltungen/singen?tag=2026-12-10")).toEqual([302, moved]);
    expect(await ask("/en/Veranstaltungen/singen?tag=2026-12-10")).toEqual([302, `/en${moved}`]);
    const html = await (await fetch(site.url + moved)).text();
    expect(html).toContain("verschoben, statt am 10/12/2026");
    expect(html).toContain('"eventStatus":"https://schema.org/EventRescheduled","previousStartDate":"2026-12-10"');
  });

  it("of both lists has the address of its first tag; an unknown page's tag is refused", async () => {
    const id = await create("Doppelt", { tags: ["Veranstaltungen", "Aktuelles"] });
    expect(await ask("/Veranstaltungen/doppelt")).toEqual([200, "/Veranstaltungen/doppelt"]);
    expect(await ask(`/Aktuelles/${id}`)).toEqual([308, `/Veranstaltungen/${id}`]);
    for (const tag of ["Seite|Fremdes", "Seite|Eigene"]) {
      const answer = await change(id, { tags: [tag] });
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, "C200"]);
    }
  });
});

describe("a redirect", () => {
  it("works for every spelling of the old address", async () => {
    await admin().addresses.add.mutate({ from: "/alt/B%C3%BCcher, Hefte & mehr (2019)", to: "/Kontakt" });
    for (const spelling of [
      "/alt/B%C3%BCcher,%20Hefte%20&%20mehr%20(2019)",
      "/alt/b%c3%bccher%2C%20hefte%20%26%20mehr%20%282019%29/",
      // A decomposed 'ü', latin-1 of old sites, double encoding, and double slashes of mail programs.
      "/alt/Bu%CC%88cher,%20Hefte%20&%20mehr%20(2019)",
      "/alt/B%FCcher,%20Hefte%20&%20mehr%20(2019)",
      "/alt/B%25C3%25BCcher%252C%2520Hefte%2520%2526%2520mehr%2520(2019)",
      "/alt//B%C3%BCcher,%20Hefte%20&%20mehr%20(2019)",
      // `escape()` of old scripts, HTML escapes, blanks of forms and word processors, and a session id.
      "/alt/B%u00FCcher,%20Hefte%20&%20mehr%20(2019)",
      "/alt/B%C3%BCcher,%20Hefte%20&amp;%20mehr%20(2019)",
      "/alt/B%C3%BCcher,+Hefte+&+mehr+(2019)",
      "/alt/B%C3%BCcher,%C2%A0Hefte%20&%20mehr%20(2019)",
      "/alt/B%C3%BCcher,%20Hefte%20&%20mehr%20(2019);jsessionid=1A2B",
      "/alt%2FB%C3%BCcher,%20Hefte%20&%20mehr%20(2019)",
      "/ALT/B%C3%9CCHER,%20HEFTE%20&%20MEHR%20(2019)?utm_source=x",
    ])
      expect([spelling, ...(await ask(spelling))]).toEqual([spelling, 308, expect.stringMatching(/^\/Kontakt/u)]);
    expect(await ask("/alt/B%00cher")).toEqual([404, null]);
  });

  it("of an earlier release also works", async () => {
    await site.services.database.db.insert(addresses).values({
      key: "/alt/eins%2czwei",
      path: "/alt/Eins%2CZwei",
      target: "/Kontakt",
      created: new Date(),
      isCurrent: false,
      byHand: false,
      hits: 0,
    });
    expect(await ask("/alt/Eins%2CZwei")).toEqual([308, "/Kontakt"]);
  });

  it("is a 308 from an address without a page, in any spelling, and is counted", async () => {
    await admin().addresses.add.mutate({ from: "/Unser Verein.html", to: "/Kontakt" });
    await admin().addresses.add.mutate({ from: "/a/b/c/d", to: "https://example.org/d" });
    expect(await ask("/unser%20verein.HTML")).toEqual([308, "/Kontakt"]);
    expect(await ask("/a/b/c/d?x=1")).toEqual([308, "https://example.org/d"]);
    expect(await ask("/A/B/C/D/", { cookie: (await site.cookieOf("admin")) ?? "" })).toEqual([
      308,
      "https://example.org/d",
    ]);
    const { items } = await admin().addresses.redirects.query({});
    expect(items.map(({ from, hits }) => [from, hits])).toEqual(
      expect.arrayContaining([
        ["/a/b/c/d", 2],
        ["/Unser Verein.html", 1],
      ]),
    );
  });

  it("also works below /en: to the English page of an entry that has one", async () => {
    const both = await create("Ernte", { en: { title: "Harvest" } });
    await create("Pause");
    await admin().addresses.add.mutate({ from: "/alt/ernte", to: `/Aktuelles/${both}` });
    await admin().addresses.add.mutate({ from: "/alt/pause", to: "/Aktuelles/pause" });
    expect(await ask("/en/alt/ernte")).toEqual([308, "/en/Aktuelles/ernte"]);
    expect(await ask("/alt/ernte")).toEqual([308, "/Aktuelles/ernte"]);
    expect(await ask("/en/alt/pause")).toEqual([308, "/Aktuelles/pause"]);
  });
});

it("unknown addresses are 404; requests of people are recorded, those of programs are not", async () => {
  expect(await ask("/gibt-es-nicht")).toEqual([404, null]);
  expect(await ask("/gibt/es/auch/nicht")).toEqual([404, null]);
  expect(await ask("/Aktuelles/gibt-es-nicht")).toEqual([404, null]);
  await ask("/roboter", { "user-agent": "Googlebot/2.1" });
  await ask("/vorgeladen", { "sec-purpose": "prefetch" });
  await ask("/wp-login.php");
  await storeAddressCounts(site.services);
  const { items } = await admin().addresses.missed.query({});
  const paths = items.map(({ path }) => path);
  for (const path of ["/gibt-es-nicht", "/gibt/es/auch/nicht", "/Aktuelles/gibt-es-nicht"])
    expect(paths).toContain(path);
  for (const path of ["/roboter", "/vorgeladen", "/wp-login.php"]) expect(paths).not.toContain(path);
});

it("misses of hidden pages are recorded, those of a list's further pages are not", async () => {
  const { tree, version } = await admin().navigation.read.query();
  await admin().navigation.save.mutate({ ...tree, hidden: ["Kontakt"], version });
  expect(await ask("/Kontakt")).toEqual([404, null]);
  expect(await ask("/Aktuelles?seite=99")).toEqual([404, null]);
  await storeAddressCounts(site.services);
  const { items } = await admin().addresses.missed.query({});
  const paths = items.map(({ path }) => path);
  expect(paths).toContain("/Kontakt");
  expect(paths).not.toContain("/Aktuelles");
});

describe("the reserved addresses", () => {
  const first = (path: string): string => path.split("/")[1]?.toLowerCase() ?? "";

  it("contain the first segment of every screen, route and file of the site", async () => {
    const { screens } = await import("../../../client/app/all-screens.ts");
    const { centerScreens } = await import("../../../client/center/screens.tsx");
    // Matches '├── /api/v0/entry (GET)', and the continuations of a path below such a line.
    const routes = site.routes
      .split("\n")
      .flatMap((line) => /^(?: {4})?[├└]── (\/?[^\s(]*)/u.exec(line)?.[1] ?? [])
      .map((part) => (part.startsWith("/") ? part : `/${part}`));

    const all = [...screens, ...centerScreens].map(({ path }) => path);
    const rest = restTable.flatMap(({ path }) => [`/api/v0${path}`, path]);
    const named = [...new Set([...all, ...routes, ...rest].map(first))].filter(
      (segment) => segment !== "" && !segment.startsWith(":") && segment !== "*",
    );
    expect(named.filter((segment) => !reservedSegments.has(segment))).toEqual([]);
  });
});

it("a link cut by a mail program gets the site's 404 page with advice, without the possible secret", async () => {
  const get = async (path: string, as: "guest" | "admin" = "guest") => {
    const { status, body, headers } = await site.request("GET", path, { as, headers: { "user-agent": firefox } });
    return { status, location: headers.get("location"), html: String(body) };
  };
  for (const [asked, cut] of [
    ["/AGB%23geheim", "/AGB%23"],
    ["/Aktuelles/fest%2523geheim", "/Aktuelles/fest%2523"],
    ["/en/AGB%23geheim?x=geheim", "/en/AGB%23"],
  ] as const) {
    expect(await get(asked), asked).toMatchObject({ status: 302, location: cut });
    for (const as of ["guest", "admin"] as const) {
      const { status, html } = await get(cut, as);
      expect(status, cut).toBe(404);
      expect(html).toContain('<div id="root">');
      expect(html).toMatch(/<h1>Diese Seite gibt es nicht<|<h1>There is no such page</u);
      expect(html).toMatch(/ganz in die Adresszeile|all of it into the address bar/u);
    }
  }
  expect((await get("/AGBs")).html).not.toContain("Adresszeile");
  expect((await get("/Aktuelles/nirgends")).html).not.toContain("Adresszeile");
  await storeAddressCounts(site.services);
  const missed = JSON.stringify(await admin().addresses.missed.query({}));
  expect(missed).toContain("/AGBs");
  expect(missed).not.toMatch(/AGB#|AGB%23|fest|geheim/u);
});
