import type { DehydratedState } from "@tanstack/react-query";

type Query = DehydratedState["queries"][number];

/** The state after a single answer. Without counts React Query would compute NaN, and rerender without an end. */
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
 * Completes the dehydrated queries of the server's page, which omits times and counts.
 * @param dataUpdatedAt the time of the hydration
 */
export function completed(queries: DehydratedState, dataUpdatedAt: number): DehydratedState {
  return {
    ...queries,
    queries: queries.queries.map((query) => ({ ...query, state: { ...answeredOnce, ...query.state, dataUpdatedAt } })),
  };
}
