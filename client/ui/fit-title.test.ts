import { expect, it } from "vitest";
import { fitTitle } from "./fit-title.ts";

it("shrinks a title by its longest word, and leaves short words alone", () => {
  expect(fitTitle("Was der Schnee mit den Bäumen macht")).toBeUndefined();
  expect(fitTitle("Vereins-Versammlung")).toBeUndefined();
  expect(fitTitle("Allgemeine Geschäftsbedingungen")).toEqual({ fontSize: "min(var(--text-xxl), 7.76vw)" });
});
