// /newsletter/abmelden: leaving by a button, also when the newsletter has been switched off.
import { useTranslation } from "react-i18next";
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
    </div>
  );
}
