import { useTranslation } from "react-i18next";
import { trpc } from "../../api/trpc.ts";
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

export function useUnreadBadge(): { count: number; words: string[] } {
  const { t } = useTranslation("messages");
  const { t: comments } = useTranslation("comments");
  const { count = 0 } = useUnread() ?? {};
  const waiting = useWaiting();
  return {
    count: count + waiting,
    words: [
      ...(count > 0 ? [t("unreadBadge", { count })] : []),
      ...(waiting > 0 ? [comments("waitingBadge", { count: waiting })] : []),
    ],
  };
}
