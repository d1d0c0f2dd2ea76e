import { expect, it } from "vitest";
import { defaultSite } from "#contract/schemas/site.ts";
import { formOf, hexOfTyped, isNameAlone, lookOfForm, partOf } from "./form.ts";

const fresh = { title: "", site: defaultSite };

it.each([
  ["#1C4D8C", "#1c4d8c"],
  [" 1c4d8c ", "#1c4d8c"],
  ["#fa3", "#ffaa33"],
  ["#12345", null],
  ["blau", null],
  ["", null],
])("reads %j as the colour %j", (typed, hex) => {
  expect(hexOfTyped(typed)).toBe(hex);
});

it("sends what was stored, and not the English text of the footer, which is edited elsewhere", () => {
  const site = { ...defaultSite, name: "SV Au", en: { name: "Au United", footer: "Since 1921" }, accent: "#1c4d8c" };
  const { name, logo, palette, accent, fonts } = site;
  expect(partOf(formOf({ title: "Alter Titel", site }))).toEqual({
    title: "SV Au",
    site: { name, logo, palette, accent, fonts, en: { name: "Au United" } },
  });
  expect(partOf({ ...formOf(fresh), accent: " " }).site).toMatchObject({ accent: null });
});

it("shows the title of a site without a name, and stores it as the name", () => {
  const form = formOf({ title: "SV Au", site: defaultSite });
  expect(form.name).toBe("SV Au");
  expect(partOf(form)).toMatchObject({ title: "SV Au", site: { name: "SV Au" } });
});

it("sends what is no colour as it is, so that the server names it, and shows the palette's meanwhile", () => {
  const form = { ...formOf(fresh), accent: "blau" };
  expect(partOf(form).site.accent).toBe("blau");
  expect(lookOfForm(form).accent).toBeNull();
});

it("a name that changes alone is no choice of a look", () => {
  const before = formOf(fresh);
  expect(isNameAlone(before, { ...before, name: "FC Talblick" })).toBe(true);
  expect(isNameAlone(before, before)).toBe(false);
  expect(isNameAlone(before, { ...before, name: "FC Talblick", palette: "brick" })).toBe(false);
});
