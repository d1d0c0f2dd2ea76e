import { expect, it } from "vitest";
import { positionAfter } from "./positions.ts";

it.each([
  ["ArrowUp", "center center", "center top"],
  ["ArrowLeft", "center center", "left center"],
  ["ArrowDown", "left top", "left center"],
  ["ArrowRight", "right bottom", "right bottom"],
  ["ArrowUp", "left top", "left top"],
] as const)("%s leads from %s to %s", (key, from, to) => {
  const [positionX, positionY] = from.split(" ") as ["left" | "center" | "right", "top" | "center" | "bottom"];
  const after = positionAfter(key, { positionX, positionY });
  expect(`${after?.positionX} ${after?.positionY}`).toBe(to);
});

it("other keys lead nowhere", () => {
  expect(positionAfter("Home", { positionX: "left", positionY: "top" })).toBeNull();
});
