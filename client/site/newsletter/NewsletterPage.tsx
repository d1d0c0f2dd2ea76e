// /newsletter: the subscription form. Mailed links that confirm or unsubscribe also lead here (legal.md L23).
import { useTranslation } from "react-i18next";
import { useSiteSettings } from "../../api/loaded.ts";
import styles from "./NewsletterPage.module.css";
import { SubscribeForm } from "./SubscribeForm.tsx";
import { TokenForm } from "./TokenForm.tsx";
import { useLink } from "./use-link.ts";

export function NewsletterPage() {
  const { t } = useTranslation("subscribe");
  const link = useLink();
  const { title } = useSiteSettings();
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      {link ? (
        <TokenForm key={link.token} {...link} />
      ) : (
        <>
          <p className={styles.intro}>{t("intro", { site: title })}</p>
          <SubscribeForm />
        </>
      )}
    </div>
  );
}
