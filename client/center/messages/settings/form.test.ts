import { expect, test } from "vitest";
import { errorsByField, formOf, keptChoices, keptWords } from "./form.ts";

const silent = { enabled: false, subject: "", text: "" };
const stored = {
  automaticAnswer: { de: silent, en: silent },
  templates: [{ id: "t1", name: "Anfahrt", de: "Mit dem Bus", en: "" }],
  keptDays: 365,
  version: 3,
  caught: { count: 0, since: null },
};

test("what was not touched is saved as it was", () => {
  const { version: _version, caught: _caught, ...settings } = stored;
  expect(formOf(stored)).toEqual(settings);
});

test("the server's problems come to the field that they are about", () => {
  const fields = { "automaticAnswer.en.subject": "leer", "templates.0.name": "leer" };
  expect(errorsByField(fields, formOf(stored))).toEqual({ "en subject": "leer", "template t1 name": "leer" });
});

test("how long messages are kept is said in words; for ever stands last", () => {
  expect(keptChoices(400)).toEqual([30, 91, 182, 365, 400, 730, 1095, 0]);
  expect([0, 91, 365, 400, 730].map((days) => keptWords(days))).toEqual([
    { unit: "forever", count: 0 },
    { unit: "months", count: 3 },
    { unit: "years", count: 1 },
    { unit: "days", count: 400 },
    { unit: "years", count: 2 },
  ]);
});
