// View transitions. When a link opens a page, the list item's picture and title move to their places on that page.
import type { CSSProperties } from "react";
import { useLocation, useViewTransitionState } from "react-router";

export type Travel = { title: CSSProperties; picture: CSSProperties };

/** The names contain an id, because a name may occur only once in a document. */
const travelOf = (id: string): Travel => ({
  title: { viewTransitionName: `title-${id}` },
  picture: { viewTransitionName: `picture-${id}` },
});

/** @returns undefined unless a navigation opens or leaves the page with this id */
export function useTravel(path: string, id: string): Travel | undefined {
  return useViewTransitionState(path) ? travelOf(id) : undefined;
}

/** Like `useTravel`, but for the page at the current URL. */
export const useArrival = (id: string): Travel | undefined => useTravel(useLocation().pathname, id);
