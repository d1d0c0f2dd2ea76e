import { defaultSite } from "#contract/schemas/site.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import { expect, test } from "vitest";
import {
  comparedParts,
  errorsByField,
  formOf,
  publicPaths,
  type SettingsForm,
  updateOf,
  wrongDegrees,
} from "./form.ts";

const isSameForm = (one: SettingsForm, other: SettingsForm): boolean =>
  isSameValue(comparedParts(one), comparedParts(other));

const settings = {
  title: "Mosthof",
  description: "Ein Hof",
  keywords: "Most, Musik",
  author: "Mosthof e. V.",
  language: "de" as const,
  onlyGerman: false,
  en: { title: "Cider farm", description: "A farm", keywords: "cider" },
  domain: "mosthof.example",
  site: {
    ...defaultSite,
    address: { lat: 49.2036, lng: null, street: "Am Hang 7", zip: "98999", city: "Sonnenau", country: "" },
  },
  meta: {
    sites: [
      { path: "/Kontakt", title: "Kontakt", description: "", en: null },
      { path: "/shop", title: "Laden", description: "", en: { title: "Farm shop", description: "" } },
    ],
  },
};

test("what was not touched is saved as it was, pages that the form does not show included", () => {
  const { address } = settings.site;
  expect(updateOf(formOf(settings, true, "de"))).toEqual({ ...settings, site: { address, embedHosts: [] } });
});

test("who may not change the domain does not send it", () => {
  expect(updateOf(formOf(settings, false, "de"))).not.toHaveProperty("domain");
});

test("texts of pages are sent as they came, with English ones or without", () => {
  const sites = [
    { path: "/Kontakt", title: "Kontakt", description: "" },
    { path: "/Projekt", title: "Projekt", description: "", en: null },
    { path: "/shop", title: "Laden", description: "", en: { title: "Shop", description: "" } },
  ];
  const form = formOf({ ...settings, meta: { sites } }, true, "de");
  expect(updateOf(form).meta.sites).toStrictEqual(sites);
  const emptied = { title: "Kontakt", description: "", en: { title: "", description: "" } };
  expect(isSameForm(form, { ...form, pages: { ...form.pages, "/Kontakt": emptied } })).toBe(true);
});

test("a page whose texts were emptied is left out", () => {
  const form = formOf(settings, true, "de");
  const emptied = { ...form, pages: { ...form.pages, "/Kontakt": { title: " ", description: "" } } };
  expect(updateOf(emptied).meta.sites.map(({ path }) => path)).toEqual(["/shop"]);
  expect(isSameForm(form, emptied)).toBe(false);
});

test("English texts count, and are none when they are empty", () => {
  const form = formOf({ ...settings, en: null }, true, "de");
  expect(updateOf(form).en).toBeNull();
  const named = { ...form, en: { ...form.en, title: "Farm" } };
  expect(isSameForm(form, named)).toBe(false);
  const pages = { "/Projekt": { title: "", description: "", en: { title: "Project", description: "" } } };
  expect(updateOf({ ...named, pages })).toMatchObject({
    en: { title: "Farm" },
    meta: { sites: [{ path: "/Projekt", en: { title: "Project" } }] },
  });
});

test("opening a page without texts is no change", () => {
  const form = formOf(settings, true, "de");
  expect(isSameForm(form, { ...form, pages: { ...form.pages, "/Projekt": { title: "", description: "" } } })).toBe(
    true,
  );
});

test("every public page is there once, the home page first", () => {
  expect(publicPaths[0]).toBe("/");
  expect(new Set(publicPaths).size).toBe(publicPaths.length);
});

test("the server's problems come to the page that they are about", () => {
  const fields = { title: "zu lang", "meta.sites.1.description": "zu lang" };
  expect(errorsByField(fields, ["/", "/Kontakt"])).toEqual({ title: "zu lang", "/Kontakt description": "zu lang" });
});

test("degrees are typed as people write them; what is no number is named, and is a change", () => {
  const form = formOf(settings, true, "de");
  expect([form.address.lat, form.address.lng]).toEqual(["49,2036", ""]);
  expect(formOf(settings, true, "en").address.lat).toBe("49.2036");
  const typed = { ...form, address: { ...form.address, lng: "9.8512" } };
  expect(updateOf(typed).site.address).toMatchObject({ lat: 49.2036, lng: 9.8512 });
  const wrong = { ...form, address: { ...form.address, lng: "links" } };
  expect(wrongDegrees(wrong)).toEqual(["site.address.lng"]);
  expect(isSameForm(form, wrong)).toBe(false);
});

test("a position has both degrees, or none", () => {
  const form = formOf(settings, true, "de");
  const none = { ...form, address: { ...form.address, lat: " ", lng: "" } };
  expect(wrongDegrees(form)).toEqual(["site.address.lng"]);
  expect(wrongDegrees(none)).toEqual([]);
});
