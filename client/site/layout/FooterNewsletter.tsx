import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { newsletterPath } from "#contract/values/pages.ts";
import { useAddress } from "../../language/content.ts";
import buttons from "../../ui/Button.module.css";
import styles from "./Footer.module.css";

export function FooterNewsletter() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useAddress();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email") ?? "");
    // The email address is passed as router state. A URL with the address would appear in logs and histories.
    void navigate(newsletterPath, { state: { email } });
  };
  return (
    <form method="post" action={address(newsletterPath)} className={styles.newsletter} onSubmit={submit} noValidate>
      <label>
        <span>{t("footer.newsletter")}</span>
        <input type="email" autoComplete="email" name="email" placeholder={t("footer.newsletterEmail")} />
      </label>
      <button type="submit" className={`${buttons.button} ${buttons.quiet}`}>
        {t("footer.subscribe")}
      </button>
    </form>
  );
}
