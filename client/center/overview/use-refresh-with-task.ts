import { useEffect } from "react";
import type { TaskKind } from "#contract/values/overview.ts";
import { trpc } from "../../api/trpc.ts";

/**
 * Loads a list of the overview again when the number of its tasks changes. 'Heute' polls this number, so the list
 * needs no polling of its own.
 */
export function useRefreshWithTask(kind: TaskKind, refetch: () => unknown): void {
  const { data: tasks } = trpc.overview.waiting.useQuery(undefined, { enabled: false });
  const task = tasks?.find((one) => one.kind === kind);
  const number = `${task?.count ?? 0} ${task?.at ?? ""}`;
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void refetch(), [number]);
}
