// What a correction takes back of an invoice: all that is left, or an amount, split over the rates of VAT.
import type { DocumentVat } from "#contract/shop/document-content.ts";
import { splitByWeight } from "#contract/shop/split.ts";
import { vatOf } from "#contract/shop/vat.ts";

export type Amounts = { total: number; vat: DocumentVat[] };

/** What earlier corrections left of an invoice; their amounts are negative. */
export function restOf(invoice: Amounts, corrections: readonly Amounts[]): Amounts {
  const sum = (part: (one: Amounts) => number): number => corrections.reduce((all, one) => all + part(one), 0);
  const vat = invoice.vat.map((part, index) => ({
    ...part,
    net: part.net + sum((one) => one.vat[index]?.net ?? 0),
    vat: part.vat + sum((one) => one.vat[index]?.vat ?? 0),
  }));
  return { total: invoice.total + sum(({ total }) => total), vat };
}

/**
 * The amounts of a correction, negative. Whatever was taken back before: all corrections of an invoice sum up to it at the most,
 * in each rate.
 * @param rest of the invoice
 * @param cents how much is taken back; more than the rest takes back the rest
 */
export function correctionOf(rest: Amounts, cents: number): Amounts {
  if (cents >= rest.total) return negative(rest);
  const gross = splitByWeight(
    cents,
    rest.vat.map(({ net, vat }) => net + vat),
  );
  const vat = rest.vat.map((part, index) => {
    const own = gross[index] ?? 0;
    // A cent that rounding moved is not there twice.
    const tax = Math.min(Math.max(vatOf(own, part.rate), own - part.net), part.vat);
    return { ...part, net: own - tax, vat: tax };
  });
  return negative({ total: cents, vat });
}

const minus = (cents: number): number => (cents === 0 ? 0 : -cents);

/** The same with the other sign. */
export function negative({ total, vat }: Amounts): Amounts {
  return {
    total: minus(total),
    vat: vat.map((part) => ({ ...part, net: minus(part.net), vat: minus(part.vat) })),
  };
}
