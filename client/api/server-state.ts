// What the server's page says of its answers, as the query cache keeps answers: the page has no times and no counts.
import type { DehydratedState } from "@tanstack/react-query";

type Query = DehydratedState["queries"][number];

/** Of a query that has been answered once. A count that is not there would never be a number, nor equal to itself. */
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

/** @param dataUpdatedAt when the page was taken over */
export function completed(queries: DehydratedState, dataUpdatedAt: number): DehydratedState {
  return {
    ...queries,
    queries: queries.queries.map((query) => ({ ...query, state: { ...answeredOnce, ...query.state, dataUpdatedAt } })),
  };
}
