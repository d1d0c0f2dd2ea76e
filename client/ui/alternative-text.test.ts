import { expect, it } from "vitest";
import { alternativeText } from "./alternative-text.ts";

it.each([
  [{ de: "Ein Baum", en: "A tree", decorative: false }, "en", { text: "A tree", lang: "en" }],
  [{ de: "Ein Baum", en: "", decorative: false }, "en", { text: "Ein Baum", lang: "de" }],
  [{ de: "", en: "A tree", decorative: false }, "de", { text: "A tree", lang: "en" }],
  [{ de: "", en: "", decorative: false }, "en", { text: "Im Mai 2026", lang: "de" }],
  [{ de: "Ein Baum", en: "", decorative: true }, "de", null],
] as const)("%j in %s is %j", (alt, language, name) => {
  const caption = { text: "Im Mai 2026", lang: "de" } as const;
  expect(alternativeText(alt, language, caption)).toEqual(name);
});

it("a picture without text and caption has none", () => {
  expect(alternativeText({ de: "", en: "", decorative: false }, "de")).toBeNull();
});
