import { expect, it } from "vitest";
import { amountText, numberText, unitName } from "./amounts.ts";

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

it("writes amounts as the language does, and leaves what is no number", () => {
  expect(plain(amountText("1234.5", "EUR", "de"))).toBe("1.234,50 €");
  expect(plain(amountText("0.0375", "EUR", "de"))).toBe("0,0375 €");
  expect(plain(amountText("-12", "CHF", "en"))).toBe("-CHF 12.00");
  expect(amountText("zwölf", "EUR", "de")).toBe("zwölf");
  expect(amountText("5", "Taler", "de")).toBe("5 Taler");
  expect(numberText("2.500", "de")).toBe("2,5");
  expect([unitName("H87", "de"), unitName("HUR", "en"), unitName("ZZ", "de")]).toEqual(["Stück", "hours", "ZZ"]);
});
