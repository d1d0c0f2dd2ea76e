import fc from "fast-check";
import { expect, it } from "vitest";
import { vatOf } from "#contract/shop/vat.ts";
import { type Amounts, correctionOf, restOf } from "./corrections.ts";

const part = fc.record({ gross: fc.nat(500_000), rate: fc.constantFrom(19, 7, 0) });
const invoice = fc.uniqueArray(part, { selector: ({ rate }) => rate, maxLength: 3 }).map((parts): Amounts => {
  const vat = parts.map(({ gross, rate }) => {
    const tax = vatOf(gross, rate);
    return { rate, net: gross - tax, vat: tax, tax: "standard" as const };
  });
  return { total: parts.reduce((sum, { gross }) => sum + gross, 0), vat };
});

it("never takes back more than is left, and leaves nothing of any rate in the end", () => {
  fc.assert(
    fc.property(invoice, fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 6 }), (given, refunds) => {
      const corrections: Amounts[] = [];
      for (const cents of [...refunds, Number.MAX_SAFE_INTEGER]) {
        const rest = restOf(given, corrections);
        const correction = correctionOf(rest, cents);
        expect(Math.abs(correction.total)).toBe(Math.min(cents, rest.total));
        if (given.vat.length > 0)
          expect(correction.vat.reduce((sum, { net, vat }) => sum + net + vat, 0)).toBe(correction.total);
        for (const [index, { net, vat }] of correction.vat.entries()) {
          expect(Math.max(net, vat)).toBeLessThanOrEqual(0);
          expect(-net).toBeLessThanOrEqual(rest.vat[index]?.net ?? 0);
          expect(-vat).toBeLessThanOrEqual(rest.vat[index]?.vat ?? 0);
        }
        corrections.push(correction);
      }
      const left = restOf(given, corrections);
      expect(left.total).toBe(0);
      expect(left.vat.every(({ net, vat }) => net === 0 && vat === 0)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
