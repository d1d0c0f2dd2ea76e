import type { DehydratedState } from "@tanstack/react-query";

type Query = DehydratedState["queries"][number];

/** The state of a query after one answer. Without the counts, React Query computes NaN and rerenders forever. */
const answeredOnce = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
} satisfies Partial<Query["state"]>;

/**
 * Adds the times and counts that the server omits from its queries.
 * @param dataUpdatedAt the time of the hydration
 */
export function completed(queries: DehydratedState, dataUpdatedAt: number): DehydratedState {
  return {
    ...queries,
    queries: queries.queries.map((query) => ({ ...query, state: { ...answeredOnce, ...query.state, dataUpdatedAt } })),
  };
}
