import { useTranslation } from "react-i18next";
import { trpc } from "../../api/trpc.ts";
import { useMay } from "../../api/viewer.ts";
import { useOnFocus, watching } from "../use-watched.ts";

export function useUnread() {
  const enabled = useMay("read", "messages");
  const unread = trpc.messages.unread.useQuery(undefined, { ...watching, enabled });
  useOnFocus(unread.refetch, enabled);
  return unread.data;
}

export function useWaiting(): number {
  const enabled = useMay("read", "moderation");
  const waiting = trpc.moderation.waiting.useQuery(undefined, { ...watching, enabled });
  useOnFocus(waiting.refetch, enabled);
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
