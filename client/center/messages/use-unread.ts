// How many messages are unread, and how many comments wait.
import { trpc } from "../../trpc.ts";
import { useOnFocus, watching } from "../use-watched.ts";

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
