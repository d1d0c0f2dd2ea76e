// Whether a carton costs more than its pieces alone.
import { centsOf } from "#contract/shop/typed-numbers.ts";

/** @returns what the pieces cost alone, in cents, if that is less than the carton; null otherwise and while one price cannot be read */
export function cheaperSingles(pack: string, price: string, pieces: number): number | null {
  const [carton, single] = [centsOf(pack), centsOf(price)];
  if (carton === null || single === null) return null;
  const singles = single * pieces;
  return singles < carton ? singles : null;
}
