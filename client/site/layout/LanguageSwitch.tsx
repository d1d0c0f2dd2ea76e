// The other language: a plain link, so that it works without JavaScript.
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import styles from "./LanguageSwitch.module.css";

const languages = ["de", "en"] as const;

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const { search } = useLocation();
  const page = new URLSearchParams(search).get("seite");
  return (
    <ul className={styles.switch} aria-label={t("language.label")}>
      {languages.map((language) => {
        const query = new URLSearchParams(page === null ? { lang: language } : { seite: page, lang: language });
        const isCurrent = i18n.language === language;
        return (
          <li key={language}>
            <a
              // Without the path, so that the page for unknown addresses is the same for all of them.
              href={`?${query.toString()}`}
              hrefLang={language}
              lang={language}
              title={t(`language.${language}`)}
              aria-current={isCurrent ? "true" : undefined}
            >
              {language.toUpperCase()}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
