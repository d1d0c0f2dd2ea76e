import { expect, it } from "vitest";
import { isAddress } from "./problems.ts";

it.each(["anna@example.org", " a.b+c@mail.example.co.uk ", "anna@müller.example", "anna@example.org."])(
  "takes %j",
  (email) => expect(isAddress(email)).toBe(true),
);

it.each([
  "anna@example",
  "eva@example..org",
  ".eva@example.org",
  "eva@@example.org",
  "e va@example.org",
  "eva@example.o",
])("refuses %j at once", (email) => expect(isAddress(email)).toBe(false));
