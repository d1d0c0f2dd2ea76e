// contract.md section 4b, 'Cart line'
import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { fieldKeys, id } from "#contract/fields/text.ts";
import { chosenCoupon } from "./coupons.ts";
import { deliveries } from "./money.ts";
import { chosenVariant } from "./products.ts";
import { currencies } from "./payment-sources.ts";
import { countryCode } from "./settings.ts";
import { taxClasses } from "./tax-rates.ts";

const amount = z.number().int().min(0).max(limits.lineAmount).default(0);

const cartLine = z
  .object({ item: id, variant: chosenVariant, amount, packOfSix: amount, packOfTwelve: amount })
  .refine((line) => line.amount + line.packOfSix + line.packOfTwelve > 0, {
    path: ["amount"],
    error: fieldKeys.amountMissing,
  });
export type CartLine = z.output<typeof cartLine>;

export const cartLines = z.array(cartLine).min(1, { error: fieldKeys.cartEmpty }).max(limits.cartLines);

export type ShortLine = Pick<CartLine, "item" | "variant"> & { left: number };

export const delivery = z.enum(deliveries);

export const priceInput = z.object({
  items: cartLines,
  delivery,
  country: countryCode.optional(),
  coupon: chosenCoupon,
});
export type PriceInput = z.output<typeof priceInput>;

/** Prices in cents. */
export const pricedLine = z.object({
  item: z.object({ id: z.string(), title: z.string() }),
  variant: z.string().nullable(),
  size: z.number().nullable(),
  amount: z.number(),
  packOfSix: z.number(),
  packOfTwelve: z.number(),
  prices: z.object({ piece: z.number(), packOfSix: z.number().nullable(), packOfTwelve: z.number().nullable() }),
  deposit: z.number(),
  tax: z.enum(taxClasses),
  /** `total` excludes the deposit. */
  total: z.number(),
});
export type PricedLine = z.output<typeof pricedLine>;

const vatPart = z.object({ rate: z.number(), net: z.number(), vat: z.number() });

export const calculation = {
  discount: z.number(),
  shipping: z.number(),
  deposit: z.number(),
  vat: z.array(vatPart),
  total: z.number(),
  currency: z.enum(currencies),
};

export const priceAnswer = z.object({ lines: z.array(pricedLine), ...calculation });
export type PriceAnswer = z.output<typeof priceAnswer>;
