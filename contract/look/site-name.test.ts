import { expect, it } from "vitest";
import { siteNameOf } from "#contract/values/site-name.ts";

it.each([
  ["the title, without a name", { title: "Hof", site: { name: "" } }, "Hof", "Hof"],
  ["the English title", { title: "Hof", en: { title: "Farm" }, site: { name: "", en: null } }, "Hof", "Farm"],
  ["its name", { title: "Hof", en: { title: "Farm" }, site: { name: "SV Au" } }, "SV Au", "SV Au"],
  ["its English name", { title: "Hof", site: { name: "SV Au", en: { name: "Au United" } } }, "SV Au", "Au United"],
])("is %s", (_what, settings, german, english) => {
  expect([siteNameOf(settings, "de"), siteNameOf(settings, "en")]).toEqual([german, english]);
});
