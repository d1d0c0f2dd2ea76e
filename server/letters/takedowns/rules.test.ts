import { expect, it } from "vitest";
import { groundsOf, hidesAtOnce, type Standing } from "./rules.ts";

const grounds = groundsOf("Das bin ich");
const standing: Standing = { hasConsent: true, isHidden: false, decided: [], waiting: 9, byAddress: 2 };

it("a request hides a picture of persons within the limits", () => {
  expect(hidesAtOnce(grounds, standing)).toBe(true);
});

it.each<[string, Partial<Standing>]>([
  ["without a noted consent", { hasConsent: false }],
  ["that is hidden already", { isHidden: true }],
  ["on grounds that an editor has decided", { decided: [groundsOf("das  BIN, ich!")] }],
  ["while ten pictures wait", { waiting: 10 }],
  ["as the fourth of an address on a day", { byAddress: 3 }],
])("it is only a message about a picture %s", (_case, changed) => {
  expect(hidesAtOnce(grounds, { ...standing, ...changed })).toBe(false);
});

it("new grounds are other words, in any script", () => {
  const known = [groundsOf("Das bin ich"), groundsOf("Это я")];
  expect(known).not.toContain(groundsOf("Das ist mein Kind"));
  expect(known).toContain(groundsOf("это я."));
});
