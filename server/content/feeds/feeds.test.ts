import { describe, expect, it } from "vitest";
import { type CalendarEvent, escapeText, foldLine, makeCalendar } from "./calendar.ts";
import { makeRss } from "./rss.ts";
import { makeRobots, makeSitemap, SITEMAP_MAX_PAGES, sitemapPages } from "./sitemap.ts";
import { escapeXml } from "./xml.ts";

const site = "https://mosthof.example";
const updated = new Date("2026-11-02T08:15:30.123Z");

describe("text in XML", () => {
  it.each([
    ["Äpfel & Birnen", "Äpfel &amp; Birnen"],
    ["<script>alert('x')</script>", "&lt;script&gt;alert('x')&lt;/script&gt;"],
    ['"Most"', "&quot;Most&quot;"],
    ["ende ]]> weiter", "ende ]]&gt; weiter"],
    ["a\u0000b\u0008c\u000bd\u001fe", "abcde"],
    ["a\ufffeb\uffffc", "abc"],
    ["halb \ud83c ganz 🍎", "halb  ganz 🍎"],
    ["Zeile\n\tzwei", "Zeile\n\tzwei"],
    ["&amp;", "&amp;amp;"],
  ])("writes %j as %j", (text, written) => {
    expect(escapeXml(text)).toBe(written);
  });
});

describe("the news as RSS", () => {
  const channel = {
    title: "Aktuelles – Mosthof",
    description: "Neues & Altes",
    url: `${site}/Aktuelles`,
    feedUrl: `${site}/Aktuelles/feed.xml`,
  };
  const item = {
    url: `${site}/Aktuelles/ernte`,
    guid: `${site}/Aktuelles/1`,
    title: "Ernte <2026>",
    byline: "Erna & Emil",
    text: "Viel & gut",
    published: updated,
    updated,
  };

  it("names itself, and each item by its address and its date in the form of RFC 822", () => {
    const feed = makeRss(channel, [item]);
    expect(feed).toContain(`<atom:link href="${site}/Aktuelles/feed.xml" rel="self" type="application/rss+xml"/>`);
    expect(feed).toContain("<language>de</language>");
    expect(feed).toContain(`<guid isPermaLink="true">${site}/Aktuelles/1</guid>`);
    expect(feed).toContain("<pubDate>Mon, 02 Nov 2026 08:15:30 GMT</pubDate>");
    expect(feed).toContain("<title>Ernte &lt;2026&gt;</title>");
    expect(feed).toContain("<description>Viel &amp; gut</description>");
    expect(feed).toContain("<dc:creator>Erna &amp; Emil</dc:creator>");
    expect(makeRss(channel, [{ ...item, byline: "" }])).not.toContain("creator>");
  });

  it("is as new as the newest change of its items", () => {
    const later = { ...item, updated: new Date("2026-11-05T12:00:00Z") };
    expect(makeRss(channel, [item, later])).toContain("<lastBuildDate>Thu, 05 Nov 2026 12:00:00 GMT</lastBuildDate>");
    expect(makeRss(channel, [])).not.toContain("lastBuildDate");
  });
});

describe("text in a calendar", () => {
  it.each([
    ["Most, Saft; Wein", "Most\\, Saft\\; Wein"],
    ["C:\\Hof", "C:\\\\Hof"],
    ["eins\nzwei\r\ndrei\rvier\u2028fünf", "eins\\nzwei\\ndrei\\nvier\\nfünf"],
    ["\nEND:VEVENT\nBEGIN:VEVENT", "\\nEND:VEVENT\\nBEGIN:VEVENT"],
    ["\\n", "\\\\n"],
    ["a\u0000b\u0007c\u000bd\u007fe", "abcde"],
  ])("writes %j as %j", (text, written) => {
    expect(escapeText(text)).toBe(written);
  });
});

describe("a line of a calendar", () => {
  it.each([
    ["ASCII", "x".repeat(400)],
    ["letters of two octets", `SUMMARY:${"ä".repeat(300)}`],
    ["letters of three octets", `a${"€".repeat(300)}`],
    ["characters of four octets", `abc${"🍎".repeat(300)}`],
  ])("of %s is folded at 75 octets, and whole again when it is unfolded", (_, line) => {
    const folded = foldLine(line);
    const parts = folded.split("\r\n");
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      expect(part.isWellFormed()).toBe(true);
    }
    expect(folded.replaceAll("\r\n ", "")).toBe(line);
  });

  it("of 75 octets stays one line", () => {
    expect(foldLine("x".repeat(75))).toBe("x".repeat(75));
    expect(foldLine("x".repeat(76))).toBe(`${"x".repeat(75)}\r\n x`);
  });
});

describe("an event", () => {
  const info = { name: "Veranstaltungen – Mosthof, Sonnenau", host: "mosthof.example", place: "Mosthof, Am Hang 7" };
  const event = (fields: Partial<CalendarEvent> = {}): string[] => {
    const whole: CalendarEvent = {
      uid: "0198@mosthof.example",
      url: `${site}/Veranstaltungen/0198`,
      title: "Apfeltag",
      text: "",
      start: "2026-12-31",
      updated,
      version: 3,
      ...fields,
    };
    const calendar = makeCalendar(info, [whole]);
    expect(calendar.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
    return calendar.split("\r\n");
  };

  it("keeps its id, says when it was changed and how often", () => {
    const lines = event({ text: "Most, Kuchen" });
    expect(lines).toContain("UID:0198@mosthof.example");
    expect(lines).toContain("DTSTAMP:20261102T081530Z");
    expect(lines).toContain("LAST-MODIFIED:20261102T081530Z");
    expect(lines).toContain("SEQUENCE:2");
    expect(lines).toContain("DESCRIPTION:Most\\, Kuchen");
    expect(lines).toContain(`URL:${site}/Veranstaltungen/0198`);
    expect(lines).toContain("X-WR-CALNAME:Veranstaltungen – Mosthof\\, Sonnenau");
  });

  it("without a time lasts its whole day: without an end, a date is one day", () => {
    const lines = event({ start: "2026-12-31" });
    expect(lines).toContain("DTSTART;VALUE=DATE:20261231");
    expect(lines.filter((line) => /^(?:DTEND|DURATION)/u.test(line))).toEqual([]);
  });

  it("takes place where the settings say that the site is, and nowhere if they say nothing", () => {
    expect(event()).toContain("LOCATION:Mosthof\\, Am Hang 7");
    expect(makeCalendar({ ...info, place: "" }, [])).not.toContain("LOCATION");
  });

  it("is asked for again every six hours by those who subscribe", () => {
    expect(event()).toEqual(expect.arrayContaining(["REFRESH-INTERVAL;VALUE=DURATION:PT6H", "X-PUBLISHED-TTL:PT6H"]));
  });

  const zone = ";TZID=Europe/Berlin";
  it.each([
    ["in winter", "2026-12-05T17:30:00Z", `${zone}:20261205T183000`],
    ["in summer", "2026-07-05T16:30:00Z", `${zone}:20260705T183000`],
    ["at midnight", "2026-07-04T22:00:00Z", `${zone}:20260705T000000`],
    ["before the hour lost in spring", "2026-03-29T00:30:00Z", `${zone}:20260329T013000`],
    ["in the first of two hours in autumn", "2026-10-25T00:30:00Z", ":20261025T003000Z"],
    ["in the second of two hours in autumn", "2026-10-25T01:30:00Z", ":20261025T013000Z"],
  ])("with a time begins %s, and has no end that nobody named", (_, start, from) => {
    const lines = event({ start: new Date(start) });
    expect(lines).toContain(`DTSTART${from}`);
    expect(lines.filter((line) => /^(?:DTEND|DURATION)/u.test(line))).toEqual([]);
    expect(lines).toContain("TZID:Europe/Berlin");
  });
});

describe("the sitemap", () => {
  const place = (id: string, tags: string[], day: string) => ({
    id,
    tags,
    address: null,
    changed: new Date(`${day}T10:00:00Z`),
  });

  it("names each entry where it stands, and each list with the last change in it", () => {
    const pages = sitemapPages([
      place("start", ["Seite|Willkommen"], "2026-01-01"),
      place("both", ["Veranstaltungen", "Aktuelles"], "2026-03-03"),
      place("news", ["Aktuelles|Hof"], "2026-02-02"),
    ]);
    expect(pages.map(({ path, changed }) => [path, changed?.toISOString().slice(0, 10)])).toEqual([
      ["/Aktuelles", "2026-03-03"],
      ["/Veranstaltungen", "2026-03-03"],
      ["/", "2026-01-01"],
      ["/Veranstaltungen/both", "2026-03-03"],
      ["/Aktuelles/news", "2026-02-02"],
    ]);
  });

  it("says nothing of the last change where nothing stands yet", () => {
    expect(makeSitemap(site, sitemapPages([]))).toContain(`<url><loc>${site}/Aktuelles</loc></url>`);
  });

  it("never has more pages than the protocol allows in one file", () => {
    const many = Array.from({ length: SITEMAP_MAX_PAGES }, (_, index) =>
      place(String(index), ["Aktuelles"], "2026-01-01"),
    );
    expect(sitemapPages(many)).toHaveLength(SITEMAP_MAX_PAGES);
  });

  it("writes absolute, escaped addresses", () => {
    const map = makeSitemap(site, [{ path: "/a&b", changed: updated }]);
    expect(map).toContain(`<loc>${site}/a&amp;b</loc><lastmod>2026-11-02T08:15:30.123Z</lastmod>`);
  });
});

describe("robots.txt", () => {
  it("keeps robots out of what is no page, but not off the pictures, and names the sitemap", () => {
    const lines = makeRobots(site).split("\n");
    expect(lines).toEqual(expect.arrayContaining(["User-agent: *", "Disallow: /admincenter", "Disallow: /api/"]));
    expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
    expect(lines.some((line) => line.startsWith("Disallow: /v0"))).toBe(false);
  });
});
