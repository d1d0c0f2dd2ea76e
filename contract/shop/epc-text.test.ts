import { expect, it } from "vitest";
import { epcText } from "./epc-text.ts";

it("holds the account, the amount with a point, and the reference in the eleventh line", () => {
  const account = { holder: "Mosthof Łódź e. V.", iban: "DE83999999990000187100", bic: "" };
  expect(epcText({ ...account, cents: 7135, reference: "B1042" }).split("\n")).toEqual([
    "BCD",
    "002",
    "1",
    "SCT",
    "",
    "Mosthof Łódź e. V.",
    "DE83999999990000187100",
    "EUR71.35",
    "",
    "",
    "B1042",
  ]);
  expect(epcText({ ...account, cents: 5, reference: "" })).toContain("EUR0.05");
});
