import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLanguageOf } from "../../language/content.ts";
import { Picture } from "../../ui/Picture.tsx";
import { aspectOf, leadNewsSizes, sideNewsSizes } from "../../ui/picture-sizes.ts";
import type { CardData } from "./card-data.ts";
import { EntryDate } from "./EntryDate.tsx";
import { GermanMark, PageLink } from "../German.tsx";
import styles from "../pages/HomePage.module.css";

export function LatestNews({ news }: { news: CardData[] }) {
  return (
    <div className={styles.section}>
      <NewsItems news={news} />
    </div>
  );
}

export function NewsItems({ news, mark }: { news: CardData[]; mark?: string | undefined }) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section aria-labelledby={heading} data-block={mark}>
      <header className={styles.head}>
        <h2 id={heading}>{t("nav.Aktuelles")}</h2>
        <PageLink to="/Aktuelles">{t("home.allNews")}</PageLink>
      </header>
      <ul className={styles.news}>
        {news.map((card, index) => (
          <li key={card.id}>
            <Item card={card} isLead={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ card, isLead }: { card: CardData; isLead: boolean }) {
  const { path, title, isGerman, preview, picture } = card;
  const [content, lang] = [useLanguageOf(), useLanguageOf(isGerman)];
  const lead = picture && aspectOf(picture) < 1 ? `${styles.leadItem} ${styles.upright}` : styles.leadItem;
  return (
    <Link to={path ?? "/"} className={isLead ? lead : styles.side}>
      {picture && (
        <span className={styles.look}>
          <Picture picture={picture} sizes={isLead ? leadNewsSizes(picture) : sideNewsSizes(picture)} isDecorative />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.date}>
          <EntryDate card={card} />
        </span>
        <span className={styles.title} lang={lang}>
          {title}
          {isGerman && <GermanMark />}
        </span>
        <span lang={content}>{preview}</span>
      </span>
    </Link>
  );
}
