function stepOf(range: number, whole: number): number {
  const wanted = Math.max(range / 4, whole);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const round = [1, 2, 5, 10].find((times) => times * power >= wanted) ?? 10;
  return Math.max(round * power, whole);
}

/** Grid lines at round numbers, in ascending order. They include zero and cover all bars. */
export function ticksOf(values: readonly number[], whole: number): number[] {
  const most = Math.max(whole, ...values);
  const least = Math.min(0, ...values);
  const step = stepOf(most - least, whole);
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)];
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}
