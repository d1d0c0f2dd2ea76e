// Polls the counts in the menu while the window is visible, and fetches them when the window regains the focus.
import { useEffect } from "react";
import { isSignedOut } from "../api/refusal.ts";

const EVERY_MS = 20_000;

export const watching = {
  staleTime: 0,
  // After the session has ended, every request would fail, so polling stops.
  refetchInterval: ({ state }: { state: { error: unknown } }) => !isSignedOut(state.error) && EVERY_MS,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
} as const;

/**
 * TanStack Query detects only whether the tab is visible. A tab that is covered by another window still counts as
 * visible. A refetch ignores `enabled` of a query, so viewers without the right need it here, too.
 */
export function useOnFocus(refetch: (how: { cancelRefetch: boolean }) => unknown, isEnabled = true): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const ask = (): void => void refetch({ cancelRefetch: false });
    window.addEventListener("focus", ask);
    return () => window.removeEventListener("focus", ask);
  }, [refetch, isEnabled]);
}
