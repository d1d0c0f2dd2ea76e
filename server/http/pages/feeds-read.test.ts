import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCalendar, readRss, readSitemap } from "#testing/feed-readers.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { writtenFeedPath } from "./feed-spellings.ts";

const oddTitle = "Äpfel & Most <2026> ]]> 🍎, „süß“; \\n und ’s Fass";
const longText = "Wir pressen, füllen ab; danach gibt’s Kuchen 🥧 \\ und Musik. ".repeat(12).trim();

const events = [
  ["in winter", "2026-12-05T18:30:00+01:00", "2026-12-05T17:30:00.000Z"],
  ["in summer", "2026-07-05T18:30:00+02:00", "2026-07-05T16:30:00.000Z"],
  ["before the hour lost in spring", "2026-03-29T00:30:00Z", "2026-03-29T00:30:00.000Z"],
  ["the first 02:30 in autumn", "2026-10-25T00:30:00Z", "2026-10-25T00:30:00.000Z"],
  ["the second 02:30 in autumn", "2026-10-25T01:30:00Z", "2026-10-25T01:30:00.000Z"],
  ["until the second 02:30", "2026-10-24T23:30:00Z", "2026-10-24T23:30:00.000Z"],
  ["a whole day of 25 hours", "2026-10-25", "2026-10-25"],
  ["the last day of the year", "2026-12-31", "2026-12-31"],
] as const;

let site: TestSite;
const ids = new Map<string, string>();
const get = async (path: string): Promise<string> => String((await site.request("GET", path)).body);
const calendar = async () => readCalendar(await get("/Veranstaltungen/kalender.ics"));

beforeAll(async () => {
  site = await openTestSite();
  const create = async (fields: Record<string, unknown>): Promise<string> => {
    const body = { publish_date: "2026-01-02T03:04:05.678Z", ...fields };
    const answer = await site.request("POST", "/api/v0/entry", { as: "admin", body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return (answer.body as { _id: string })._id;
  };
  for (const [title, date] of events) ids.set(title, await create({ title, date, tags: ["Veranstaltungen"] }));
  const escaped = longText.replaceAll("&", "&amp;");
  const odd = { title: oddTitle, content: [`<p>${escaped}</p>`], date: "2026-09-01" };
  ids.set(oddTitle, await create({ ...odd, tags: ["Aktuelles", "Veranstaltungen"] }));
});
afterAll(() => site.close());

describe("the calendar in a calendar program", () => {
  it.each(events)("%s stands at its time", async (title, _, start) => {
    expect((await calendar()).find((event) => event.title === title)).toMatchObject({ start });
  });

  it("preserves titles and texts with any characters", async () => {
    expect((await calendar()).find(({ title }) => title === oddTitle)).toMatchObject({
      text: longText,
      url: `${site.url}/Aktuelles/aepfel-und-most-2026-suess-n-und-s-fass`,
    });
  });

  it("has lines of at most 75 octets, each ended by CR and LF", async () => {
    for (const path of ["/Veranstaltungen/kalender.ics", `/Veranstaltungen/${ids.get(oddTitle)}.ics`]) {
      const lines = (await get(path)).split("\r\n");
      expect(lines.at(-1)).toBe("");
      expect(lines.some((line) => line.startsWith(" "))).toBe(true);
      for (const line of lines) {
        expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/u);
      }
    }
  });

  it("has the same event at the event's own address", async () => {
    const whole = await calendar();
    for (const [title, id] of ids)
      expect(readCalendar(await get(`/Veranstaltungen/${id}.ics`))).toEqual(
        whole.filter((event) => event.title === title),
      );
  });

  it("keeps an event's UID after it was moved, and raises its sequence", async () => {
    const id = ids.get("in winter") ?? "";
    const [before] = readCalendar(await get(`/Veranstaltungen/${id}.ics`));
    const body = { _id: id, date: "2026-12-06T19:00:00+01:00" };
    expect((await site.request("PUT", "/api/v0/entry/", { as: "admin", body })).status).toBe(200);
    const [after] = readCalendar(await get(`/Veranstaltungen/${id}.ics`));
    expect(after).toEqual({
      ...before,
      sequence: (before?.sequence ?? 0) + 1,
      start: "2026-12-06T18:00:00.000Z",
      end: "2026-12-06T18:00:00.000Z",
    });
    expect((await calendar()).filter(({ uid }) => uid === before?.uid)).toEqual([after]);
    const back = { _id: id, date: "2026-12-05T18:30:00+01:00" };
    expect((await site.request("PUT", "/api/v0/entry/", { as: "admin", body: back })).status).toBe(200);
  });
});

describe("XML in feed readers and search engines", () => {
  it("preserves titles and texts, and has dates of RFC 822", async () => {
    const { item } = readRss(await get("/Aktuelles/feed.xml"));
    const address = `${site.url}/Aktuelles/${ids.get(oddTitle)}`;
    expect(item).toHaveLength(1);
    expect(item[0]).toMatchObject({
      title: oddTitle,
      description: longText,
      link: `${site.url}/Aktuelles/aepfel-und-most-2026-suess-n-und-s-fass`,
      guid: { "#text": address },
      pubDate: "Fri, 02 Jan 2026 03:04:05 GMT",
    });
  });

  it("has absolute addresses with the times of their last change", async () => {
    const pages = readSitemap(await get("/sitemap.xml"));
    expect(pages).toHaveLength(ids.size + 2);
    for (const { loc, lastmod } of pages) {
      expect(new URL(loc).origin).toBe(site.url);
      expect(new Date(lastmod ?? "").toISOString()).toBe(lastmod);
    }
  });
});

describe("other spellings", () => {
  it.each([
    ["/aktuelles/feed.xml?a=b", "/Aktuelles/feed.xml?a=b"],
    ["/Aktuelles/feed.xml/", "/Aktuelles/feed.xml"],
    ["/Aktuelles/Feed.XML", "/Aktuelles/feed.xml"],
    ["/veranstaltungen/Kalender.ics//", "/Veranstaltungen/kalender.ics"],
    ["/veranstaltungen/0198.ICS", "/Veranstaltungen/0198.ics"],
    ["/Sitemap.xml", "/sitemap.xml"],
    ["/robots.txt/", "/robots.txt"],
  ])("%s leads to %s", async (asked, written) => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await site.request(method, asked);
      expect([status, headers.get("location")]).toEqual([308, written]);
    }
  });

  it.each(["/Aktuelles/feed.xml", "/Veranstaltungen/0198.ics", "/Aktuelles/0198.ics", "/other.xml", "/Aktuelles"])(
    "%s is left alone",
    (path) => {
      expect(writtenFeedPath(path)).toBeNull();
    },
  );
});
