import { describe, expect, it } from "vitest";
import type { Closure, Hours } from "./opening-places.ts";
import { todayAt } from "./opening-hours.ts";

type Row = Pick<Hours, "days" | "from" | "to"> & Partial<Hours>;
type Closing = Pick<Closure, "from" | "to" | "text"> & Partial<Closure>;
const rowOf = (row: Row): Hours => ({ name: "", text: "", ...row });
const closureOf = (closure: Closing): Closure => ({ name: "", ...closure });
const placesAt = (moment: string, closed: readonly Closing[], openingHours: readonly Row[]) =>
  todayAt({ openingHours: openingHours.map(rowOf), closed: closed.map(closureOf) }, new Date(moment))?.places ?? null;

const weekend: Row[] = [
  { days: ["Fr"], from: "14:00", to: "18:00" },
  { days: ["Sa", "Su"], from: "10:00", to: "18:00" },
];
const at = (moment: string, closed: readonly Closing[] = [], openingHours = weekend) =>
  placesAt(moment, closed, openingHours)?.[0] ?? null;

// 27 November 2026 is a Friday; Berlin is one hour ahead of UTC in winter.
describe("Opening hours", () => {
  it.each([
    ["before it opens", "2026-11-27T08:00:00Z", { openUntil: null, opens: "2026-11-27T13:00:00.000Z", wasOpen: false }],
    [
      "while it is open",
      "2026-11-27T13:00:00Z",
      { openUntil: "2026-11-27T17:00:00.000Z", opens: undefined, wasOpen: false },
    ],
    [
      "after it was open",
      "2026-11-27T17:00:00Z",
      { openUntil: null, opens: "2026-11-28T09:00:00.000Z", wasOpen: true },
    ],
    [
      "on a day without hours",
      "2026-11-23T12:00:00Z",
      { openUntil: null, opens: "2026-11-27T13:00:00.000Z", wasOpen: false },
    ],
  ])("%s say what comes next", (_when, moment, { opens, ...expected }) => {
    expect(at(moment)).toMatchObject(expected);
    expect(at(moment)?.opens?.from).toBe(opens);
  });

  it("change at the next opening, the next end, or midnight", () => {
    expect(at("2026-11-27T08:00:00Z")?.changes).toBe("2026-11-27T13:00:00.000Z");
    expect(at("2026-11-27T13:00:00Z")?.changes).toBe("2026-11-27T17:00:00.000Z");
    expect(at("2026-11-27T20:00:00Z")?.changes).toBe("2026-11-27T23:00:00.000Z");
  });

  it("follow the clock of the place on the days on which it changes", () => {
    // 25 October 2026 and 28 March 2027 are Sundays.
    expect(at("2026-10-25T08:30:00Z")?.opens?.from).toBe("2026-10-25T09:00:00.000Z");
    expect(at("2027-03-28T07:30:00Z")?.opens?.from).toBe("2027-03-28T08:00:00.000Z");
  });

  it("may end on the next day, and at midnight", () => {
    const bar: Row[] = [{ days: ["Sa"], from: "20:00", to: "02:00" }];
    expect(at("2026-11-29T00:30:00Z", [], bar)?.openUntil).toBe("2026-11-29T01:00:00.000Z");
    const late: Row[] = [{ days: ["Sa"], from: "20:00", to: "24:00" }];
    expect(at("2026-11-28T22:30:00Z", [], late)?.openUntil).toBe("2026-11-28T23:00:00.000Z");
  });

  it("that follow each other are one opening", () => {
    const two: Row[] = [
      { days: ["Fr"], from: "10:00", to: "14:00" },
      { days: ["Fr"], from: "14:00", to: "18:00" },
    ];
    expect(at("2026-11-27T10:00:00Z", [], two)?.openUntil).toBe("2026-11-27T17:00:00.000Z");
  });

  it("do not count while it is closed, and say why", () => {
    const storm = { from: "2026-11-27T14:30:00.000Z", to: "2026-11-28", text: "Wegen Sturm geschlossen" };
    expect(at("2026-11-27T13:30:00Z", [storm])).toMatchObject({
      openUntil: "2026-11-27T14:30:00.000Z",
      closure: { text: "Wegen Sturm geschlossen" },
    });
    expect(at("2026-11-27T15:00:00Z", [storm])).toMatchObject({
      openUntil: null,
      opens: { from: "2026-11-29T09:00:00.000Z" },
      closure: { to: "2026-11-28T23:00:00.000Z" },
    });
  });

  it("need not be there for a closure to be told on its days, and to be listed before them", () => {
    const holidays = { from: "2026-12-24", to: "2026-12-26", text: "" };
    expect(at("2026-12-25T12:00:00Z", [holidays], [])).toMatchObject({ openUntil: null, opens: null });
    const before = at("2026-12-23T12:00:00Z", [holidays], []);
    expect(before).toMatchObject({
      day: "2026-12-23",
      opens: null,
      closure: null,
      changes: "2026-12-23T23:00:00.000Z",
    });
    expect(at("2026-12-27T12:00:00Z", [holidays], [])).toBeNull();
  });

  describe("over midnight", () => {
    const bar: Row[] = [{ days: ["Fr", "Sa"], from: "20:00", to: "02:00" }];
    const closed = (from: string, to = from) => [{ from, to, text: "" }];

    it("are closed to their end with the day on which they begin", () => {
      const friday = closed("2026-11-27");
      expect(at("2026-11-27T20:00:00Z", friday, bar)?.opens?.from).toBe("2026-11-28T19:00:00.000Z");
      expect(at("2026-11-28T00:30:00Z", friday, bar)?.openUntil).toBeNull();
    });

    it("are not cut by the day after", () => {
      const saturday = closed("2026-11-28");
      expect(at("2026-11-28T00:30:00Z", saturday, bar)?.openUntil).toBe("2026-11-28T01:00:00.000Z");
      expect(at("2026-11-28T12:00:00Z", saturday, bar)?.opens?.from).toBe("2026-12-04T19:00:00.000Z");
    });

    it("are cut by a moment, and open after one", () => {
      const hour = closed("2026-11-27T20:00:00.000Z", "2026-11-27T23:30:00.000Z");
      expect(at("2026-11-27T19:30:00Z", hour, bar)?.openUntil).toBe("2026-11-27T20:00:00.000Z");
      expect(at("2026-11-27T21:00:00Z", hour, bar)?.opens?.from).toBe("2026-11-27T23:30:00.000Z");
    });
  });

  it("leave out what lies in the hour that is skipped", () => {
    // 29 March 2026: the clock jumps from 02:00 to 03:00.
    const night: Row[] = [{ days: ["Su"], from: "02:30", to: "03:00" }];
    expect(at("2026-03-28T12:00:00Z", [], night)?.opens?.from).toBe("2026-04-05T00:30:00.000Z");
  });

  describe("of several places", () => {
    const places: Row[] = [
      { name: "Laden", days: ["Fr"], from: "14:00", to: "18:00", en: { name: "Shop", text: "" } },
      { name: "Hof", days: ["Fr", "Sa"], from: "", to: "", text: "solange es hell ist" },
      { name: "Laden", days: ["Sa"], from: "09:00", to: "13:00" },
    ];

    it("are told for each, in the order of their rows; the answer changes with the first of them", () => {
      const today = todayAt({ openingHours: places.map(rowOf), closed: [] }, new Date("2026-11-27T12:00:00Z"));
      expect(today).toMatchObject({
        places: [
          {
            name: { text: "Laden", en: "Shop" },
            openUntil: null,
            opens: { from: "2026-11-27T13:00:00.000Z" },
            words: null,
          },
          {
            name: { text: "Hof", en: null },
            openUntil: "2026-11-28T23:00:00.000Z",
            words: { text: "solange es hell ist", en: null },
          },
        ],
        changes: "2026-11-27T13:00:00.000Z",
      });
    });

    it("closures of one place leave the others open; those without a name close all", () => {
      const inventory = { name: "Laden", from: "2026-11-27", to: "2026-11-27", text: "Inventur" };
      const storm = { from: "2026-11-27", to: "2026-11-27", text: "Sturm" };
      const said = (closed: Closing[]) =>
        placesAt("2026-11-27T14:00:00Z", closed, places)?.map(({ name, openUntil, closure }) => [
          name.text,
          openUntil !== null,
          closure?.text,
        ]);
      expect(said([inventory])).toEqual([
        ["Laden", false, "Inventur"],
        ["Hof", true, undefined],
      ]);
      expect(said([storm])).toEqual([
        ["Laden", false, "Sturm"],
        ["Hof", false, "Sturm"],
      ]);
    });
  });
});
