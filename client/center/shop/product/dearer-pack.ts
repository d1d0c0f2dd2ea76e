import { centsOf } from "#contract/shop/typed-numbers.ts";

/** @returns the sum of the single pieces in cents if it is lower than the carton's price, else null */
export function cheaperSingles(pack: string, price: string, pieces: number): number | null {
  const [carton, single] = [centsOf(pack), centsOf(price)];
  if (carton === null || single === null) return null;
  const singles = single * pieces;
  return singles < carton ? singles : null;
}
