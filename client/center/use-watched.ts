// Numbers that the menus show: asked while the window is seen, and when a person comes back to it.
import { useEffect } from "react";
import { isSignedOut } from "../api/trpc.ts";

const EVERY_MS = 20_000;

export const watching = {
  staleTime: 0,
  // After the session has ended, each answer would be a refusal.
  refetchInterval: ({ state }: { state: { error: unknown } }) => !isSignedOut(state.error) && EVERY_MS,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
} as const;

/** The library's own focus is that of the tab: another window may have covered it all the time. */
export function useOnFocus(refetch: (how: { cancelRefetch: boolean }) => unknown): void {
  useEffect(() => {
    const ask = (): void => void refetch({ cancelRefetch: false });
    window.addEventListener("focus", ask);
    return () => window.removeEventListener("focus", ask);
  }, [refetch]);
}
