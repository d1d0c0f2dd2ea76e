import { localDay } from "#contract/values/clock-of-place.ts";
import type { Picture } from "#contract/schemas/files.ts";
import type { Delivery } from "#contract/shop/money.ts";
import { type PaymentSource, paymentSources } from "#contract/shop/payment-sources.ts";
import type { GuaranteeNotice, ShopSettings } from "#contract/shop/settings.ts";
import { percentOn, type TaxClass, taxClasses } from "#contract/shop/tax-rates.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings, type LoadedSettings } from "../../kernel/settings/store.ts";
import { hasCoupons } from "../coupons/store.ts";
import { picturesById } from "../../content/entries/pictures.ts";

export type ShopTerms = Omit<
  ShopSettings,
  "enabled" | "bankAccount" | "stripe" | "paymentsources" | "pickup" | "guaranteeNotice"
> & {
  payments: PaymentSource[];
  deliveries: Delivery[];
  percents: Record<TaxClass, number>;
};

type Stored = Pick<LoadedSettings, "settings" | "secrets">;

/** @returns the enabled sources, without those that lack a bank account or keys */
export function paymentsOf({ settings: { shop }, secrets }: Stored): PaymentSource[] {
  const { bankAccount, paymentsources } = shop;
  const hasStripe = secrets["shop.stripe.secret"] !== undefined;
  const isReady: Record<PaymentSource, boolean> = {
    invoice: true,
    advancepayment: bankAccount.iban !== "",
    creditcard: hasStripe,
    sofort: hasStripe,
  };
  return paymentSources.filter((source) => paymentsources[source] && isReady[source]);
}

export function termsOf(stored: Stored, now: Date): ShopTerms {
  const { shop, taxes } = stored.settings;
  const { enabled: _on, bankAccount: _account, stripe: _stripe, paymentsources: _, pickup, ...offered } = shop;
  const { guaranteeNotice: _notice, ...own } = offered;
  const day = localDay(now);
  const percents = taxClasses.map((name) => [name, percentOn(taxes.rates, name, day)]);
  return {
    ...own,
    payments: paymentsOf(stored),
    deliveries: [
      "shipping",
      ...(own.ageCheck === null ? [] : ["shippingAgeCheck" as const]),
      ...(pickup ? ["pickup" as const] : []),
    ],
    percents: Object.fromEntries(percents) as ShopTerms["percents"],
  };
}

type GuestTerms = ShopTerms & { guaranteeNotice: Record<keyof GuaranteeNotice, Picture | null>; hasCoupons: boolean };

/** Also returns the files with the notice of the legal guarantee, and whether the cart asks for a coupon. */
export async function readTerms(db: Queryable, now: Date): Promise<GuestTerms> {
  const stored = await getSettings(db);
  const { guaranteeNotice } = stored.settings.shop;
  const { de, en } = guaranteeNotice;
  const files = await picturesById(
    db,
    [de, en].filter((id) => id !== null),
  );
  return {
    ...termsOf(stored, now),
    guaranteeNotice: { de: files[de ?? ""] ?? null, en: files[en ?? ""] ?? null },
    hasCoupons: await hasCoupons(db, localDay(now)),
  };
}
