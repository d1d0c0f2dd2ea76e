// The tree of tags, as far as it is open: each level is asked for when someone opens the one above it.
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import type { TagNode } from "#contract/tags.ts";
import { parentsOf } from "#contract/tag-paths.ts";
import { trpc } from "../../trpc.ts";

export type TagBranch = TagNode & { id: string; children: TagBranch[] };

/** @param shown the tag whose files are shown: all above it are open at first */
export function useTagTree(shown: string | null) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(shown === null ? [] : parentsOf(shown)));
  const parents = [null, ...expanded];
  const levels = trpc.useQueries((procedures) =>
    parents.map((parent) => procedures.tags.tree({ parent }, { placeholderData: keepPreviousData })),
  );
  const nodesBelow = (parent: string | null): TagNode[] => levels[parents.indexOf(parent)]?.data?.items ?? [];
  const branchesBelow = (parent: string | null): TagBranch[] =>
    nodesBelow(parent)
      // What decides where entries stand is none of the files', unless one carries it.
      .filter(({ isFixed, total }) => !isFixed || total > 0)
      .map((node) => ({ ...node, id: node.path, children: expanded.has(node.path) ? branchesBelow(node.path) : [] }));
  const [top] = levels;
  return {
    branches: branchesBelow(null),
    expanded,
    setExpanded,
    isPending: top?.isPending ?? true,
    isError: top?.isError ?? false,
    retry: () => void top?.refetch(),
  };
}
