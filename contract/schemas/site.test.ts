import { expect, it } from "vitest";
import { siteChange } from "./site.ts";

const read = (row: object) => siteChange.safeParse({ openingHours: [{ days: ["fr"], ...row }] });
const wrongFields = (row: object) => read(row).error?.issues.map(({ path }) => path.join("."));

it("opening hours have times, or a text that replaces them", () => {
  expect(read({ from: "14:00", to: "18:00" }).data?.openingHours).toEqual([
    { name: "", days: ["Fr"], from: "14:00", to: "18:00", text: "", en: null },
  ]);
  const light = { name: "Hof", text: "solange es hell ist", en: { name: "Yard", text: "as long as it is light" } };
  expect(read(light).data?.openingHours).toEqual([{ ...light, days: ["Fr"], from: "", to: "" }]);
  // An English text without words, or without its German text, counts as missing.
  expect(read({ ...light, en: { text: " " } }).data?.openingHours?.[0]?.en).toBeNull();
  expect(read({ ...light, name: "", en: light.en }).data?.openingHours?.[0]?.en).toEqual({ ...light.en, name: "" });
  expect(read({ ...light, name: "Hof  und\u00a0 Wiese" }).data?.openingHours?.[0]?.name).toBe("Hof und Wiese");
  expect(read({ ...light, from: "10:00", to: "16:00" }).success).toBe(true);
  expect(wrongFields({})).toEqual(["openingHours.0.from", "openingHours.0.to"]);
  expect(wrongFields({ from: "14:00", text: "bis Sonnenuntergang" })).toEqual(["openingHours.0.to"]);
  expect(wrongFields({ to: "18:00", text: "bis Sonnenuntergang" })).toEqual(["openingHours.0.from"]);
  expect(wrongFields({ from: "25:00", to: "18:00" })).toEqual(["openingHours.0.from"]);
});

it("a closure is for all places, or for the place that it names", () => {
  const days = { from: "2026-12-24", to: "2026-12-26" };
  expect(siteChange.parse({ closed: [days, { ...days, name: "Laden" }] }).closed?.map(({ name }) => name)).toEqual([
    "",
    "Laden",
  ]);
});

it.each(["morgen", "0999-01-01", "2026-02-30", "2026-12-24T10:00", 5])("a closure from %s is no date", (from) => {
  const issues = siteChange.safeParse({ closed: [{ from, to: "2026-12-26" }] }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join("."), message])).toEqual([["closed.0.from", "dateInvalid"]]);
});
