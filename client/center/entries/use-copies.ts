// What is written in the working copies of entries: their editors know them by the title in it.
import { trpc } from "../../api/trpc.ts";

type Titled = { id: string; title: string };

export function useCopies(ids: string[]) {
  const { data = [] } = trpc.workingCopies.among.useQuery({ ids }, { enabled: ids.length > 0, staleTime: 0 });
  const copyOf = ({ id }: { id: string }) => data.find((copy) => copy.id === id);
  return {
    isPending: (entry: { id: string }): boolean => copyOf(entry) !== undefined,
    /** While the title is being rewritten it is empty: then that of the entry. */
    titleOf: (entry: Titled): string => copyOf(entry)?.title || entry.title,
  };
}
