import { expect, test } from "vitest";
import { errorsByField, formOf, inputOf, keptChoices, keptWords } from "./form.ts";

const silent = { enabled: false, subject: "", text: "" };
const stored = {
  automaticAnswer: { de: silent, en: silent },
  templates: [{ id: "t1", name: "Anfahrt", de: "Mit dem Bus", en: "" }],
  topics: [
    {
      id: "a",
      name: "Vermietung",
      en: "",
      recipients: ["a@example.org", "b@example.org"],
      templateId: "t1",
      reminderDays: 3,
    },
  ],
  keptDays: 365,
  version: 3,
  caught: { count: 0, since: null },
};

test("what was not touched is saved as it was", () => {
  const { version: _version, caught: _caught, ...settings } = stored;
  expect(inputOf(formOf(stored))).toEqual(settings);
});

test("the server's problems come to the field that they are about", () => {
  const fields = {
    "automaticAnswer.en.subject": "leer",
    "templates.0.name": "leer",
    "topics.0.recipients.1": "falsch",
  };
  expect(errorsByField(fields, formOf(stored))).toEqual({
    "en subject": "leer",
    "template t1 name": "leer",
    "topic a recipients": "falsch",
  });
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

test("recipients are lines; a template that was removed begins no answer", () => {
  const form = formOf(stored);
  const topics = form.topics.map((topic) => ({
    ...topic,
    recipients: " a@example.org\n\n b@example.org, c@example.org ",
  }));
  expect(inputOf({ ...form, topics, templates: [] }).topics).toMatchObject([
    { recipients: ["a@example.org", "b@example.org", "c@example.org"], templateId: null },
  ]);
});
