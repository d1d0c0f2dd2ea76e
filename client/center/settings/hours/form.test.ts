import { expect, it } from "vitest";
import { defaultSite } from "#contract/schemas/site.ts";
import { formOf, partOf } from "./form.ts";

it("a place that gets a new name keeps its closures; one that keeps a row under its name does, too", () => {
  const row = { name: "Laden", days: ["Fr" as const], from: "14:00", to: "18:00", text: "", en: null };
  const closed = [{ name: "Laden", from: "2026-12-24", to: "2026-12-26", text: "", en: null }];
  const form = formOf({ ...defaultSite, openingHours: [row, row], closed });
  const namesAfter = (...names: string[]) =>
    partOf({ ...form, hours: form.hours.map((hour, index) => ({ ...hour, name: names[index] ?? "" })) }).closed.map(
      ({ name }) => name,
    );
  expect(namesAfter("Hofladen", "Hofladen")).toEqual(["Hofladen"]);
  expect(namesAfter("Hofladen", "Laden")).toEqual(["Laden"]);
  expect(partOf(form)).toMatchObject({ openingHours: [row, row], closed });
});
