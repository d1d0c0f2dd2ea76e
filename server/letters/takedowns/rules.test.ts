import { expect, it } from "vitest";
import { groundsOf, hides, type Standing, staysHidden } from "./rules.ts";

const grounds = groundsOf("Das bin ich");
const standing: Standing = { hasConsent: true, isHidden: false, decided: [], waiting: 9, byAddress: 2 };

it("a request hides a picture of persons within the limits", () => {
  expect(hides(grounds, standing)).toBe(true);
});

it.each<[string, Partial<Standing>]>([
  ["without a noted consent", { hasConsent: false }],
  ["on grounds that an editor has decided", { decided: [groundsOf("das  BIN, ich!")] }],
  ["while ten pictures wait", { waiting: 10 }],
  ["as the fourth of an address on a day", { byAddress: 3 }],
])("it is only a message about a picture %s", (_case, changed) => {
  expect(hides(grounds, { ...standing, ...changed })).toBe(false);
});

it("a request about a hidden picture keeps it hidden under the same limits, however many pictures wait", () => {
  const hidden = { ...standing, isHidden: true, waiting: 10 };
  expect(hides(grounds, hidden)).toBe(true);
  for (const changed of [{ byAddress: 3 }, { hasConsent: false }, { decided: [grounds] }])
    expect(hides(grounds, { ...hidden, ...changed })).toBe(false);
});

it("a picture stays hidden only for an undecided request that may hide it", () => {
  expect(staysHidden([{ hid: true, grounds }], [])).toBe(true);
  expect(staysHidden([{ hid: true, grounds }], [grounds])).toBe(false);
  expect(staysHidden([{ hid: false, grounds }], [])).toBe(false);
});

it("new grounds are other words, in any script", () => {
  const known = [groundsOf("Das bin ich"), groundsOf("Это я")];
  expect(known).not.toContain(groundsOf("Das ist mein Kind"));
  expect(known).toContain(groundsOf("это я."));
});
