// Three-way merge of two users' drafts of an entry. If only one user has changed a part, that change is kept.
import { isSameValue } from "#contract/values/same-value.ts";
import type { Draft } from "./draft-fields.ts";
import type { DraftBlock } from "./draft-blocks.ts";
import { withSingleLists } from "./single-lists.ts";

export type Side = "mine" | "theirs";

export type Merge = {
  draft: Draft;
  /**
   * Fields, and ids of blocks, that both users have changed in different ways. `draft` has the values of the
   * preferred side.
   */
  conflicts: string[];
};

type Sides = {
  base: Draft | null;
  mine: Draft;
  theirs: Draft;
};

/** Ids of blocks are compared, because they identify the blocks. Keys of links are ignored. */
function isSame(one: unknown, other: unknown): boolean {
  return isSameValue(one, other, ["key"]);
}

function mergeValue<Value>(base: Value | undefined, mine: Value, theirs: Value): Side | "same" | "conflict" {
  if (isSame(mine, theirs)) return "same";
  if (base !== undefined && isSame(base, mine)) return "theirs";
  return base !== undefined && isSame(base, theirs) ? "mine" : "conflict";
}

export function mergeDrafts({ base, mine, theirs }: Sides, prefer: Side = "mine"): Merge {
  const conflicts: string[] = [];
  const choose = <Value>(name: string, was: Value | undefined, my: Value, their: Value): Value => {
    const outcome = mergeValue(was, my, their);
    if (outcome === "conflict") conflicts.push(name);
    const side = outcome === "conflict" ? prefer : outcome;
    return side === "theirs" ? their : my;
  };
  const names = Object.keys(mine).filter((name) => name !== "blocks") as Exclude<keyof Draft, "blocks">[];
  const plain = names.map((name) => [name, choose<unknown>(name, base?.[name], mine[name], theirs[name])] as const);
  const chooseBlock: Choose = (id, was, my, their) => {
    const isComparable = was?.type === my.type && my.type === their.type;
    if (!isComparable || mergeValue(was, my, their) !== "conflict") return choose(id, was, my, their);
    const parts = mergeParts(was, my, their, prefer);
    if (parts.isConflict) conflicts.push(id);
    return parts.merged as DraftBlock;
  };
  const blocks = mergeBlocks({ base: base?.blocks ?? null, mine: mine.blocks, theirs: theirs.blocks }, chooseBlock);
  return {
    draft: { ...mine, ...(Object.fromEntries(plain) as Partial<Draft>), blocks: withSingleLists(blocks) },
    conflicts,
  };
}

type Parts = { merged: object; isConflict: boolean };

/** Merges a block part by part. The text, the pictures and each language are independent parts. */
function mergeParts(base: object, mine: object, theirs: object, prefer: Side): Parts {
  const [was, my, their] = [base as Values, mine as Values, theirs as Values];
  let isConflict = false;
  const merged = Object.keys({ ...theirs, ...mine }).map((name): [string, unknown] => {
    const [before, one, other] = [was[name], my[name], their[name]];
    if (isSame(before, one)) return [name, other];
    if (isSame(before, other) || isSame(one, other)) return [name, one];
    if (isPlain(before) && isPlain(one) && isPlain(other)) {
      const below = mergeParts(before, one, other, prefer);
      isConflict ||= below.isConflict;
      return [name, below.merged];
    }
    isConflict = true;
    return [name, prefer === "mine" ? one : other];
  });
  return { merged: Object.fromEntries(merged), isConflict };
}

type Values = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Blocks = readonly DraftBlock[];
type BlockSides = { base: Blocks | null; mine: Blocks; theirs: Blocks };
type Choose = (id: string, was: DraftBlock | undefined, my: DraftBlock, their: DraftBlock) => DraftBlock;

function mergeBlocks({ base, mine, theirs }: BlockSides, choose: Choose): DraftBlock[] {
  const [bases, mines, others] = [base ?? [], mine, theirs].map((list) => new Map(list.map((one) => [one.id, one])));
  const merged = (id: string): DraftBlock | null => {
    const [was, my, their] = [bases?.get(id), mines?.get(id), others?.get(id)];
    if (my && their) return choose(id, was, my, their);
    const only = my ?? their;
    return !only || (was && isSame(was, only)) ? null : only;
  };
  return mergedOrder({ base, mine, theirs }).flatMap((id) => merged(id) ?? []);
}

const idsOf = (blocks: Blocks): string[] => blocks.map(({ id }) => id);

/**
 * The order of `mine` is used if its user has moved blocks, else the order of `theirs`. A new block stays behind its
 * predecessor.
 */
function mergedOrder({ base, mine, theirs }: BlockSides): string[] {
  const [my, their] = [idsOf(mine), idsOf(theirs)];
  const known = idsOf(base ?? theirs);
  const isUnmoved = (ids: string[]): boolean => {
    const common = known.filter((id) => ids.includes(id));
    return isSame(
      ids.filter((id) => common.includes(id)),
      common,
    );
  };
  const [leading, other] = isUnmoved(my) ? [their, my] : [my, their];
  return other.reduce((order, id, index) => {
    if (order.includes(id)) return order;
    const before = other.slice(0, index).findLast((one) => order.includes(one));
    return order.toSpliced(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }, leading);
}
