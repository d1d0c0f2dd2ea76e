// /gaestebuch: the guestbook's entries, and the form for a new one.
import { useTranslation } from "react-i18next";
import buttons from "../../ui/Button.module.css";
import { WRITE } from "../forms/PublicForm.tsx";
import { Comments } from "./Comments.tsx";
import styles from "./Comments.module.css";

export function GuestbookPage() {
  const { t } = useTranslation("guestbook");
  return (
    <>
      <header className={styles.head}>
        <h1>{t("guestbook.title")}</h1>
        <p>{t("guestbook.intro")}</p>
        <a className={`${buttons.button} ${buttons.quiet}`} href={`#${WRITE}`}>
          {t("guestbook.write")}
        </a>
      </header>
      <Comments />
    </>
  );
}
