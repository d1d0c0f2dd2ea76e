import { expect, it } from "vitest";
import { areAllClosedNow, closedNow, type Closures, openAgain, withClosure } from "./closures.ts";

const now = new Date("2026-11-27T09:00:00Z");
const words = { name: "", text: "Wegen Sturm geschlossen", en: null };

const site = (closed: Closures) => ({
  openingHours: [{ name: "Keller", days: ["Th" as const], from: "20:00", to: "04:00", text: "" }],
  closed,
});

it("closes for today, and opens again as if it had never been", () => {
  const later = { name: "", from: "2026-12-24", to: "2026-12-26", text: "Feiertage" };
  const closed = withClosure(site([later]), words, now);
  expect(closed).toEqual([later, { from: "2026-11-27", to: "2026-11-27", ...words }]);
  expect(closedNow(closed, now)).toBe(true);
  expect(openAgain(closed, now)).toEqual([later]);
});

it("keeps the past days of what began before", () => {
  const week = { name: "", from: "2026-11-23", to: "2026-11-29", text: "Umbau" };
  expect(openAgain([week], now)).toEqual([{ ...week, to: now.toISOString() }]);
});

it("makes room where the list is full: first goes what is over, then what is oldest", () => {
  const past = Array.from({ length: 49 }, () => ({ name: "", from: "2026-01-01", to: "2026-01-01", text: "" }));
  const later = { name: "", from: "2026-12-24", to: "2026-12-26", text: "Feiertage" };
  const closed = withClosure(site([...past, later]), words, now);
  expect(closed).toHaveLength(2);
  expect(closed[0]).toEqual(later);
});

it("closes what is still open from last night at once", () => {
  const night = new Date("2026-11-27T01:00:00Z");
  const closed = withClosure(site([]), words, night);
  expect(closed).toEqual([{ from: night.toISOString(), to: "2026-11-27", ...words }]);
  expect(openAgain(closed, new Date("2026-11-27T01:30:00Z"))).toEqual([]);
});

it("closes one of several places: another place that is open since last night does not count", () => {
  const night = new Date("2026-11-27T01:00:00Z");
  const shop = { ...words, name: "Laden" };
  expect(withClosure(site([]), shop, night)).toEqual([{ from: "2026-11-27", to: "2026-11-27", ...shop }]);
});

it("knows whether a place can still be closed", () => {
  const today = { ...words, from: "2026-11-27", to: "2026-11-27" };
  const [shop, yard] = [
    { ...today, name: "Laden" },
    { ...today, name: "Hof" },
  ];
  const places = ["Laden", "Hof"];
  expect(areAllClosedNow([shop], places, now)).toBe(false);
  expect(areAllClosedNow([shop, { ...yard, from: "2026-12-01", to: "2026-12-01" }], places, now)).toBe(false);
  expect(areAllClosedNow([shop, yard], places, now)).toBe(true);
  expect(areAllClosedNow([today], places, now)).toBe(true);
  expect(areAllClosedNow([today], [], now)).toBe(true);
  expect(areAllClosedNow([], ["Laden"], now)).toBe(false);
});
