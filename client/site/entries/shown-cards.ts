// Stores the numbers of shown cards and reserved places in the browser's history, for the back button.

type HistoryState = { usr?: { shown?: unknown; room?: unknown } | null } | null;

/** The stored number of shown cards. null without one, and on the server. */
export function keptShown({ pathname, search }: Pick<URL, "pathname" | "search">): number | null {
  // During a navigation, the browser's history still has the state of the previous page.
  if (typeof window === "undefined" || window.location.pathname + window.location.search !== pathname + search)
    return null;
  const shown = (window.history.state as HistoryState)?.usr?.shown;
  return typeof shown === "number" ? shown : null;
}

export function keepShown(shown: number): void {
  keep({ shown });
}

/** @param room the number of cards with reserved space, including the shown ones */
export function keepRoom(room: number): void {
  keep({ room });
}

/** Adds the numbers to `usr`, from which the router reads `location.state`. All other fields keep their values. */
function keep(fields: { shown?: number; room?: number }): void {
  const state = window.history.state as HistoryState;
  window.history.replaceState({ ...state, usr: { ...state?.usr, ...fields } }, "");
}
