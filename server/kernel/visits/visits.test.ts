import { describe, expect, it } from "vitest";
import { endOfDay, dayOf, dayPlus, dayPlusMonths } from "./days.ts";
import { deviceOf, languageIn, referrerHost } from "./rules.ts";
import { openVisits, type View } from "./visits.ts";

const agents = {
  firefox: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  pixel:
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  galaxyTab: "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};

const view = (more: Partial<View> = {}): View => ({
  path: "/",
  at: Date.parse("2026-11-22T10:00:00Z"),
  address: "192.0.2.1",
  userAgent: agents.firefox,
  referrer: "",
  acceptLanguage: "de-DE,de;q=0.9",
  ownHost: "mosthof.example",
  ...more,
});

describe("a browser", () => {
  it.each([
    [agents.firefox, "desktop"],
    [agents.iphone, "phone"],
    [agents.pixel, "phone"],
    [agents.galaxyTab, "tablet"],
    ["Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148", "tablet"],
    ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", null],
    ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", null],
    ["Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)", null],
    ["curl/8.5.0", null],
    ["python-requests/2.32", null],
    ["", null],
    [agents.firefox + " ".repeat(600), null],
  ])("%s is a %s", (agent, device) => {
    expect(deviceOf(agent)).toBe(device);
  });

  it.each([
    ["https://www.example.org/who?user=anna#x", "www.example.org"],
    ["https://Example.ORG:8443", "example.org"],
    ["https://anna:secret@example.org/", "example.org"],
    ["https://mosthof.example/Aktuelles", ""],
    ["android-app://org.telegram", ""],
    ["https://exa mple.org/", ""],
    [`https://${"a".repeat(200)}.org/`, ""],
    ["javascript:alert(1)", ""],
  ])("that comes from %s counts for '%s'", (referrer, host) => {
    expect(referrerHost(referrer, "mosthof.example")).toBe(host);
  });

  it.each([
    ["de-AT,de;q=0.9", "de"],
    ["EN", "en"],
    ["gsw", "gsw"],
    ["*", ""],
    ["zz-ZZ", ""],
    ["<script>", ""],
  ])("that prefers %s speaks '%s'", (accepted, language) => {
    expect(languageIn(accepted)).toBe(language);
  });
});

describe("days", () => {
  it("are those of the place, also when the clocks change", () => {
    expect(dayOf(Date.parse("2026-11-21T23:30:00Z"))).toBe("2026-11-22");
    expect(new Date(endOfDay(Date.parse("2026-11-22T10:00:00Z"))).toISOString()).toBe("2026-11-22T23:00:00.000Z");
    expect(new Date(endOfDay(Date.parse("2026-10-25T00:30:00Z"))).toISOString()).toBe("2026-10-25T23:00:00.000Z");
    expect(new Date(endOfDay(Date.parse("2026-03-29T00:30:00Z"))).toISOString()).toBe("2026-03-29T22:00:00.000Z");
    expect([dayPlus("2026-03-01", -1), dayPlusMonths("2026-11-22", -25)]).toEqual(["2026-02-28", "2024-10-22"]);
  });
});

describe("views", () => {
  const counting = () => {
    const visits = openVisits();
    visits.count(view());
    visits.setSalt(visits.dayWithoutSalt() ?? "", "salt");
    visits.take();
    return visits;
  };

  it("of one visitor are one row, and the visitor is named once; the address is nowhere", () => {
    const visits = openVisits();
    for (let time = 0; time < 3; time++) visits.count(view());
    visits.count(view({ address: "192.0.2.2" }));
    expect(visits.take()).toEqual([]);
    visits.setSalt("2026-11-22", "salt");
    const taken = visits.take();
    expect(taken).toMatchObject([{ day: "2026-11-22", path: "/", device: "desktop", language: "de", views: 4 }]);
    expect(taken[0]?.newcomers).toHaveLength(2);
    expect(JSON.stringify(taken)).not.toContain("192.0.2");
    expect(visits.take()).toEqual([]);
  });

  it("of the next day name the visitor again, with another hash", () => {
    const visits = counting();
    visits.count(view({ address: "192.0.2.9" }));
    const [first] = visits.take();
    visits.count(view({ address: "192.0.2.9", at: Date.parse("2026-11-23T10:00:00Z") }));
    expect(visits.dayWithoutSalt()).toBe("2026-11-23");
    visits.setSalt("2026-11-23", "other salt");
    const [second] = visits.take();
    expect(second).toMatchObject({ day: "2026-11-23", newcomers: [expect.any(String)] });
    expect(second?.newcomers).not.toEqual(first?.newcomers);
  });

  it("that could not be stored are kept with those that come", () => {
    const visits = counting();
    visits.count(view());
    visits.giveBack(visits.take());
    visits.count(view());
    visits.giveBack(visits.take());
    expect(visits.take()).toMatchObject([{ views: 2 }]);
  });

  it("from made-up hosts, in made-up languages and on made-up pages are all counted, in a bounded number of rows", () => {
    const visits = counting();
    for (let n = 0; n < 30_000; n++)
      visits.count(view({ referrer: `https://h${n}.example/`, path: `/${n % 15_000}`, address: `10.0.${n % 250}.1` }));
    const taken = visits.take();
    expect(taken.reduce((sum, row) => sum + row.views, 0)).toBe(30_000);
    expect(taken.length).toBeLessThan(10_010);
    expect(taken.some(({ path, referrer }) => path === "*" && referrer === "*")).toBe(true);
  });
});
