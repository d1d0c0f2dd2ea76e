// The number of unread messages beside the menu's link.
import { useTranslation } from "react-i18next";
import styles from "./UnreadBadge.module.css";
import { useUnread } from "./use-unread.ts";

const MOST = 99;

/** @param id of the words for screen readers, which describe the link and are no part of its name */
export function UnreadBadge({ id }: { id: string }) {
  const { t } = useTranslation("messages");
  const { count = 0 } = useUnread() ?? {};
  return (
    <>
      {count > 0 && (
        <span aria-hidden="true" className={styles.badge}>
          {count > MOST ? `${MOST}+` : count}
        </span>
      )}
      <span hidden id={id}>
        {count > 0 && t("unreadBadge", { count })}
      </span>
    </>
  );
}
