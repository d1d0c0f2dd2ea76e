// The card of an entry: picture, date, title, first words, 'weiterlesen'.
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDay } from "#contract/dates.ts";
import type { Answers } from "../../trpc.ts";
import { Picture } from "../../ui/Picture.tsx";
import { aspectOf, cardSizes } from "../../ui/picture-sizes.ts";
import styles from "./EntryCard.module.css";
import { whenOf } from "./when.ts";

export type CardData = Answers["entries"]["cards"]["items"][number];

export function EntryCard({ card, isFirst }: { card: CardData; isFirst: boolean }) {
  const { t } = useTranslation();
  const path = card.path ?? "/";
  return (
    <article className={styles.card}>
      {card.picture && (
        <Link
          to={path}
          className={aspectOf(card.picture) < 1 ? `${styles.picture} ${styles.upright}` : styles.picture}
          tabIndex={-1}
          aria-hidden="true"
        >
          <Picture picture={card.picture} sizes={cardSizes(card.picture)} isFirst={isFirst} isDecorative />
        </Link>
      )}
      <div className={styles.text}>
        <p className={styles.date}>
          <EntryDate card={card} />
          {card.state !== "public" && <span className={styles.badge}>{t(`list.${card.state}`)}</span>}
        </p>
        <h2 lang="de">
          <Link to={path}>{card.title}</Link>
        </h2>
        <p lang="de">{card.preview}</p>
        <Link to={path} className={styles.more}>
          {t("list.readMore")}
          <span className="visually-hidden">
            : <span lang="de">{card.title}</span>
          </span>
        </Link>
      </div>
    </article>
  );
}

/** The weekday and date of an event; for other entries the publish date. */
export function EntryDate({ card }: { card: Pick<CardData, "date" | "publishDate"> }) {
  const { i18n } = useTranslation();
  if (card.date !== null) {
    const { day, time } = whenOf(card.date, i18n);
    return <time dateTime={card.date}>{[day, time].filter(Boolean).join(", ")}</time>;
  }
  if (card.publishDate === null) return null;
  return <time dateTime={card.publishDate}>{formatDay(card.publishDate)}</time>;
}
