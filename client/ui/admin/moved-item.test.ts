import { expect, it } from "vitest";
import { movedItem } from "./moved-item.ts";

it.each([
  [0, 1, "bacd"],
  [3, 0, "dabc"],
  [1, -1, "abcd"],
  [3, 4, "abcd"],
  [9, 0, "abcd"],
])("an item moves from %i to %i, and stays where there is no such place", (from, to, moved) => {
  expect(movedItem([..."abcd"], from, to).join("")).toBe(moved);
});
