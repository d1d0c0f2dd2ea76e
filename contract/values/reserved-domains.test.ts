import { expect, it } from "vitest";
import { isReservedAddress } from "./reserved-domains.ts";

it.each([
  ["admin@example.org", true],
  ["admin@mail.Example.com", true],
  ["admin@localhost", true],
  ["admin@verein.test", true],
  ["admin@counterexample.org", false],
  ["example.org@verein.de", false],
  ["admin@test.de", false],
])("%s: %s", (email, isReserved) => expect(isReservedAddress(email)).toBe(isReserved));
