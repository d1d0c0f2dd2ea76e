// Picture and title of a list travel to the page that a link opens (view transitions of the browser).
import type { CSSProperties } from "react";
import { useViewTransitionState } from "react-router";

export type Travel = { title: CSSProperties; picture: CSSProperties };

/** The names contain an id, because a name may occur only once in a document. */
export const travelOf = (id: string): Travel => ({
  title: { viewTransitionName: `title-${id}` },
  picture: { viewTransitionName: `picture-${id}` },
});

/** For a row of a list: undefined unless its page is being opened or left. @param path of the page with this id */
export function useTravel(path: string, id: string): Travel | undefined {
  return useViewTransitionState(path) ? travelOf(id) : undefined;
}
