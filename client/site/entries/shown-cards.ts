// Stores the numbers of shown cards and reserved places in the browser's history. The back button restores them.

type HistoryState = { usr?: { shown?: unknown; room?: unknown } | null } | null;

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

export function keepRoom(room: number): void {
  keep({ room });
}

/** Adds the numbers to `usr`, because the router reads `location.state` from `usr`. Other fields do not change. */
function keep(fields: { shown?: number; room?: number }): void {
  const state = window.history.state as HistoryState;
  window.history.replaceState({ ...state, usr: { ...state?.usr, ...fields } }, "");
}
