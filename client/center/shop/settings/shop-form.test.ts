import { expect, it } from "vitest";
import { isSameValue } from "#contract/values/same-value.ts";
import { defaultShopSettings } from "#contract/shop/settings.ts";
import { changesOf, emptyBand, formOf, inGroups, readForm } from "./shop-form.ts";

const settings = {
  ...defaultShopSettings,
  bankAccount: { holder: "Mosthof", iban: "DE02120300000000202051", bic: "BYLADEM1001", bank: "DKB" },
  stripe: { publishable: "pk_test_1" },
  shipping: [
    { from: 1, cents: 590 },
    { from: 12, cents: 990 },
  ],
  freeFrom: 8000,
  ageCheck: 0,
};
const form = formOf(settings, "de");

it("comes back as it was stored", () => {
  const { enabled: _enabled, ...stored } = settings;
  expect(readForm(form)).toEqual({ shop: stored, problems: {} });
  expect(form).toMatchObject({ freeFrom: "80,00", ageCheck: "0,00", bands: [{ from: "1", price: "5,90" }, {}] });
  expect(form.account.iban).toBe("DE02 1203 0000 0000 2020 51");
  expect(isSameValue(form, formOf(settings, "de"), ["row"])).toBe(true);
});

it("sends what was changed, and nothing else", () => {
  expect(changesOf(form, form)).toEqual({});
  expect(changesOf({ ...form, pickup: true, freeFrom: "" }, form)).toEqual({ pickup: true, freeFrom: null });
});

it("names what is wrong by the fields that the server would name", () => {
  const wrong = {
    ...form,
    account: { ...form.account, iban: "DE02 1203 0000 0000 2020 52" },
    bands: [...form.bands, { ...emptyBand(), price: "x" }],
    days: { from: "", to: "2,5" },
  };
  expect(readForm(wrong).problems).toEqual({
    "shop.bankAccount.iban": "ibanWrong",
    "shop.shipping.2.from": "missing",
    "shop.shipping.2.cents": "priceWrong",
    "shop.deliveryDays.from": "missing",
    "shop.deliveryDays.to": "wholeWrong",
  });
  expect(readForm({ ...form, account: { holder: "", iban: "", bic: "", bank: "" } }).problems).toEqual({});
});

it("writes an IBAN as it stands on paper", () => {
  expect(inGroups("DE02120300000000202051")).toBe("DE02 1203 0000 0000 2020 51");
  expect(inGroups("")).toBe("");
});
