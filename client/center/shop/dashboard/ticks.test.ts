import { expect, it } from "vitest";
import { ticksOf } from "./ticks.ts";

it.each<[number[], number, number[]]>([
  [[0], 1, [0, 1]],
  [[0, 3], 1, [0, 1, 2, 3]],
  [[7, 12], 1, [0, 5, 10, 15]],
  [[1234], 100, [0, 500, 1000, 1500]],
  [[50], 100, [0, 100]],
  [[-500, 1500], 100, [-500, 0, 500, 1000, 1500]],
  [[123_456], 100, [0, 50_000, 100_000, 150_000]],
  [[], 1, [0, 1]],
])("are round numbers around %j, at least %d apart", (values, whole, ticks) => {
  expect(ticksOf(values, whole)).toEqual(ticks);
});
