// Statistics for repeated measurements: medians, percentiles, and ratios of two measurements in the same round.

/** @throws if there are no values */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error("no measurements");
  return (low + high) / 2;
}

/** @throws if there are no values */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.ceil((percent / 100) * sorted.length) - 1];
  if (value === undefined) throw new Error("no measurements");
  return value;
}

export type Pair = { ours: number; peers: number };

/** Other work on the machine slows the site and its comparison server alike, so their ratio does not change. */
export function medianRatio(rounds: readonly Pair[]): number {
  return median(rounds.map(({ ours, peers }) => ours / peers));
}

/** Rounds to as many digits as are reliable on a machine with other work. */
export function rounded(value: number, digits = 3): number {
  return Number(value.toPrecision(digits));
}

export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
