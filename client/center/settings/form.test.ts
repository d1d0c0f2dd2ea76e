// The settings' form: from the stored settings, and back.
import { defaultSite } from "#contract/site.ts";
import { expect, test } from "vitest";
import { errorsByField, formOf, isSameForm, publicPaths, updateOf } from "./form.ts";

const config = {
  title: "Mosthof",
  description: "Ein Hof",
  keywords: "Most, Musik",
  author: "Mosthof e. V.",
  language: "de" as const,
  en: { title: "Cider farm", description: "A farm", keywords: "cider" },
  domain: "mosthof.example",
  site: {
    ...defaultSite,
    address: { lat: null, lng: null, street: "Am Hang 7", zip: "98999", city: "Sonnenau", country: "" },
  },
  meta: {
    sites: [
      { path: "/Kontakt", title: "Kontakt", description: "", en: null },
      { path: "/shop", title: "Laden", description: "", en: { title: "Farm shop", description: "" } },
    ],
  },
};

test("what was not touched is saved as it was, pages that the form does not show included", () => {
  const { address } = config.site;
  expect(updateOf(formOf(config, true))).toEqual({ ...config, site: { address } });
});

test("who may not change the domain does not send it", () => {
  expect(updateOf(formOf(config, false))).not.toHaveProperty("domain");
});

test("a page whose texts were emptied is left out", () => {
  const form = formOf(config, true);
  const emptied = { ...form, pages: { ...form.pages, "/Kontakt": { title: " ", description: "" } } };
  expect(updateOf(emptied).meta.sites.map(({ path }) => path)).toEqual(["/shop"]);
  expect(isSameForm(form, emptied)).toBe(false);
});

test("English texts count, and are none when they are empty", () => {
  const form = formOf({ ...config, en: null }, true);
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
  const form = formOf(config, true);
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
