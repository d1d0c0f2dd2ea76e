import type { SeedShop } from "../../types.ts";

export const shop: SeedShop = {
  bankAccount: {
    holder: "SV Talblick 1921 e.\u00a0V.",
    iban: "DE10999999990000192100",
    bic: "",
    bank: "Ortskasse Talblick (Beispiel)",
  },
  paymentsources: { invoice: true, advancepayment: true, creditcard: false, sofort: false },
  shipping: [
    { from: 1, cents: 490 },
    { from: 4, cents: 690 },
  ],
  freeFrom: 10_000,
  countries: ["DE", "AT"],
  pickup: true,
  ageCheck: null,
  deliveryDays: { from: 3, to: 7 },
};
