import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import type { TagNode } from "#contract/schemas/tags.ts";
import { parentsOf } from "#contract/values/tag-paths.ts";
import { trpc } from "../../api/trpc.ts";

export type TagBranch = TagNode & { id: string; children: TagBranch[] };

export function shownPaths(branches: readonly TagBranch[]): string[] {
  return branches.flatMap(({ path, children }) => [path, ...shownPaths(children)]);
}

export function useTagTree(shown: string | null) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(shown === null ? [] : parentsOf(shown)));
  const parents = [null, ...expanded];
  const levels = trpc.useQueries((procedures) =>
    parents.map((parent) => procedures.tags.tree({ parent, ofFiles: true }, { placeholderData: keepPreviousData })),
  );
  const nodesBelow = (parent: string | null): TagNode[] => levels[parents.indexOf(parent)]?.data?.items ?? [];
  const branchesBelow = (parent: string | null): TagBranch[] =>
    nodesBelow(parent).map((node) => ({
      ...node,
      id: node.path,
      children: expanded.has(node.path) ? branchesBelow(node.path) : [],
    }));
  const [top] = levels;
  return {
    branches: branchesBelow(null),
    expanded,
    setExpanded,
    isPending: top?.isPending ?? true,
    isError: top !== undefined && top.isError && top.data === undefined,
    retry: () => void top?.refetch(),
  };
}
