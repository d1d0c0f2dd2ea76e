import { expect, test } from "vitest";
import { placeAt } from "./place-at.ts";

const boxes = [
  { top: 0, height: 100 },
  { top: 120, height: 400 },
  { top: 540, height: 20 },
];

test("it goes above the first box whose middle is below the pointer", () => {
  expect([-50, 49, 51, 319, 321, 549, 551].map((y) => placeAt(boxes, y))).toEqual([0, 0, 1, 1, 2, 2, 3]);
  expect(placeAt([], 10)).toBe(0);
});
