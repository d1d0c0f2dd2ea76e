// How many entries of a list were shown, kept with the browser's history for the way back.

type HistoryState = { usr?: { shown?: unknown } | null } | null;

/** What was kept when the browser was at this page before; null where nothing was, and on the server. */
export function keptShown({ pathname, search }: Pick<URL, "pathname" | "search">): number | null {
  // On the way to another page the browser's history still stands at the one that is left.
  if (typeof window === "undefined" || window.location.pathname + window.location.search !== pathname + search)
    return null;
  const shown = (window.history.state as HistoryState)?.usr?.shown;
  return typeof shown === "number" ? shown : null;
}

/** The router reads `usr` as its location's state and leaves it alone. */
export function keepShown(shown: number): void {
  const state = window.history.state as HistoryState;
  window.history.replaceState({ ...state, usr: { ...state?.usr, shown } }, "");
}
