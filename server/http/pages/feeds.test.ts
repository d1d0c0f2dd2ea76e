import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fixedPageTag } from "#contract/values/pages.ts";
import { storeEntry } from "#testing/entries.ts";
import { readCalendar, readRss, readSitemap } from "#testing/feed-readers.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { registerFeeds } from "./feeds.ts";

let site: TestSite;
let ids: Record<"news" | "event" | "evening" | "draft" | "scheduled" | "dateless" | "placeless", string>;

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const later = new Date(Date.now() + 48 * hour).toISOString();

beforeAll(async () => {
  site = await openTestSite();
  const create = async (fields: Record<string, unknown>): Promise<string> => {
    const answer = await site.request("POST", "/api/v0/entry", { as: "admin", body: fields });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return (answer.body as { _id: string })._id;
  };
  const address = { street: "Am Hang 7", zip: "98999", city: "Sonnenau", country: "" };
  const settings = { title: "Mosthof & Söhne", description: "Unser Hof", site: { address } };
  expect((await site.request("PUT", "/api/v0/config", { as: "system", body: settings })).status).toBe(200);
  const event = { tags: ["Veranstaltungen"], date: "2026-12-05" };
  ids = {
    news: await create({
      title: "Ernte <2026>",
      content: ["<h2>Viel</h2><p>Äpfel &amp; Birnen</p>"],
      tags: ["Aktuelles"],
      publish_date: ago(2),
    }),
    event: await create({ ...event, title: "Apfeltag, groß", publish_date: ago(3) }),
    evening: await create({
      title: "Weinabend",
      tags: ["Veranstaltungen", "Aktuelles"],
      date: "2026-12-05T18:30:00+01:00",
      publish_date: ago(1),
    }),
    draft: await create({ ...event, title: "Geheimer Entwurf", tags: ["Aktuelles", "Veranstaltungen"] }),
    scheduled: await create({
      ...event,
      title: "Geheim geplant",
      tags: ["Veranstaltungen", "Aktuelles"],
      publish_date: later,
    }),
    dateless: await create({ title: "Irgendwann", tags: ["Veranstaltungen"], publish_date: ago(4) }),
    placeless: await create({ title: "Ohne Ort", tags: ["Sonstiges"], publish_date: ago(4) }),
  };
  await storeEntry(site.services.database, {
    title: "Impressum",
    tags: [fixedPageTag("Impressum")],
    publishDate: new Date("2026-01-01T10:00:00Z"),
    created: new Date("2026-01-01T10:00:00Z"),
  });
});
afterAll(() => site.close());

const feeds = [
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/Aktuelles/feed.xml", "application/rss+xml; charset=utf-8"],
  ["/Veranstaltungen/kalender.ics", "text/calendar; charset=utf-8"],
  ["/Veranstaltungen/{event}.ics", "text/calendar; charset=utf-8"],
] as const;
const pathOf = (path: string) => path.replace("{event}", ids.event);
const get = async (path: string, as: "guest" | "admin" = "guest", headers: Record<string, string> = {}) => {
  const answer = await site.request("GET", pathOf(path), { as, headers });
  return { ...answer, text: String(answer.body) };
};

describe.each(feeds)("%s", (path, type) => {
  it("has its media type, must be revalidated, and does not depend on cookies", async () => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe(type);
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(headers.get("etag")).toMatch(/^"[\w-]{43}-\w+"$/u);
    expect(headers.get("vary")).toBe("Accept-Encoding");
  });

  it("is the same for an admin, without drafts and scheduled entries", async () => {
    const [guest, admin] = [await get(path), await get(path, "admin")];
    expect(admin.text).toBe(guest.text);
    for (const secret of ["Geheim", ids.draft, ids.scheduled]) expect(guest.text).not.toContain(secret);
  });

  it("is answered with 304 if known", async () => {
    const etag = (await get(path)).headers.get("etag") ?? "";
    const again = await get(path, "guest", { "if-none-match": `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(again.text).toBe("");
    expect(again.headers.get("etag")).toBe(etag);
    expect((await get(path, "guest", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("answers HEAD like GET, without a body", async () => {
    const [head, whole] = [await site.request("HEAD", pathOf(path)), await get(path)];
    expect(head.status).toBe(200);
    expect(head.body).toBe("");
    for (const name of ["content-type", "etag", "cache-control", "content-length"])
      expect(head.headers.get(name), name).toBe(whole.headers.get(name));
  });
});

describe("the sitemap", () => {
  it("has every public page once by its absolute address, and no other", async () => {
    const { text } = await get("/sitemap.xml");
    const pages = readSitemap(text);
    const paths = [
      "/Aktuelles",
      "/Veranstaltungen",
      "/Impressum",
      `/Veranstaltungen/weinabend`,
      `/Aktuelles/ernte-2026`,
      `/Veranstaltungen/apfeltag-gross`,
      `/Veranstaltungen/irgendwann`,
    ];
    expect(pages.map(({ loc }) => loc)).toEqual(paths.map((path) => site.url + path));
    expect(pages).toContainEqual({ loc: `${site.url}/Impressum`, lastmod: "2026-01-01T10:00:00.000Z" });
  });
});

describe("the news feed", () => {
  it("has the newest first, as text, each at its own address", async () => {
    const { text } = await get("/Aktuelles/feed.xml");
    const { title, item } = readRss(text);
    expect(title).toBe("Aktuelles – Mosthof & Söhne");
    expect(item.map(({ title, link, description }) => [title, link, description])).toEqual([
      ["Weinabend", `${site.url}/Veranstaltungen/weinabend`, ""],
      ["Ernte <2026>", `${site.url}/Aktuelles/ernte-2026`, "Viel\nÄpfel & Birnen"],
    ]);
  });
});

describe("the calendar", () => {
  it("has the public events that have a date", async () => {
    const { text } = await get("/Veranstaltungen/kalender.ics");
    const read = readCalendar(text);
    expect(read.map(({ uid, title, start }) => [uid, title, start])).toEqual([
      [`${ids.evening}@127.0.0.1`, "Weinabend", "2026-12-05T17:30:00.000Z"],
      [`${ids.event}@127.0.0.1`, "Apfeltag, groß", "2026-12-05"],
    ]);
  });

  it("has the site's address as the default place", async () => {
    const { text } = await get("/Veranstaltungen/kalender.ics");
    expect(text).toContain("LOCATION:Mosthof & Söhne\\, Am Hang 7\\, 98999 Sonnenau\r\n");
  });

  it("of one event has the event's changes as its sequence", async () => {
    const before = await get(`/Veranstaltungen/${ids.event}.ics`);
    expect(readCalendar(before.text)).toMatchObject([{ sequence: 0 }]);
    const body = { _id: ids.event, date: "2026-12-06" };
    expect((await site.request("PUT", "/api/v0/entry/", { as: "admin", body })).status).toBe(200);
    const after = await get(`/Veranstaltungen/${ids.event}.ics`);
    expect(readCalendar(after.text)).toMatchObject([{ sequence: 1, start: "2026-12-06" }]);
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
  });

  it.each(["draft", "scheduled", "news", "dateless", "placeless"] as const)(
    "does not have the event %s",
    async (name) => {
      expect((await get(`/Veranstaltungen/${ids[name]}.ics`)).status).toBe(404);
      expect((await get(`/Veranstaltungen/${ids[name]}.ics`, "admin")).status).toBe(404);
    },
  );

  it.each([
    "/Veranstaltungen/0198c0de-0000-7000-8000-000000000000.ics",
    "/Veranstaltungen/x.ics",
    "/Veranstaltungen/%00.ics",
    "/Veranstaltungen/.ics",
  ])("answers %s with 404", async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

describe("pages beside the feeds", () => {
  it("keep their addresses", async () => {
    const app = Fastify();
    registerFeeds(app, site.services);
    app.get("/*", () => "page");
    for (const path of ["/Veranstaltungen", "/Veranstaltungen/0198", "/Veranstaltungen/a.ics.b", "/Aktuelles/0198"])
      expect((await app.inject(path)).body, path).toBe("page");
    expect((await app.inject("/robots.txt")).body).toContain("Sitemap:");
    await app.close();
  });
});
