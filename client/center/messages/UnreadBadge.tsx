// The number of unread messages beside the menu's link.
import { useTranslation } from "react-i18next";
import styles from "./UnreadBadge.module.css";
import { useUnread } from "./use-unread.ts";

const MOST = 99;

export function UnreadBadge() {
  const { t } = useTranslation("messages");
  const { count = 0 } = useUnread() ?? {};
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className={styles.badge}>
        {count > MOST ? `${MOST}+` : count}
      </span>
      <span className="visually-hidden">, {t("unreadBadge", { count })}</span>
    </>
  );
}
