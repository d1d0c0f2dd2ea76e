import { expect, test } from "vitest";
import { rowsOf } from "./picture-rows.ts";

test.each([
  [0, []],
  [2, [2]],
  [3, [3]],
  [4, [2, 2]],
  [5, [2, 3]],
  [7, [2, 2, 3]],
  [9, [3, 3, 3]],
])("%i pictures stand in rows of %j", (count, lengths) => {
  const pictures = Array.from({ length: count }, (_, index) => index);
  const rows = rowsOf(pictures);
  expect(rows.map(({ length }) => length)).toEqual(lengths);
  expect(rows.flat()).toEqual(pictures);
});
