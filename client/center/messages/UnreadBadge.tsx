// The number of unread messages and waiting comments beside the menu's link.
import { useTranslation } from "react-i18next";
import { CountBadge } from "../CountBadge.tsx";
import { useUnread, useWaiting } from "./use-unread.ts";

export function UnreadBadge({ id }: { id: string }) {
  const { t } = useTranslation("messages");
  const { t: comments } = useTranslation("comments");
  const { count = 0 } = useUnread() ?? {};
  const waiting = useWaiting();
  const words = [count > 0 && t("unreadBadge", { count }), waiting > 0 && comments("waitingBadge", { count: waiting })];
  return <CountBadge id={id} count={count + waiting} words={words.filter(Boolean).join(", ")} />;
}
