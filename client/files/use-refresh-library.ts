import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../api/trpc.ts";

export function useRefreshLibrary(): () => void {
  const queries = useQueryClient();
  return () => {
    // Running requests are cancelled. Their responses may be older than the change, but would count as fresh.
    const keys = [trpc.files, trpc.tags, trpc.entries].map((part) => getQueryKey(part));
    void Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey }))).then(() =>
      Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey }))),
    );
  };
}
