// Changes of the site: omitted fields stay, also in the English texts, which two screens edit.
import { expect, it } from "vitest";
import { defaultSite, siteWith } from "./site.ts";

const site = { ...defaultSite, en: { name: "Au United", footer: "Since 1921" } };

it("keeps the English text that is not sent", () => {
  expect(siteWith(site, { en: { footer: "Since 1912" } }).en).toEqual({ name: "Au United", footer: "Since 1912" });
  expect(siteWith(site, {}).en).toEqual(site.en);
  expect(siteWith(defaultSite, { en: { name: "Au" } }).en).toEqual({ name: "Au", footer: "" });
});

it("has none when nothing is left of them", () => {
  expect(siteWith(site, { en: null }).en).toBeNull();
  expect(siteWith(site, { en: { name: "", footer: "" } }).en).toBeNull();
});
