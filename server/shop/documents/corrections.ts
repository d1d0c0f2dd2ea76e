import { splitByWeight } from "#contract/shop/split.ts";
import { type VatPart, vatOf } from "#contract/shop/vat.ts";

export type Amounts<Part extends VatPart = VatPart> = { total: number; vat: Part[] };

export function restOf<Part extends VatPart>(invoice: Amounts<Part>, corrections: readonly Amounts[]): Amounts<Part> {
  const sum = (part: (one: Amounts) => number): number => corrections.reduce((all, one) => all + part(one), 0);
  const vat = invoice.vat.map((part, index) => ({
    ...part,
    net: part.net + sum((one) => one.vat[index]?.net ?? 0),
    vat: part.vat + sum((one) => one.vat[index]?.vat ?? 0),
  }));
  return { total: invoice.total + sum(({ total }) => total), vat };
}

export const grossOf = ({ net, vat }: Pick<VatPart, "net" | "vat">): number => net + vat;

/**
 * Returns the negative amounts of a correction. In each VAT rate, all corrections together never exceed the invoice.
 * @param rest the amounts of the invoice minus earlier corrections
 * @param cents the amount to take back; limited to `rest`
 * @param wanted gross cents for each rate, limited to `rest`; the remaining cents are split over all rates
 */
export function correctionOf<Part extends VatPart>(
  rest: Amounts<Part>,
  cents: number,
  wanted: readonly number[] = [],
): Amounts<Part> {
  if (cents >= rest.total) return negative(rest);
  const named = rest.vat.map((part, index) => Math.min(wanted[index] ?? 0, grossOf(part)));
  const others = splitByWeight(
    cents - named.reduce((sum, own) => sum + own, 0),
    rest.vat.map((part, index) => grossOf(part) - (named[index] ?? 0)),
  );
  const vat = rest.vat.map((part, index) => {
    const own = (named[index] ?? 0) + (others[index] ?? 0);
    // Rounding must not take back more than the remaining net or VAT of this rate.
    const tax = Math.min(Math.max(vatOf(own, part.rate), own - part.net), part.vat);
    return { ...part, net: own - tax, vat: tax };
  });
  return negative({ total: cents, vat });
}

const minus = (cents: number): number => (cents === 0 ? 0 : -cents);

export function negative<Part extends VatPart>({ total, vat }: Amounts<Part>): Amounts<Part> {
  return {
    total: minus(total),
    vat: vat.map((part) => ({ ...part, net: minus(part.net), vat: minus(part.vat) })),
  };
}
