// How many messages are unread: asked while the window is seen, and when a person comes back to it.
import { useEffect } from "react";
import { isSignedOut, trpc } from "../../trpc.ts";

const EVERY_MS = 20_000;

export function useUnread() {
  const unread = trpc.messages.unread.useQuery(undefined, {
    staleTime: 0,
    // After the session has ended, each answer would be a refusal.
    refetchInterval: ({ state }) => !isSignedOut(state.error) && EVERY_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
  const { refetch } = unread;
  // The library's own focus is that of the tab: another window may have covered it all the time.
  useEffect(() => {
    const ask = (): void => void refetch({ cancelRefetch: false });
    window.addEventListener("focus", ask);
    return () => window.removeEventListener("focus", ask);
  }, [refetch]);
  return unread.data;
}
