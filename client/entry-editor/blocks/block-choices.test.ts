import { expect, it } from "vitest";
import { isFoundBy } from "./block-choices.ts";

const gallery = { name: "Galerie", about: "Viele Bilder zum Blättern.", words: "Foto Fotos Album Diaschau" };

it("finds a block by the beginnings of its name, its sentence and its everyday words", () => {
  for (const query of ["", "gal", "FOTO", "bilder", "  album ", "fotos blättern"])
    expect(isFoundBy(gallery, query)).toBe(true);
  for (const query of ["video", "foto video", "alerie"]) expect(isFoundBy(gallery, query)).toBe(false);
});
