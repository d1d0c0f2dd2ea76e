/** Maximum number of orders in a combination. With more orders, many sums fit by chance. */
const MOST = 10;

export function onlySum<Part extends { total: number }>(parts: readonly Part[], wanted: number): Part[] | null {
  if (parts.length > MOST) return null;
  const found: Part[][] = [];
  for (let chosen = 1; chosen < 2 ** parts.length; chosen += 1) {
    const some = parts.filter((_, index) => Math.floor(chosen / 2 ** index) % 2 === 1);
    if (some.length > 1 && some.reduce((sum, { total }) => sum + total, 0) === wanted) found.push(some);
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}
