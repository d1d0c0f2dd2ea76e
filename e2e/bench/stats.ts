// What is made of repeated measurements: medians, and ratios of rounds that ran side by side.

/** @throws when there is nothing to take the middle of */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error("no measurements");
  return (low + high) / 2;
}

/** One round of both sides, measured one right after the other. */
export type Pair = { ours: number; peers: number };

/** The middle of the rounds' ratios: a machine that is busy for a while slows both sides of a round. */
export function medianRatio(rounds: readonly Pair[]): number {
  return median(rounds.map(({ ours, peers }) => ours / peers));
}

/** As many digits as a noisy machine can stand for. */
export function rounded(value: number, digits = 3): number {
  return Number(value.toPrecision(digits));
}

export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
