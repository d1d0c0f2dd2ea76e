// The settings of the shop (contract.md section 4b, 'SiteSettings'), and the rates of VAT.
import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { plainLine } from "#contract/fields/long-text.ts";
import { cleanText, fieldKeys, id, isoDay, version } from "#contract/fields/text.ts";
import { isCountry } from "./countries.ts";
import { isIban } from "./iban.ts";
import { currencies } from "./payment-sources.ts";
import { cents, deliverySpan } from "./products.ts";
import { defaultTaxRates } from "./tax-rates.ts";

const twoLetters = cleanText.transform((value) => value.trim().toUpperCase());

/** ISO 3166: 'DE'. */
export const countryCode = twoLetters.refine(isCountry, { error: fieldKeys.countryInvalid });
const countries = z.array(countryCode).min(1).max(limits.countries);
/** Earlier releases accepted any two letters. */
const storedCountries = z.array(twoLetters.pipe(z.string().regex(/^[A-Z]{2}$/u)));

const iban = cleanText
  .transform((value) => value.replace(/\s+/gu, "").toUpperCase())
  .refine((value) => value === "" || isIban(value), { error: fieldKeys.ibanInvalid });
const bic = cleanText
  .transform((value) => value.replace(/\s+/gu, "").toUpperCase())
  .refine((value) => value === "" || /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/u.test(value), {
    error: fieldKeys.bicInvalid,
  });

const account = z.object({ holder: plainLine(70), iban, bic, bank: plainLine(limits.nameLength) });
export type BankAccount = z.output<typeof account>;

const band = z.object({ from: z.number().int().min(1).max(limits.stockPieces), cents });

/** Sorted by pieces; no two bands start with the same number of pieces. */
const shipping = z
  .array(band)
  .max(limits.shippingBands)
  .superRefine((bands, context) => {
    for (const [index, { from }] of bands.entries())
      if (bands.findIndex((other) => other.from === from) < index)
        context.addIssue({ code: "custom", path: [index, "from"], message: fieldKeys.bandTwice });
  })
  .transform((bands) => bands.toSorted((a, b) => a.from - b.from));

const switches = z.object({
  invoice: z.boolean(),
  sofort: z.boolean(),
  creditcard: z.boolean(),
  advancepayment: z.boolean(),
});

const publishable = cleanText.pipe(z.string().trim().max(limits.keyLength));
const stripe = z.object({ publishable });

/** The official notice is a picture or a PDF, one for each language (legal.md L18). */
const guaranteeNotice = z.object({ de: id.nullable(), en: id.nullable() });
export type GuaranteeNotice = z.output<typeof guaranteeNotice>;

export const shopFields = {
  enabled: z.boolean(),
  currency: z.enum(currencies),
  showPrice: z.boolean(),
  showShippingCosts: z.boolean(),
  bankAccount: account,
  /** The secrets of the settings contain the provider's secret key and the webhook's secret. */
  stripe,
  paymentsources: switches,
  shipping,
  /** Cents of goods without deposit from which shipping is free; null: never. */
  freeFrom: cents.nullable(),
  countries: storedCountries.min(1).max(limits.countries),
  smallBusiness: z.boolean(),
  pickup: z.boolean(),
  ageCheck: cents.nullable(),
  deliveryDays: deliverySpan,
  guaranteeNotice,
};
export const shopSettings = z.object(shopFields);
export type ShopSettings = z.output<typeof shopSettings>;

export const defaultShopSettings: ShopSettings = {
  enabled: false,
  currency: "EUR",
  showPrice: true,
  showShippingCosts: true,
  bankAccount: { holder: "", iban: "", bic: "", bank: "" },
  stripe: { publishable: "" },
  paymentsources: { invoice: false, sofort: false, creditcard: false, advancepayment: false },
  shipping: [],
  freeFrom: null,
  countries: ["DE"],
  smallBusiness: false,
  pickup: false,
  ageCheck: null,
  deliveryDays: { from: 2, to: 5 },
  guaranteeNotice: { de: null, en: null },
};

/** A change may omit nested fields. @param secret the schema of a secret */
export function shopChange<Secret extends z.ZodType>(secret: Secret) {
  return shopSettings
    .extend({
      bankAccount: account.partial(),
      stripe: z.object({ publishable, secret, webhook: secret }).partial(),
      paymentsources: switches.partial(),
      guaranteeNotice: guaranteeNotice.partial(),
      countries,
    })
    .partial();
}

/** Omits the bank account, because only customers who pay by transfer see it. */
export const publicShop = shopSettings.omit({ bankAccount: true, stripe: true });

const rate = z.object({
  taxClass: z.enum(["standard", "reduced"]),
  from: isoDay,
  percent: z.number().int().min(0).max(99),
});

export const taxSettings = z.object({ rates: z.array(rate).min(1).max(100) });
export type TaxSettings = z.output<typeof taxSettings>;
export const defaultTaxSettings: TaxSettings = { rates: [...defaultTaxRates] };

export const updateTaxSettingsInput = taxSettings.extend({ version: version.optional() });
export type UpdateTaxSettingsInput = z.output<typeof updateTaxSettingsInput>;
export type TaxSettingsAnswer = TaxSettings & { version: number };
