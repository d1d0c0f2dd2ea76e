import { expect, test } from "vitest";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import { fileFormOf, fileUpdateOf, lacksConsentBasis, withoutTag, withTag } from "./file-form.ts";

const file: LibraryFile = {
  id: "1",
  name: "Apfel.jpg",
  ext: "jpg",
  kind: "image",
  sizeBytes: 1,
  uploadDate: "2026-11-21T10:00:00.000Z",
  updated: "2026-11-21T10:00:00.000Z",
  tags: ["Obst"],
  width: 1,
  height: 1,
  alt: { de: "Ein Apfel", en: "An apple", decorative: false },
  focal: { x: 0.5, y: 0.5 },
  placeholder: null,
  consent: { basis: "mündlich", until: "2027-01-31" },
  child: true,
  credit: { author: "Ida Licht", licence: "CC BY 4.0", url: "" },
  hidden: null,
  variants: [],
  webpVariants: [],
  preview: [],
  isEdited: false,
  createdBy: null,
  keepUntil: null,
  version: 3,
};
const form = fileFormOf(file);

test("a form that nobody touched sends what is stored", () => {
  const { name, tags, alt, consent, child, credit } = file;
  expect(fileUpdateOf(form)).toEqual({ name, tags, alt, consent, child, credit });
});

test("an emptied basis takes the consent away", () => {
  expect(fileUpdateOf({ ...form, consentBasis: " ", consentUntil: null }).consent).toBeNull();
});

test("a consent that ends needs its basis", () => {
  expect(lacksConsentBasis({ ...form, consentBasis: " " })).toBe(true);
  expect(lacksConsentBasis(form)).toBe(false);
});

test("a tag is given once, and a form is the same again when it is taken back", () => {
  expect(withTag(form, "Obst")).toBe(form);
  const tagged = withTag(form, "Herbst");
  expect(isSameValue(tagged, form)).toBe(false);
  expect(isSameValue(withoutTag(tagged, "Herbst"), form)).toBe(true);
});
