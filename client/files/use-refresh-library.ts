// Reads everything again that shows or counts files.
import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../api/trpc.ts";

export function useRefreshLibrary(): () => void {
  const queries = useQueryClient();
  return () => {
    // An answer that was requested before the change would count as new.
    const keys = [trpc.files, trpc.tags, trpc.entries].map((part) => getQueryKey(part));
    void Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey }))).then(() =>
      Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey }))),
    );
  };
}
