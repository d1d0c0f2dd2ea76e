// A fixed page (Erlebnis and its seven places, Projekt, Kontakt, Datenschutz, Impressum).
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { experiencePages, type FixedPageName, fixedPages } from "#contract/pages.ts";
import type { ArticleData } from "../entries/article-data.ts";
import { ArticleOrEditor } from "../entries/EntryPage.tsx";
import styles from "./FixedPage.module.css";

export function FixedPage({ name, article }: { name: FixedPageName; article: ArticleData }) {
  const isExperience = name === "Erlebnis" || (experiencePages as readonly string[]).includes(name);
  return (
    <>
      <ArticleOrEditor article={article} />
      {isExperience && <Places current={name} />}
    </>
  );
}

/** The seven places as a row of links. */
function Places({ current }: { current: FixedPageName }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.places} aria-labelledby="places">
      <h2 id="places">{t("experience.discover")}</h2>
      <ul lang="de">
        {experiencePages.map((name) => (
          <li key={name}>
            <Link to={fixedPages[name]} aria-current={name === current ? "page" : undefined}>
              {t(`places.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
