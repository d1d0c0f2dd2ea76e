import { expect, test } from "vitest";
import { isRemainder, noErrors, withoutMended } from "./form-errors.ts";

const fields = { handle: "Fehlt.", password: "Fehlt." };

test("typing in a field ends its error and the message of the whole form, and moves no focus", () => {
  const left = withoutMended({ message: "Falsch.", fields }, "password");
  expect(left).toEqual({ message: null, fields: { handle: "Fehlt." } });
  expect(isRemainder(left)).toBe(true);
});

test("errors that typing does not concern stay", () => {
  expect(withoutMended(noErrors, "handle")).toBe(noErrors);
  const other = { message: null, fields };
  expect(withoutMended(other, "code")).toBe(other);
  const spent = { message: "Abgelaufen.", fields: {}, isSpent: true };
  expect(withoutMended(spent, "new")).toBe(spent);
});
