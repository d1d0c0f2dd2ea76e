import { type Task, tasksByUrgency } from "#contract/values/overview.ts";
import { trpc } from "../../api/trpc.ts";
import { useOnFocus, watching } from "../use-watched.ts";

/**
 * Only the cheap query `waiting` is polled. The checks of the site are repeated only when the window regains the focus.
 */
export function useTasks() {
  const waiting = trpc.overview.waiting.useQuery(undefined, watching);
  const checks = trpc.overview.checks.useQuery(undefined, { staleTime: 0 });
  useOnFocus(waiting.refetch);
  useOnFocus(checks.refetch);
  const answers = [waiting, checks];
  return {
    tasks: answers.flatMap(({ data }) => data ?? []).toSorted((one, other) => placeOf(one) - placeOf(other)),
    isPending: answers.some(({ isPending }) => isPending),
    isFailed: answers.some(({ isError }) => isError),
    onAgain: () => {
      for (const { isError, refetch } of answers) if (isError) void refetch();
    },
  };
}

const placeOf = ({ kind }: Task): number => tasksByUrgency.indexOf(kind);
