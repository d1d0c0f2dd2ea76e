import { describe, expect, it } from "vitest";
import { type Opening, todayAt } from "#contract/values/opening-hours.ts";
import { weekdays } from "#contract/values/weekdays.ts";
import german from "#locales/de/site.json" with { type: "json" };
import english from "#locales/en/site.json" with { type: "json" };
import { createI18n, type Language } from "../../language/i18n.ts";
import { todayWords } from "./today-words.ts";
import { closureWords, hourRows, type Say } from "#contract/values/hours-words.ts";

const wordsIn = (language: Language) => createI18n(language, language === "de" ? german : english).t;
const say = (language: Language) => wordsIn(language) as unknown as Say;

const hours: Opening["openingHours"] = [
  { days: ["Tu", "We", "Th", "Fr"], from: "09:00", to: "12:30" },
  { days: ["Tu", "We", "Th", "Fr"], from: "14:00", to: "18:00" },
  { days: ["Sa"], from: "10:00", to: "16:00" },
];

function said(moment: string, language: "de" | "en", closed: Opening["closed"] = [], openingHours = hours): string {
  const today = todayAt({ openingHours, closed }, new Date(moment));
  if (!today) return "";
  const { state, reason, next } = todayWords(today, wordsIn(language), language);
  return [state, reason?.text, next].filter(Boolean).join(" · ");
}

// 27 November 2026 is a Friday.
describe("today", () => {
  it.each([
    ["2026-11-27T07:00:00Z", "Heute offen von 9 bis 12:30 Uhr", "Open today from 09:00 to 12:30"],
    ["2026-11-27T09:00:00Z", "Heute offen bis 12:30 Uhr", "Open today until 12:30"],
    [
      "2026-11-27T18:00:00Z",
      "Für heute geschlossen · wieder offen morgen ab 10 Uhr",
      "Closed for today · open again tomorrow from 10:00",
    ],
    [
      "2026-11-29T12:00:00Z",
      "Heute geschlossen · wieder offen Dienstag ab 9 Uhr",
      "Closed today · open again Tuesday from 09:00",
    ],
  ])("%s", (moment, german, english) => {
    expect(said(moment, "de")).toBe(german);
    expect(said(moment, "en")).toBe(english);
  });

  it("names the day of an end that is no longer tonight, and midnight by its name", () => {
    const fair: Opening["openingHours"] = [
      { days: ["Fr"], from: "10:00", to: "24:00" },
      { days: ["Sa"], from: "00:00", to: "24:00" },
      { days: ["Su"], from: "00:00", to: "18:00" },
    ];
    const on = (moment: string, openingHours: Opening["openingHours"]) =>
      (["de", "en"] as const).map((language) => said(moment, language, [], openingHours));
    expect(on("2026-11-27T12:00:00Z", fair)).toEqual(["Offen bis Sonntag, 18 Uhr", "Open until Sunday, 18:00"]);
    expect(on("2026-11-28T12:00:00Z", fair)).toEqual(["Offen bis morgen, 18 Uhr", "Open until tomorrow, 18:00"]);
    expect(on("2026-11-27T07:00:00Z", fair)).toEqual(["Heute offen ab 10 Uhr", "Open today from 10:00"]);
    expect(on("2026-11-29T12:00:00Z", fair)).toEqual(["Heute offen bis 18 Uhr", "Open today until 18:00"]);
    expect(on("2026-11-27T12:00:00Z", fair.slice(0, 1))).toEqual([
      "Heute offen bis 24 Uhr",
      "Open today until midnight",
    ]);
    const bar: Opening["openingHours"] = [{ days: ["Fr"], from: "20:00", to: "02:00" }];
    expect(on("2026-11-27T20:00:00Z", bar)).toEqual(["Heute offen bis 2 Uhr", "Open today until 02:00"]);
    const always: Opening["openingHours"] = [{ days: [...weekdays], from: "00:00", to: "24:00" }];
    expect(on("2026-11-27T12:00:00Z", always)).toEqual(["Durchgehend offen", "Open around the clock"]);
  });

  it("is closed for a reason, in the language in which it was written", () => {
    const storm = { from: "2026-11-27", to: "2026-11-27", text: "Wegen Sturm geschlossen", en: { text: "Storm" } };
    expect(said("2026-11-27T09:00:00Z", "de", [storm])).toBe("Wegen Sturm geschlossen · wieder offen morgen ab 10 Uhr");
    expect(said("2026-11-27T09:00:00Z", "en", [storm])).toBe("Storm · open again tomorrow from 10:00");
  });

  it("says until when it is closed, where no hours say when it opens", () => {
    const closed = (to: string) => [{ from: "2026-11-27", to, text: "Umbau" }];
    expect(said("2026-11-27T09:00:00Z", "de", closed("2026-11-27"), [])).toBe("Umbau");
    expect(said("2026-11-27T09:00:00Z", "de", closed("2026-12-04"), [])).toBe("Umbau · bis 04/12/2026");
    expect(said("2026-11-27T09:00:00Z", "de", closed("2026-11-27T15:00:00Z"), [])).toBe("Umbau · bis 16 Uhr");
  });
});

it("a week has one row for days with the same hours", () => {
  expect(hourRows(hours, say("de"), "de")).toEqual([
    { days: "Dienstag bis Freitag", times: "9–12:30 Uhr und 14–18 Uhr" },
    { days: "Samstag", times: "10–16 Uhr" },
  ]);
});

it("closures are told until they are over, the next one first", () => {
  const closed = [
    { from: "2027-01-01", to: "2027-01-06", text: "Winterpause" },
    { from: "2026-11-01", to: "2026-11-02", text: "vorbei" },
    { from: "2026-11-27T10:00:00Z", to: "2026-11-27T12:00:00Z", text: "" },
  ];
  expect(closureWords(closed, "2026-11-27", say("de"), "de").map(({ when, text }) => [when, text])).toEqual([
    ["27/11/2026, 11–13 Uhr", ""],
    ["01/01/2027 – 06/01/2027", "Winterpause"],
  ]);
});

it.each([
  ["2026-11-27", "2026-11-27", "27/11/2026", "27/11/2026"],
  ["2026-11-26T23:00:00Z", "2026-11-27T23:00:00Z", "27/11/2026", "27/11/2026"],
  ["2026-11-27T13:30:00Z", "2026-11-27", "27/11/2026, ab 14:30 Uhr", "27/11/2026, from 14:30"],
  ["2026-11-27", "2026-11-27T11:00:00Z", "27/11/2026, bis 12 Uhr", "27/11/2026, until 12:00"],
  ["2026-11-27T13:30:00Z", "2026-11-29", "27/11/2026, 14:30 Uhr – 29/11/2026", "27/11/2026, 14:30 – 29/11/2026"],
])("a closure from %s to %s is told with its times", (from, to, german, english) => {
  const said = (language: "de" | "en") =>
    closureWords([{ from, to, text: "" }], "2026-11-01", say(language), language)[0]?.when;
  expect([said("de"), said("en")]).toEqual([german, english]);
});
