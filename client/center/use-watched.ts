// Polls the counts of the menu while the window is visible, and when it regains the focus.
import { useEffect } from "react";
import { isSignedOut } from "../api/trpc.ts";

const EVERY_MS = 20_000;

export const watching = {
  staleTime: 0,
  // After the session has ended, every request would fail.
  refetchInterval: ({ state }: { state: { error: unknown } }) => !isSignedOut(state.error) && EVERY_MS,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
} as const;

/** TanStack Query only detects whether the tab is visible. A tab behind another window still counts as visible. */
export function useOnFocus(refetch: (how: { cancelRefetch: boolean }) => unknown): void {
  useEffect(() => {
    const ask = (): void => void refetch({ cancelRefetch: false });
    window.addEventListener("focus", ask);
    return () => window.removeEventListener("focus", ask);
  }, [refetch]);
}
