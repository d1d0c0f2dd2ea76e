import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLanguageOf } from "../../language/content.ts";
import { Picture } from "../../ui/Picture.tsx";
import { useTravel } from "../../ui/travel.ts";
import { GermanMark } from "../German.tsx";
import { aspectOf, cardSizes } from "../../ui/picture-sizes.ts";
import type { CardData } from "./card-data.ts";
import styles from "./EntryCard.module.css";
import { EntryDate } from "./EntryDate.tsx";
import { StateMark } from "./StateMark.tsx";
import { StatusMark } from "./StatusWords.tsx";

type Props = { card: CardData; isFirst: boolean };

export function EntryCard({ card, isFirst }: Props) {
  const { t } = useTranslation();
  const lang = useLanguageOf(card.isGerman);
  const path = card.path ?? "/";
  const travel = useTravel(path, card.id);
  return (
    <article className={styles.card}>
      {card.picture && (
        <Link
          to={path}
          viewTransition
          style={travel?.picture}
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
          <StatusMark of={card} className={styles.badge} />
          <StateMark state={card.state} />
        </p>
        <h2 lang={lang} style={travel?.title}>
          <Link to={path} viewTransition>
            {card.title}
          </Link>
          {card.isGerman && <GermanMark />}
        </h2>
        <Preview text={card.preview} />
        <Link to={path} viewTransition className={styles.more}>
          {t("list.readMore")}
          <span className="visually-hidden">
            : <span lang={lang}>{card.title}</span>
          </span>
        </Link>
      </div>
    </article>
  );
}

/** The preview text is in the page's language. So on English pages, German texts have no preview. */
function Preview({ text }: { text: string }) {
  return <p lang={useLanguageOf()}>{text}</p>;
}
