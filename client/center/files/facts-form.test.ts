import { expect, it } from "vitest";
import { areMixed, errorsOfFacts, factsToSend, sharedFacts } from "./facts-form.ts";

const consent = { basis: "mündlich", until: null };
const one = { id: "1", version: 3, consent, child: true, credit: { author: "Ida", licence: "CC0", url: "" } };
const other = { id: "2", version: 5, consent, child: false, credit: { author: "Jo", licence: "CC0", url: "" } };
const both = [one, other];
const before = sharedFacts(both);

it("shows what all pictures share", () => {
  expect(before).toEqual({
    consentBasis: "mündlich",
    consentUntil: null,
    child: "",
    credit: { author: "", licence: "CC0", url: "" },
  });
  expect(sharedFacts([one]).child).toBe("yes");
  expect([areMixed(both), areMixed([one, one])]).toEqual([true, false]);
});

it("sends only what was changed, to all pictures", () => {
  expect(factsToSend(both, before, before)).toEqual([
    { id: "1", version: 3 },
    { id: "2", version: 5 },
  ]);
  const after = { ...before, child: "yes" as const, credit: { ...before.credit, author: "Mia" } };
  expect(factsToSend(both, before, after)).toEqual([
    { id: "1", version: 3, child: true, credit: { author: "Mia" } },
    { id: "2", version: 5, child: true, credit: { author: "Mia" } },
  ]);
});

it("a cleared basis takes the consent away, and a new end keeps the basis", () => {
  expect(factsToSend([one], before, { ...before, consentBasis: " " })[0]).toMatchObject({ consent: null });
  const until = "2027-01-31";
  const item = factsToSend([one], before, { ...before, consentUntil: until })[0];
  expect(item).toMatchObject({ consent: { basis: "mündlich", until } });
});

it("shows an error of one picture at the field for all", () => {
  expect(errorsOfFacts({ "items.1.credit.url": "falsch" })).toEqual({ "credit.url": "falsch" });
});
