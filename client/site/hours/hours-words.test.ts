import { describe, expect, it } from "vitest";
import type { Closure, Hours } from "#contract/values/opening-places.ts";
import { todayAt } from "#contract/values/opening-hours.ts";
import { weekdays } from "#contract/values/weekdays.ts";
import german from "#locales/de/site.json" with { type: "json" };
import english from "#locales/en/site.json" with { type: "json" };
import { createI18n, type Language } from "../../language/i18n.ts";
import { todayLines } from "./TodayLines.tsx";
import { closureWords, hoursByPlace, type Say } from "#contract/values/hours-words.ts";

const wordsIn = (language: Language) => createI18n(language, language === "de" ? german : english).t;
const say = (language: Language) => wordsIn(language) as unknown as Say;

type Row = Pick<Hours, "days" | "from" | "to"> & Partial<Hours>;
type Closing = Pick<Closure, "from" | "to" | "text"> & Partial<Closure>;
const openingOf = (openingHours: readonly Row[], closed: readonly Closing[]) => ({
  openingHours: openingHours.map((row) => ({ name: "", text: "", ...row })),
  closed: closed.map((closure) => ({ name: "", ...closure })),
});

const hours: Row[] = [
  { days: ["Tu", "We", "Th", "Fr"], from: "09:00", to: "12:30" },
  { days: ["Tu", "We", "Th", "Fr"], from: "14:00", to: "18:00" },
  { days: ["Sa"], from: "10:00", to: "16:00" },
];

function lines(moment: string, language: Language, closed: readonly Closing[], openingHours: readonly Row[]): string[] {
  const today = todayAt(openingOf(openingHours, closed), new Date(moment));
  return todayLines(today?.places ?? [], wordsIn(language), language).map(({ names, parts, state }) => {
    const said = parts.map((part) => part.map(({ text }) => text).join(", ")).join(" · ");
    return `${names.map(({ text }) => `${text}: `).join("")}${said} (${state})`;
  });
}

const said = (moment: string, language: Language, closed: readonly Closing[] = [], openingHours = hours): string =>
  (lines(moment, language, closed, openingHours)[0] ?? "").replace(/ \(\w+\)$/u, "");

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
    const fair: Row[] = [
      { days: ["Fr"], from: "10:00", to: "24:00" },
      { days: ["Sa"], from: "00:00", to: "24:00" },
      { days: ["Su"], from: "00:00", to: "18:00" },
    ];
    const on = (moment: string, openingHours: Row[]) =>
      (["de", "en"] as const).map((language) => said(moment, language, [], openingHours));
    expect(on("2026-11-27T12:00:00Z", fair)).toEqual(["Offen bis Sonntag, 18 Uhr", "Open until Sunday, 18:00"]);
    expect(on("2026-11-28T12:00:00Z", fair)).toEqual(["Offen bis morgen, 18 Uhr", "Open until tomorrow, 18:00"]);
    expect(on("2026-11-27T07:00:00Z", fair)).toEqual(["Heute offen ab 10 Uhr", "Open today from 10:00"]);
    expect(on("2026-11-29T12:00:00Z", fair)).toEqual(["Heute offen bis 18 Uhr", "Open today until 18:00"]);
    expect(on("2026-11-27T12:00:00Z", fair.slice(0, 1))).toEqual([
      "Heute offen bis 24 Uhr",
      "Open today until midnight",
    ]);
    const bar: Row[] = [{ days: ["Fr"], from: "20:00", to: "02:00" }];
    expect(on("2026-11-27T20:00:00Z", bar)).toEqual(["Heute offen bis 2 Uhr", "Open today until 02:00"]);
    const always: Row[] = [{ days: [...weekdays], from: "00:00", to: "24:00" }];
    expect(on("2026-11-27T12:00:00Z", always)).toEqual(["Durchgehend offen", "Open around the clock"]);
  });

  it("is closed for a reason, in the language in which it was written", () => {
    const storm = { from: "2026-11-27", to: "2026-11-27", text: "Wegen Sturm geschlossen", en: { text: "Storm" } };
    expect(said("2026-11-27T09:00:00Z", "de", [storm])).toBe("Wegen Sturm geschlossen · wieder offen morgen ab 10 Uhr");
    expect(said("2026-11-27T09:00:00Z", "en", [storm])).toBe("Storm · open again tomorrow from 10:00");
  });

  it("is told with its times before it begins", () => {
    const tour = { from: "2026-11-28T12:00:00.000Z", to: "2026-11-28T13:30:00.000Z", text: "Führung" };
    expect(said("2026-11-28T10:00:00Z", "de", [tour])).toBe("Heute offen bis 13 Uhr · Führung, 13–14:30 Uhr");
    expect(said("2026-11-28T07:00:00Z", "en", [{ ...tour, to: "2026-11-29", en: { text: "Tour" } }])).toBe(
      "Open today from 10:00 to 13:00 · Tour, from 13:00",
    );
    expect(said("2026-11-28T12:30:00Z", "de", [tour])).toBe("Heute offen von 14:30 bis 16 Uhr · Führung");
  });

  it("says until when it is closed, where no hours say when it opens", () => {
    const closed = (to: string) => [{ from: "2026-11-27", to, text: "Umbau" }];
    expect(said("2026-11-27T09:00:00Z", "de", closed("2026-11-27"), [])).toBe("Umbau");
    expect(said("2026-11-27T09:00:00Z", "de", closed("2026-12-04"), [])).toBe("Umbau · bis 04/12/2026");
    expect(said("2026-11-27T09:00:00Z", "de", closed("2026-11-27T15:00:00Z"), [])).toBe("Umbau · bis 16 Uhr");
  });
});

describe("several places", () => {
  const places: Row[] = [
    { name: "Laden", days: ["Fr"], from: "14:00", to: "18:00", en: { name: "Shop", text: "" } },
    {
      name: "Hof",
      days: [...weekdays],
      from: "",
      to: "",
      text: "solange es hell ist",
      en: { name: "Yard", text: "as long as it is light" },
    },
  ];
  const storm = { from: "2026-11-28", to: "2026-11-28", text: "Wegen Sturm geschlossen", en: { text: "Storm" } };

  it("have a line each, with the text that replaces the times", () => {
    expect(lines("2026-11-28T12:00:00Z", "de", [], places)).toEqual([
      "Laden: Heute geschlossen · wieder offen Freitag ab 14 Uhr (closed)",
      "Hof: Heute offen, solange es hell ist (open)",
    ]);
    expect(lines("2026-11-28T12:00:00Z", "en", [], places)).toEqual([
      "Shop: Closed today · open again Friday from 14:00 (closed)",
      "Yard: Open today, as long as it is light (open)",
    ]);
    expect(hoursByPlace(openingOf(places, []).openingHours, say("en"), "en")).toEqual([
      { place: { text: "Shop", isEnglish: true }, rows: [{ days: "Friday", times: "14:00–18:00" }] },
      {
        place: { text: "Yard", isEnglish: true },
        rows: [{ days: "Daily", times: "as long as it is light" }],
      },
    ]);
  });

  it("are not open while a closure lasts, also if a text replaces the times", () => {
    const tour = { name: "Hof", from: "2026-11-28T08:00:00.000Z", to: "2026-11-28T10:00:00.000Z", text: "Begehung" };
    expect(lines("2026-11-28T09:00:00Z", "de", [tour], places)[1]).toBe(
      "Hof: Heute offen ab 11 Uhr, solange es hell ist · Begehung (closure)",
    );
  });

  it("share one line if the same is said of all of them", () => {
    expect(lines("2026-11-28T12:00:00Z", "de", [{ ...storm, to: "2027-02-28" }], places)).toEqual([
      "Wegen Sturm geschlossen · bis 28/02/2027 (closure)",
    ]);
  });

  it("differ in a closure and a usual day off; a closure without a text says that it is an exception", () => {
    const closed = [{ ...storm, name: "Hof", text: "", en: null }];
    expect(lines("2026-11-28T12:00:00Z", "de", closed, places)).toEqual([
      "Laden: Heute geschlossen · wieder offen Freitag ab 14 Uhr (closed)",
      "Hof: Ausnahmsweise geschlossen · wieder offen morgen, solange es hell ist (closure)",
    ]);
    expect(closureWords(openingOf(places, closed), "2026-11-27", say("en"), "en")).toMatchObject([
      { place: { text: "Yard", isEnglish: true }, when: "28/11/2026" },
    ]);
  });
});

it("a week has one row for days with the same hours", () => {
  expect(hoursByPlace(openingOf(hours, []).openingHours, say("de"), "de")).toEqual([
    {
      place: { text: "", isEnglish: false },
      rows: [
        { days: "Dienstag bis Freitag", times: "9–12:30 Uhr und 14–18 Uhr" },
        { days: "Samstag", times: "10–16 Uhr" },
      ],
    },
  ]);
});

it("closures are told until they are over, the next one first", () => {
  const closed = [
    { from: "2027-01-01", to: "2027-01-06", text: "Winterpause" },
    { from: "2026-11-01", to: "2026-11-02", text: "vorbei" },
    { from: "2026-11-27T10:00:00Z", to: "2026-11-27T12:00:00Z", text: "" },
  ];
  expect(
    closureWords(openingOf([], closed), "2026-11-27", say("de"), "de").map(({ when, text }) => [when, text]),
  ).toEqual([
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
    closureWords(openingOf([], [{ from, to, text: "" }]), "2026-11-01", say(language), language)[0]?.when;
  expect([said("de"), said("en")]).toEqual([german, english]);
});
