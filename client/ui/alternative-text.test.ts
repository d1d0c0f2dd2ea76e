// The accessible name of a picture: its own text, in the visitor's language if there is one, else its caption.
import { expect, it } from "vitest";
import { alternativeText } from "./alternative-text.ts";

it.each([
  [{ de: "Ein Baum", en: "A tree", decorative: false }, "en", "A tree"],
  [{ de: "Ein Baum", en: "", decorative: false }, "en", "Ein Baum"],
  [{ de: "", en: "A tree", decorative: false }, "de", "A tree"],
  [{ de: "", en: "", decorative: false }, "de", "Im Mai 2026"],
  [{ de: "Ein Baum", en: "", decorative: true }, "de", ""],
])("%j in %s is %j", (alt, language, name) => {
  expect(alternativeText(alt, language, "Im Mai 2026")).toBe(name);
});

it("a picture without text and caption has none", () => {
  expect(alternativeText({ de: "", en: "", decorative: false }, "de")).toBe("");
});
