// The bank account does not exist: no bank has this number.
import type { SeedShop } from "../../types.ts";

export const shop: SeedShop = {
  bankAccount: {
    holder: "Mosthof Sonnenau e.\u00a0V.",
    iban: "DE83999999990000187100",
    bic: "",
    bank: "Ortskasse Unterau (Beispiel)",
  },
  paymentsources: { invoice: true, advancepayment: true, creditcard: false, sofort: false },
  shipping: [
    { from: 1, cents: 690 },
    { from: 7, cents: 890 },
    { from: 13, cents: 1390 },
    { from: 25, cents: 1990 },
  ],
  freeFrom: 12_000,
  countries: ["DE", "AT"],
  pickup: true,
  ageCheck: 250,
  deliveryDays: { from: 2, to: 5 },
};
