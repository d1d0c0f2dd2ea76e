// How many messages are unread, and how many comments wait: asked while the window is seen, and when a person comes
// back to it.
import { useEffect } from "react";
import { isSignedOut, trpc } from "../../trpc.ts";

const EVERY_MS = 20_000;

const watching = {
  staleTime: 0,
  // After the session has ended, each answer would be a refusal.
  refetchInterval: ({ state }: { state: { error: unknown } }) => !isSignedOut(state.error) && EVERY_MS,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
} as const;

/** The library's own focus is that of the tab: another window may have covered it all the time. */
function useOnFocus(refetch: (how: { cancelRefetch: boolean }) => unknown): void {
  useEffect(() => {
    const ask = (): void => void refetch({ cancelRefetch: false });
    window.addEventListener("focus", ask);
    return () => window.removeEventListener("focus", ask);
  }, [refetch]);
}

export function useUnread() {
  const unread = trpc.messages.unread.useQuery(undefined, watching);
  useOnFocus(unread.refetch);
  return unread.data;
}

export function useWaiting(): number {
  const waiting = trpc.moderation.waiting.useQuery(undefined, watching);
  useOnFocus(waiting.refetch);
  return waiting.data ?? 0;
}
