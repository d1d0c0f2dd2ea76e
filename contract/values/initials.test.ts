import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
  ["Anna Berg", "AB"],
  ["Dr. Anna Maria Berg", "AB"],
  ["  ole ", "O"],
  ["Özlem Ünal", "ÖÜ"],
  ["Karl von der Au", "KA"],
  ["", ""],
])("'%s' has the initials '%s'", (name, initials) => expect(initialsOf(name)).toBe(initials));
