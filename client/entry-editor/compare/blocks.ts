import { filesInHtml, filesOf } from "#contract/blocks/registry.ts";
import type { Block } from "#contract/blocks/schema.ts";
import { comparedItems } from "./sequences.ts";

export type ComparedBlock<Own> = { before: Own | null; after: Own | null; isMoved: boolean };

/** Blocks are the same if they have the same id and type. A moved block is returned once, at its new place. */
export function comparedBlocks<Own extends Pick<Block, "id" | "type">>(
  before: readonly Own[],
  after: readonly Own[],
): ComparedBlock<Own>[] {
  const keyOf = ({ type, id }: Own): string => `${type}/${id}`;
  const [earlier, later] = [before, after].map((list) => new Map(list.map((block) => [keyOf(block), block])));
  return comparedItems(before, after, keyOf).flatMap(({ item, change }) => {
    const key = keyOf(item);
    const pair = { before: earlier?.get(key) ?? null, after: later?.get(key) ?? null };
    const isMoved = change !== "same" && pair.before !== null && pair.after !== null;
    return isMoved && change === "removed" ? [] : [{ ...pair, isMoved }];
  });
}

export type ComparedFile = { id: string; change: "removed" | "added" };

/** The files that only one of the versions has. An exchanged file counts as one removed and one added file. */
export function changedFiles(before: readonly string[], after: readonly string[]): ComparedFile[] {
  const only = (ids: readonly string[], others: readonly string[]): string[] => [
    ...new Set(ids.filter((id) => !others.includes(id))),
  ];
  return [
    ...only(before, after).map((id) => ({ id, change: "removed" as const })),
    ...only(after, before).map((id) => ({ id, change: "added" as const })),
  ];
}

/** The ids of all files that a block shows or links. */
export const fileIdsOf = (block: Block | null): string[] =>
  block === null ? [] : [...filesOf(block).flatMap(({ id }) => (id === "" ? [] : [id])), ...filesInHtml(block)];
