import { useTranslation } from "react-i18next";
import styles from "./LanguageSwitch.module.css";
import { useLanguages, useOffersLanguages } from "./use-languages.ts";

const languages = ["de", "en"] as const;

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const addressIn = useLanguages();
  const isOffered = useOffersLanguages();
  if (!isOffered) return null;
  return (
    <ul className={styles.switch} aria-label={t("language.label")}>
      {languages.map((language) => {
        const isCurrent = i18n.language === language;
        return (
          <li key={language}>
            <a
              href={addressIn(language)}
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
