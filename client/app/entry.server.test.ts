import { expect, it } from "vitest";
import { addressOf, isUnknown } from "./entry.server.tsx";

it.each([
  ["/", "/"],
  ["/Aktuelles?seite=2&x=1#top", "/Aktuelles?seite=2"],
  ["/.//", "//"],
  ["/.//[bad", "//[bad"],
  ["/.//evil.example/x?seite=2", "//evil.example/x"],
  ["/%5B//", "/%5B//"],
])("the address of %s is %s", (asked, address) => {
  expect(addressOf(asked)).toBe(address);
});

it.each([
  ["/nirgends/nie/je", true],
  ["/nirgends", false],
  ["/Aktuelles/a/b?x=1", true],
  ["/aktuelles", false],
  ["/Aktuelles/0198", false],
  ["/admincenter/not/there", false],
])("whether no screen has %s", (asked, unknown) => {
  expect(isUnknown(asked, false)).toBe(unknown);
});

it("a site that is only in German has no screen below /en", () => {
  expect(isUnknown("/en/erlebnis/101", false)).toBe(false);
  expect(isUnknown("/en/erlebnis/101", true)).toBe(true);
});
