/**
 * Splits cents by weights with the largest remainder method. If remainders are equal, the first part gets the cent.
 * @param cents integer, not negative
 * @param weights integers, not negative; if all are 0, the first part gets everything
 * @returns one integer per weight, whose sum is `cents`
 */
export function splitByWeight(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map((_, index) => (index === 0 ? cents : 0));
  // The product of two amounts may exceed the safe integers.
  const shares = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const parts = shares.map((share) => Number(share / total));
  const left = cents - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share % total }))
    .sort((a, b) => compare(b.remainder, a.remainder) || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a > b ? 1 : -1;
}
