import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { dayVisitors, pageViews, visitorSalts } from "#db/schema/analytics.ts";
import { storeVisits, visitCounting } from "../../site/analytics/count-visits.ts";
import { dayOf, dayPlus } from "../../kernel/visits/days.ts";
import { dropVisits } from "../../site/analytics/retention.ts";
import { openVisits } from "../../kernel/visits/visits.ts";
import { portableTables } from "../../cli/archive/tables.ts";
import { seedSite } from "../../start/seed-site.ts";
import { openRenderedPages } from "#testing/rendered-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal, sendAny } from "#testing/trpc-client.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0", TRUST_PROXY: "1" }, pages: openRenderedPages() });
  await seedSite(site.services);
  await change({ components: { analytics: { enabled: true } } });
});
afterAll(() => site.close());
beforeEach(async () => {
  site.services.visits = openVisits();
  for (const table of [pageViews, dayVisitors]) await db().delete(table);
});

const db = () => site.services.database.db;
const change = async (body: object) => {
  const answer = await site.request("PUT", "/api/v0/config/", { as: "system", body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const stored = async () => {
  await storeVisits(site.services);
  return db().select().from(pageViews).orderBy(pageViews.path, pageViews.referrer);
};

type Asking = { from?: string; headers?: Record<string, string>; method?: string };

const visit = (path: string, { from = "203.0.113.1", headers = {}, method = "GET" }: Asking = {}) =>
  fetch(site.url + path, {
    method,
    redirect: "manual",
    headers: { "user-agent": firefox, "accept-language": "de-DE,de", "x-forwarded-for": from, ...headers },
  });

describe("page views", () => {
  it("are counted while pages are served, two thousand of them, and stored by one statement", async () => {
    const paths = ["/", "/Aktuelles", "/Impressum", "/Kontakt"];
    const ask = async (lane: number): Promise<void> => {
      for (let n = 0; n < 40; n++)
        await (await visit(paths[n % 4] ?? "/", { from: `203.0.113.${lane}` })).arrayBuffer();
    };
    await Promise.all(Array.from({ length: 50 }, (_, lane) => ask(lane + 1)));
    expect(await db().$count(pageViews)).toBe(0);
    const rows = await stored();
    expect(rows).toHaveLength(4);
    for (const { views } of rows) expect(views).toBe(500);
    expect(rows.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(50);
  });

  it.each<[string, string, Asking]>([
    ["by a program", "/", { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } }],
    ["by somebody who does not want it (DNT)", "/", { headers: { dnt: "1" } }],
    ["by somebody who does not want it (GPC)", "/", { headers: { "sec-gpc": "1" } }],
    ["by somebody who has objected here", "/", { headers: { cookie: "analytics=off" } }],
    ["that only a browser foresees", "/", { headers: { "sec-purpose": "prefetch" } }],
    ["that a script reads", "/", { headers: { "sec-fetch-dest": "empty" } }],
    ["of a page that is not there", "/nirgends", {}],
    ["of an entry that is not there", "/Aktuelles/0198c0de-0000-7000-8000-000000000000", {}],
    ["that only leads elsewhere", "/aktuelles", {}],
    ["of the login", "/login", {}],
    ["of a file for programs", "/robots.txt", {}],
    ["whose head alone is asked for", "/", { method: "HEAD" }],
    ["of a page that is not there, without loading it", "/nirgends", { method: "HEAD", headers: { "x-visit": "1" } }],
  ])("%s are not counted", async (_, path, asking) => {
    await visit(path, asking);
    expect(await stored()).toEqual([]);
  });

  it("of signed-in users are not counted", async () => {
    await visit("/", { headers: { cookie: (await site.cookieOf("admin")) ?? "" } });
    expect(await stored()).toEqual([]);
  });

  it("are counted by page, host, device and language; also after client-side navigation and 304", async () => {
    const { headers } = await visit("/Willkommen", { headers: { referer: "https://www.example.org/who?user=anna" } });
    await visit("/", { headers: { "if-none-match": headers.get("etag") ?? "", "sec-fetch-dest": "document" } });
    await visit("/?utm_source=brief", { headers: { referer: `${site.url}/Impressum` } });
    await visit("/Aktuelles", { method: "HEAD", headers: { "x-visit": "1", referer: "https://www.example.org/" } });
    const day = dayOf(new Date());
    const row = { day, device: "desktop", language: "de" };
    expect(await stored()).toEqual([
      { ...row, path: "/", referrer: "", views: 2, visitors: 0 },
      { ...row, path: "/", referrer: "www.example.org", views: 1, visitors: 1 },
      { ...row, path: "/Aktuelles", referrer: "", views: 1, visitors: 0 },
    ]);
    const kept = JSON.stringify([await db().select().from(dayVisitors), await db().select().from(visitorSalts)]);
    expect(kept).not.toMatch(/203\.0\.113|Firefox|anna/u);
  });

  it("of two processes are added, and a visitor of both is one", async () => {
    const processes = Array.from({ length: 2 }, () => ({ ...site.services, visits: openVisits() }));
    const view = { userAgent: firefox, referrer: "", acceptLanguage: "de", ownHost: "", at: Date.now() };
    for (let round = 0; round < 10; round++) {
      for (const [index, { visits }] of processes.entries())
        for (let n = 0; n < 40; n++)
          visits.count({ ...view, path: `/${(index === 0 ? n : 39 - n) % 10}`, address: `198.51.100.${n}` });
      await Promise.all(processes.map(storeVisits));
    }
    const rows = await stored();
    expect(rows).toHaveLength(10);
    expect(rows.reduce((sum, { views }) => sum + views, 0)).toBe(800);
    expect(rows.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(40);
    expect(await db().$count(visitorSalts)).toBe(1);
  });

  it("wait while the database does not answer, and are stored when the process stops", async () => {
    await visit("/");
    const broken = {
      ...site.services,
      database: { ...site.services.database, db: { execute: () => Promise.reject(new Error("away")) } as never },
    };
    await visit("/");
    await storeVisits(site.services);
    await visit("/");
    await expect(storeVisits(broken)).rejects.toThrow("away");
    const work = visitCounting.start(site.services);
    await visit("/");
    await work.stop();
    expect(await db().select().from(pageViews)).toMatchObject([{ views: 4, visitors: 1 }]);
  });

  it("lose the data that distinguishes visitors after the day, and are deleted after 25 months", async () => {
    await visit("/");
    const [row] = await stored();
    expect(await db().$count(dayVisitors)).toBe(1);
    const at = (day: string) => dropVisits({ ...site.services, now: () => new Date(`${day}T12:00:00Z`) });
    const today = dayOf(new Date());
    await at(today);
    expect(await db().$count(dayVisitors)).toBe(1);
    await at(dayPlus(today, 1));
    expect([await db().$count(dayVisitors), await db().$count(visitorSalts)]).toEqual([0, 0]);
    expect(await stored()).toEqual([row]);
    await at(dayPlus(today, 750));
    expect(await stored()).toHaveLength(1);
    await at(dayPlus(today, 770));
    expect(await stored()).toEqual([]);
    const carried = portableTables.map(({ name }) => name);
    expect(carried).toContain("page_views");
    for (const name of ["visitor_salts", "day_visitors"]) expect(carried).not.toContain(name);
  });
});

describe("the statistics", () => {
  const visits = () => site.trpc("admin").analytics.visits;
  const read = (days: Inputs["analytics"]["visits"]["days"]) => visits().query({ days });
  const today = dayOf(new Date());
  const row = { path: "/", referrer: "", device: "desktop", language: "de", views: 1, visitors: 1 };

  it("add up the days of a period, beside the comparison period", async () => {
    const entry = await site.request("POST", "/api/v0/entry/", {
      as: "admin",
      body: { title: "Apfeltag", tags: ["Aktuelles"] },
    });
    const path = `/Aktuelles/${(entry.body as { _id: string })._id}`;
    await db()
      .insert(pageViews)
      .values([
        { ...row, day: today, views: 5, visitors: 2 },
        { ...row, day: dayPlus(today, -6), path, referrer: "example.org", language: "en", views: 3, visitors: 3 },
        { ...row, day: dayPlus(today, -7), views: 4, visitors: 4 },
        { ...row, day: dayPlus(today, -14), views: 100 },
      ]);
    await visit("/");
    const week = await read(7);
    expect(week.days).toHaveLength(7);
    expect(week.days.at(-1)).toEqual({ day: today, views: 6, visitors: 3 });
    expect(week).toMatchObject({
      total: { views: 9, visitors: 6 },
      before: { views: 4, visitors: 4 },
      pages: [
        { name: "/", title: expect.any(String), views: 6, visitors: 3, before: 4 },
        { name: path, title: "Apfeltag", views: 3, visitors: 3, before: 0 },
      ],
      referrers: [{ name: "example.org", views: 3, visitors: 3, before: 0 }],
      devices: [{ name: "desktop", views: 9 }],
      languages: [{ name: "de" }, { name: "en" }],
    });
    const month = await read(30);
    expect([month.total.views, month.before]).toEqual([113, null]);
    expect((await read(365)).days).toHaveLength(365);
    expect((await refusal(sendAny(visits().query, { days: 8 }))).status).toBe(400);
  });

  it("are exported as CSV without cells that a spreadsheet would calculate", async () => {
    await db()
      .insert(pageViews)
      .values([{ ...row, day: today, path: "=1+1", referrer: "*" }]);
    const answer = await site.request("GET", "/api/v0/export/visits.csv?days=7", { as: "admin" });
    expect(answer.headers.get("content-disposition")).toContain("Seitenaufrufe.csv");
    const [head, line] = String(answer.body).split("\r\n");
    expect(head).toBe('"Tag";"Seite";"Herkunft";"Gerät";"Sprache";"Aufrufe";"Besucher"');
    expect(line).toMatch(/^"\d\d\/\d\d\/\d{4}";"'=1\+1";"andere";"Computer";"de";"1";"1"$/u);
    expect((await site.request("GET", "/api/v0/export/visits.csv")).status).toBe(401);
  });
});

describe("Google's measurement", () => {
  const id = "G-AB12CD34EF";
  const config = (as: "guest" | "admin" | "system" = "guest") => site.trpc(as).settings.get.query();
  const script = (cookie?: string) => visit("/messung.js", { headers: cookie === undefined ? {} : { cookie } });
  const policy = async (cookie: string) =>
    (await visit("/", { headers: { cookie } })).headers.get("content-security-policy") ?? "";

  it("is loaded only after consent; without an id, the policy allows no third party and no consent is asked", async () => {
    expect((await config()).asks).toEqual([]);
    expect((await script("analytics=on")).status).toBe(404);
    expect(await policy("analytics=on")).not.toContain("google");
    await change({ analytics: { apikey: id } });
    expect((await config()).asks).toEqual(["analytics"]);
    for (const cookie of ["", "analytics=off", "cookies=accepted"]) {
      expect((await script(cookie)).status).toBe(404);
      expect(await policy(cookie)).not.toContain("google");
    }
    expect(await policy("analytics=on")).toContain("https://*.googletagmanager.com");
    const answer = await script("analytics=on");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(await answer.text()).toContain(`gtag/js?id=${id}`);
    await change({ components: { analytics: { enabled: false } } });
    expect((await script("analytics=on")).status).toBe(404);
    expect(await policy("analytics=on")).not.toContain("google");
    await change({ components: { analytics: { enabled: true } } });
  });

  it("has a validated id, of which system users see the end", async () => {
    expect(JSON.stringify([await config(), await config("admin")])).not.toContain("4EF");
    expect((await config("system")).analytics).toEqual({ apikey: { set: true, last4: "34EF" } });
    for (const apikey of ["UA-1234", "G-<script>", "g-ab12cd34ef"]) {
      const answer = await site.request("PUT", "/api/v0/config/", { as: "system", body: { analytics: { apikey } } });
      expect(answer.body).toMatchObject({
        code: "C200",
        fields: { "analytics.apikey": expect.stringContaining("G-") },
      });
    }
    const forbidden = { as: "admin" as const, body: { analytics: { apikey: "G-ZZ99ZZ99ZZ" } } };
    expect((await site.request("PUT", "/api/v0/config/", forbidden)).status).toBe(403);
    await change({ analytics: { apikey: "" } });
    expect((await config("system")).analytics).toEqual({ apikey: null });
  });
});
