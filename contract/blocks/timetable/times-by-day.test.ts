import { expect, it } from "vitest";
import { timesByDay } from "./times-by-day.ts";

const time = (day: "Mo" | "We" | "Su", from: string, to: string) => ({ day, from, to });

it("times are in the order of the week and of the day; days without times are left out", () => {
  const rows = [
    time("Su", "10:00", "11:00"),
    time("Mo", "19:30", "21:00"),
    time("We", "18:00", "19:00"),
    time("Mo", "09:00", "10:00"),
    time("Mo", "19:30", "20:00"),
  ];
  expect(timesByDay(rows).map(({ day, times }) => [day, times.map(({ index }) => index)])).toEqual([
    ["Mo", [3, 4, 1]],
    ["We", [2]],
    ["Su", [0]],
  ]);
  expect(timesByDay([])).toEqual([]);
});
