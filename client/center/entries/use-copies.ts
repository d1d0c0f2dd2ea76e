import { trpc } from "../../api/trpc.ts";

type Titled = { id: string; title: string };

export function useCopies(ids: string[]) {
  const { data = [] } = trpc.workingCopies.among.useQuery({ ids }, { enabled: ids.length > 0, staleTime: 0 });
  const copyOf = ({ id }: { id: string }) => data.find((copy) => copy.id === id);
  return {
    isPending: (entry: { id: string }): boolean => copyOf(entry) !== undefined,
    /** In a working copy, the title may be empty for a moment. Then the entry's stored title is shown. */
    titleOf: (entry: Titled): string => copyOf(entry)?.title || entry.title,
  };
}
