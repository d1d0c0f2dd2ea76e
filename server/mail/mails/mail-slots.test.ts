import { expect, it } from "vitest";
import { firstFree, type Taken } from "./mail-slots.ts";

const MINUTE = 60_000;
const now = new Date("2026-11-26T10:00:00Z");
const at = (minutes: number): number => now.getTime() + minutes * MINUTE;
const limit = (most: number, ...minutes: number[]): Taken => ({ most, moments: minutes.map(at), last: null });
const freeIn = (...taken: Taken[]): number => (firstFree(taken, now).getTime() - now.getTime()) / MINUTE;

it.each([
  ["at once while there is room", 0, [limit(3, -50, -20)]],
  ["when the oldest of the full hour has passed", 10, [limit(3, -50, -20, -10)]],
  ["in the gap between those that wait", 30, [limit(2, -30, -15, 200, 210)]],
  ["not within an hour of too many that follow", 60, [limit(2, 0, 10)]],
  ["when each limit has room", 55, [limit(3, -20), limit(1, -5)]],
  ["behind the last one that another limit put off", 61, [limit(1, 1), limit(5)]],
])("%s", (_name, minutes, taken) => {
  expect(freeIn(...taken)).toBe(minutes);
});

it("no hour has more than allowed, however many are asked for", () => {
  const moments: number[] = [];
  for (let index = 0; index < 200; index++) {
    moments.push(firstFree([{ most: 3, moments, last: null }], now).getTime());
    moments.sort((one, other) => one - other);
  }
  expect(moments.every((moment, index) => (moments[index + 3] ?? Infinity) - moment >= 60 * MINUTE)).toBe(true);
  expect((moments.at(-1) ?? 0) - now.getTime()).toBe(66 * 60 * MINUTE);
});

it("behind a flood mails follow evenly, without looking for gaps", () => {
  const flood: Taken = { most: 30, moments: [at(0), at(1)], last: at(5000) };
  expect(freeIn(flood)).toBe(5002);
  expect(freeIn(flood, limit(1, 5001))).toBe(5061);
});
