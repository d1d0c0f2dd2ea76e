// /gaestebuch: the form for a new entry, and the guestbook's entries below it.
import { useTranslation } from "react-i18next";
import buttons from "../../ui/Button.module.css";
import { COMMENTS } from "./CommentPages.tsx";
import { Comments } from "./Comments.tsx";
import styles from "./Comments.module.css";

export function GuestbookPage() {
  const { t } = useTranslation("guestbook");
  return (
    <>
      <header className={styles.head}>
        <h1>{t("guestbook.title")}</h1>
        <p>{t("guestbook.intro")}</p>
        <a className={`${buttons.button} ${buttons.quiet}`} href={`#${COMMENTS}`}>
          {t("guestbook.read")}
        </a>
      </header>
      <Comments isFormFirst />
    </>
  );
}
