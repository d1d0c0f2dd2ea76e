// How many entries of a list were shown, and had room, kept in the browser's history for the back button.

type HistoryState = { usr?: { shown?: unknown; room?: unknown } | null } | null;

/** The number that was kept at an earlier visit of this history entry; null if there is none, and on the server. */
export function keptShown({ pathname, search }: Pick<URL, "pathname" | "search">): number | null {
  // During a navigation the browser's history still has the entry of the previous page.
  if (typeof window === "undefined" || window.location.pathname + window.location.search !== pathname + search)
    return null;
  const shown = (window.history.state as HistoryState)?.usr?.shown;
  return typeof shown === "number" ? shown : null;
}

export function keepShown(shown: number): void {
  keep({ shown });
}

/** @param room the number of entries that have room, shown ones included */
export function keepRoom(room: number): void {
  keep({ room });
}

/** The router reads `usr` as its location's state and does not change it. */
function keep(fields: { shown?: number; room?: number }): void {
  const state = window.history.state as HistoryState;
  window.history.replaceState({ ...state, usr: { ...state?.usr, ...fields } }, "");
}
