import { expect, it } from "vitest";
import { foundBy } from "./block-choices.ts";

const gallery = { name: "Galerie", about: "Viele Bilder zum Blättern.", words: "Foto Fotos Album Diaschau" };

it("finds a block by the beginnings of its name, its sentence and its everyday words", () => {
  for (const query of ["", "gal", "FOTO", "bilder", "  album ", "fotos blättern"])
    expect(foundBy([gallery], query)).toEqual([gallery]);
  for (const query of ["video", "foto video", "alerie"]) expect(foundBy([gallery], query)).toEqual([]);
});

it("sorts by what was found: the name, then the everyday words, then the sentence", () => {
  const named = (name: string, words: string, about = "") => ({ name, words, about });
  const choices = [
    named("Text", "Absatz", "Absätze, Listen, Zahlen."),
    named("Formular", "Umfrage Zahl"),
    named("Zahl", "Statistik"),
    named("Spendenstand", "Ziel Zahlen"),
  ];
  const names = (query: string) => foundBy(choices, query).map(({ name }) => name);
  expect(names("zahl")).toEqual(["Zahl", "Formular", "Spendenstand", "Text"]);
  expect(names("")).toEqual(["Text", "Formular", "Zahl", "Spendenstand"]);
  expect(names("video")).toEqual([]);
});
