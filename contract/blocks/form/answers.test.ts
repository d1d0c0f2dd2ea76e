import { expect, it } from "vitest";
import { answersIn, type AskedField, checkboxOf, inputOf, inputsOf, readAnswer } from "./answers.ts";
import type { FormFieldKind } from "./kinds.ts";

const choices = "Hochzeit\n Tagung \n\nFest";
const asked = (kind: FormFieldKind, isRequired = false): AskedField => ({ key: "k", kind, isRequired, choices });
const read = (kind: FormFieldKind, given: unknown, language = "de") => readAnswer(asked(kind), given, language);

it.each<[FormFieldKind, unknown, unknown]>([
  ["text", "  Mia\nAst ", "Mia Ast"],
  ["long", " Eins\r\nZwei ", "Eins\nZwei"],
  ["number", "1.500", 1500],
  ["number", "7,5", 7.5],
  ["number", 80, 80],
  ["choice", "Tagung", "Tagung"],
  ["several", ["Fest", "Hochzeit"], ["Hochzeit", "Fest"]],
  ["several", "Fest", ["Fest"]],
  ["day", "2028-02-29", "2028-02-29"],
  ["yesNo", false, false],
  ["yesNo", "1", true],
  ["mail", " Mia@Example.ORG ", "mia@example.org"],
  ["phone", "+49 (7000) 123-45", "+49 (7000) 123-45"],
])("the answer of the kind %s %j is %j", (kind, given, value) => {
  expect(read(kind, given)).toEqual({ value });
});

it.each<[FormFieldKind, unknown, string]>([
  ["text", "x".repeat(161), "answerLong"],
  ["text", 7, "invalid"],
  ["text", "\u0000", "invalid"],
  ["long", "x".repeat(4001), "answerLong"],
  ["number", "viele", "number"],
  ["number", Infinity, "number"],
  ["choice", "Beerdigung", "choice"],
  ["choice", ["Fest"], "choice"],
  ["several", ["Fest", "Beerdigung"], "choice"],
  ["day", "2027-02-29", "day"],
  ["day", "29.02.2028", "day"],
  ["yesNo", "vielleicht", "choice"],
  ["mail", "mia", "email"],
  ["phone", "ruft mich an", "phone"],
  ["phone", "12", "phone"],
])("the answer of the kind %s %j is refused: %s", (kind, given, problem) => {
  expect(read(kind, given)).toEqual({ value: null, problem });
});

it("only a required field refuses that nothing is given, and 'no' is an answer", () => {
  for (const given of [undefined, null, "", "  ", []]) {
    expect(readAnswer(asked("several"), given, "de")).toEqual({ value: null });
    expect(readAnswer(asked("text", true), given, "de")).toEqual({ value: null, problem: "required" });
  }
  expect(readAnswer(asked("yesNo", true), "0", "de")).toEqual({ value: false });
});

it("a number is read in the language of the page", () => {
  expect(read("number", "1,500", "en").value).toBe(1500);
  expect(read("number", "1,500", "de").value).toBe(1.5);
});

it("the values of an HTML form become answers by key, and several checkboxes a list", () => {
  expect(inputsOf(asked("several"))).toEqual([0, 1, 2].map((index) => checkboxOf("k", index)));
  const values = {
    [inputOf("name")]: "Mia",
    [inputOf("leer")]: "",
    [checkboxOf("k", 0)]: "Hochzeit",
    [checkboxOf("k", 2)]: "Fest",
    website: "",
    form: "b",
  };
  expect(answersIn(values)).toEqual({ name: "Mia", k: ["Hochzeit", "Fest"] });
});
