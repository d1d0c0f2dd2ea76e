// The number of unread messages and waiting comments beside the menu's link.
import { useTranslation } from "react-i18next";
import styles from "./UnreadBadge.module.css";
import { useUnread, useWaiting } from "./use-unread.ts";

const MOST = 99;

/** @param id of the words for screen readers, which describe the link and are no part of its name */
export function UnreadBadge({ id }: { id: string }) {
  const { t } = useTranslation("messages");
  const { t: comments } = useTranslation("comments");
  const { count = 0 } = useUnread() ?? {};
  const waiting = useWaiting();
  const words = [count > 0 && t("unreadBadge", { count }), waiting > 0 && comments("waitingBadge", { count: waiting })];
  const all = count + waiting;
  return (
    <>
      {all > 0 && (
        <span aria-hidden="true" className={styles.badge}>
          {all > MOST ? `${MOST}+` : all}
        </span>
      )}
      <span hidden id={id}>
        {words.filter(Boolean).join(", ")}
      </span>
    </>
  );
}
