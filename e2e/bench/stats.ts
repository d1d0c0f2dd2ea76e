// Statistics of repeated measurements: medians, and ratios of rounds that ran side by side.

/** @throws if there are no values */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error("no measurements");
  return (low + high) / 2;
}

/** The value that so many of a hundred do not exceed. @throws if there are no values */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.ceil((percent / 100) * sorted.length) - 1];
  if (value === undefined) throw new Error("no measurements");
  return value;
}

/** One round of both sides, measured immediately one after the other. */
export type Pair = { ours: number; peers: number };

/** The median of the rounds' ratios: other work on the machine slows both sides of a round. */
export function medianRatio(rounds: readonly Pair[]): number {
  return median(rounds.map(({ ours, peers }) => ours / peers));
}

/** Only as many digits as the noise of a machine allows. */
export function rounded(value: number, digits = 3): number {
  return Number(value.toPrecision(digits));
}

export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
