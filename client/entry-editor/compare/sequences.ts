import { diffArrays } from "diff";

/** 'removed' is only in the earlier version, 'added' only in the later one. */
export type Change = "same" | "removed" | "added";
export type Compared<Item> = { item: Item; change: Change };

/** The comparison stops after this time. Long texts with little in common are then removed and added as a whole. */
const LONGEST_MS = 300;

/** The items of both lists in their order. Items with equal keys are the same; of these, the later one is returned. */
export function comparedItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Compared<Item>[] {
  const keys = [before.map(keyOf), after.map(keyOf)] as const;
  const parts = diffArrays(...keys, { timeout: LONGEST_MS }) ?? [
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
