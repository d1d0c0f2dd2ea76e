import { expect, it } from "vitest";
import { nameOfVisitor } from "#contract/fields/public-form.ts";

const isTaken = (name: string): boolean => nameOfVisitor.safeParse(name).success;

it.each(["Änne", "Dr. Müller-Lüdenscheidt", "J.R.R.", "O'Neill", "St. Martin e. V.", "Wwwedensky"])(
  "%j is a name",
  (name) => expect(isTaken(name)).toBe(true),
);

it.each([
  "https://example.org",
  "Gewinn: http://example.org/x",
  "HTTP://EXAMPLE.ORG",
  "www.example.org",
  "Los WWW.example.org",
])("%j is none", (name) => expect(isTaken(name)).toBe(false));
