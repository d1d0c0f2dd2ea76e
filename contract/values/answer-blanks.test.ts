import { expect, it } from "vitest";
import { filledIn } from "./answer-blanks.ts";

const mia = { firstName: "Mia", lastName: "Berg" };
const nobody = { firstName: "", lastName: "" };

it("fills in names, in both languages, and leaves other blanks", () => {
  expect(filledIn("Hallo {Vorname} {nachname}, {Uhrzeit}", mia)).toBe("Hallo Mia Berg, {Uhrzeit}");
  expect(filledIn("Dear {first name} {Last Name},", mia)).toBe("Dear Mia Berg,");
});

it.each([
  ["Hallo {Vorname},\n\nvielen Dank", "Hallo,\n\nvielen Dank"],
  ["Guten Tag {Vorname} {Nachname}!", "Guten Tag!"],
  ["{Vorname} {Nachname}, vielen Dank", "Vielen Dank"],
  ["Zeile eins\n{Vorname}, danke", "Zeile eins\nDanke"],
  ["Ihre Nachricht, {Vorname}", "Ihre Nachricht"],
  ["{Vorname}", ""],
])("a missing name leaves neither blanks nor commas behind: %j", (text, filled) => {
  expect(filledIn(text, nobody)).toBe(filled);
});

it("a missing first name does not take the last name along", () => {
  expect(filledIn("Hallo {Vorname} {Nachname},", { firstName: "", lastName: "Berg" })).toBe("Hallo Berg,");
  expect(filledIn("{Vorname} {Nachname}, danke", { firstName: "", lastName: "Berg" })).toBe("Berg, danke");
});
