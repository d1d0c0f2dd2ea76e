import { isSameValue } from "#contract/values/same-value.ts";
import type { ShopSettings } from "#contract/shop/settings.ts";
import { isIban } from "#contract/shop/iban.ts";
import { newKey } from "../../new-key.ts";
import { centsOf, typedCents, integerOf } from "#contract/shop/typed-numbers.ts";

export type BandForm = { row: string; from: string; price: string };

export const emptyBand = (): BandForm => ({ row: newKey(), from: "", price: "" });

type Same =
  | "currency"
  | "showPrice"
  | "showShippingCosts"
  | "paymentsources"
  | "countries"
  | "smallBusiness"
  | "pickup";

export type ShopForm = Pick<ShopSettings, Same | "guaranteeNotice"> & {
  account: ShopSettings["bankAccount"];
  publishable: string;
  bands: BandForm[];
  freeFrom: string;
  ageCheck: string;
  days: { from: string; to: string };
};

type Known = Omit<ShopSettings, "enabled" | "bankAccount" | "stripe"> & {
  bankAccount?: ShopSettings["bankAccount"] | undefined;
  stripe?: { publishable: string } | undefined;
};

export function formOf(shop: Known, language: string): ShopForm {
  const { currency, showPrice, showShippingCosts, paymentsources, countries, smallBusiness, pickup } = shop;
  const { guaranteeNotice, bankAccount: account = { holder: "", iban: "", bic: "", bank: "" } } = shop;
  return {
    currency,
    showPrice,
    showShippingCosts,
    paymentsources,
    countries,
    smallBusiness,
    pickup,
    guaranteeNotice,
    account: { ...account, iban: inGroups(account.iban) },
    publishable: shop.stripe?.publishable ?? "",
    bands: shop.shipping.map(({ from, cents }) => ({
      row: newKey(),
      from: String(from),
      price: typedCents(cents, language),
    })),
    freeFrom: typedCents(shop.freeFrom, language),
    ageCheck: typedCents(shop.ageCheck, language),
    days: { from: String(shop.deliveryDays.from), to: String(shop.deliveryDays.to) },
  };
}

/** Groups of four characters, as printed on paper: DE02 1203 … */
export function inGroups(iban: string): string {
  return iban.replace(/\s+/gu, "").replace(/(.{4})(?=.)/gu, "$1 ");
}

export const plainIban = (typed: string): string => typed.replace(/\s+/gu, "").toUpperCase();

export type Problem = "priceWrong" | "wholeWrong" | "missing" | "ibanWrong";
export type Problems = Record<string, Problem>;

export function readForm(form: ShopForm) {
  const problems: Problems = {};
  const read = (path: string, typed: string, parse: (typed: string) => number | null, problem: Problem): number => {
    const value = parse(typed);
    if (value === null) problems[path] = typed.trim() === "" ? "missing" : problem;
    return value ?? 0;
  };
  const cents = (path: string, typed: string): number => read(path, typed, centsOf, "priceWrong");
  const whole = (path: string, typed: string): number => read(path, typed, integerOf, "wholeWrong");
  const orNull = (path: string, typed: string): number | null => (typed.trim() === "" ? null : cents(path, typed));
  const { account, publishable, bands, freeFrom, ageCheck, days, ...same } = form;
  const iban = plainIban(account.iban);
  if (iban !== "" && !isIban(iban)) problems["shop.bankAccount.iban"] = "ibanWrong";
  const shop = {
    ...same,
    bankAccount: { ...account, iban },
    stripe: { publishable },
    shipping: bands.map(({ from, price }, index) => ({
      from: whole(`shop.shipping.${index}.from`, from),
      cents: cents(`shop.shipping.${index}.cents`, price),
    })),
    freeFrom: orNull("shop.freeFrom", freeFrom),
    ageCheck: orNull("shop.ageCheck", ageCheck),
    deliveryDays: { from: whole("shop.deliveryDays.from", days.from), to: whole("shop.deliveryDays.to", days.to) },
  };
  return { shop, problems };
}

type Read = ReturnType<typeof readForm>["shop"];

/** Returns only the changed fields, so that a save does not overwrite other users' changes. */
export function changesOf(form: ShopForm, before: ShopForm): Partial<Read> {
  const [next, last] = [readForm(form).shop, readForm(before).shop];
  const changed = (Object.keys(next) as (keyof Read)[]).filter((field) => !isSameValue(next[field], last[field]));
  return Object.fromEntries(changed.map((field) => [field, next[field]])) as Partial<Read>;
}
