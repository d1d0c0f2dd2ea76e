import { diffArrays } from "diff";

/** 'removed' is only in the earlier version, 'added' only in the later one. */
export type Change = "same" | "removed" | "added";
export type Compared<Item> = { item: Item; change: Change };

/** The time in milliseconds that is left for all comparisons of two versions. Each comparison reduces it. */
export type Budget = { left: number };

const LONGEST_MS = 300;

export const newBudget = (): Budget => ({ left: LONGEST_MS });

/**
 * The items of both lists in their order. Of two items with equal keys, the later version is returned. If the budget is
 * used up, long lists with little in common are removed and added as a whole.
 */
export function comparedItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
  budget = newBudget(),
): Compared<Item>[] {
  const keys = [before.map(keyOf), after.map(keyOf)] as const;
  const start = performance.now();
  const found = diffArrays(...keys, { timeout: Math.max(1, budget.left) });
  budget.left -= performance.now() - start;
  const parts = found ?? [
    { count: before.length, removed: true, added: false },
    { count: after.length, removed: false, added: true },
  ];
  let [fromBefore, fromAfter] = [0, 0];
  return parts.flatMap(({ count, removed, added }) => {
    const list = removed ? before.slice(fromBefore, fromBefore + count) : after.slice(fromAfter, fromAfter + count);
    if (!added) fromBefore += count;
    if (!removed) fromAfter += count;
    const change = removed ? "removed" : added ? "added" : "same";
    return list.map((item) => ({ item, change }));
  });
}
