// /newsletter/abmelden: unsubscribes after a button press. Works even while the newsletter is disabled.
import { useTranslation } from "react-i18next";
import buttons from "../../ui/Button.module.css";
import styles from "./NewsletterPage.module.css";
import { TokenForm } from "./TokenForm.tsx";
import { useLink } from "./use-link.ts";

export function LeavePage() {
  const { t } = useTranslation("subscribe");
  const link = useLink();
  return (
    <div className={styles.page}>
      <h1>{t("leave.title")}</h1>
      {link ? <TokenForm key={link.token} {...link} /> : <p>{t("leave.where")}</p>}
      {/* The form posts to the current URL, which contains the token. So the cached page can be the same for
          everyone. */}
      <noscript>
        <form method="post" className={styles.form}>
          <button type="submit" className={buttons.button}>
            {t("leave.button")}
          </button>
        </form>
      </noscript>
    </div>
  );
}
