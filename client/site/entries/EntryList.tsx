// The lists of news and events: two cards first, more on demand and at the end; pages without JavaScript.
import { type MouseEvent, type RefCallback, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { limits } from "#contract/limits.ts";
import { feedPaths, type ListTag } from "#contract/pages.ts";
import { CARDS_AT_A_TIME } from "../../loaders.ts";
import buttons from "../../ui/Button.module.css";
import { useOverlay } from "../overlay.tsx";
import styles from "./EntryList.module.css";
import { type CardData, EntryCard } from "./EntryCard.tsx";
import { type CardsData, useCards } from "./use-cards.ts";
import { useEndOfList } from "./use-end-of-list.ts";

/** After that the button must be pressed, so that the footer can be reached in a long list too. */
const MOST_BY_SCROLLING = 10;

type Props = {
  list: ListTag;
  page: number;
  /** The cards on the page as the server sent it. */
  first: CardsData;
};

export function EntryList({ list, page, first }: Props) {
  const { t } = useTranslation();
  const overlay = useOverlay();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t(`nav.${list}`)}</h1>
        <div className={styles.tools}>
          {overlay && <overlay.NewEntryButton list={list} />}
          <a className={styles.subscribe} href={feedPaths[list]}>
            {t(`list.subscribe.${list}`)}
          </a>
        </div>
      </header>
      <Cards key={`${list} ${page}`} list={list} page={page} first={first} />
    </div>
  );
}

function Cards({ list, page, first }: Props) {
  const { t } = useTranslation();
  const { items, total, isWhole, show } = useCards(list, page, first);
  const [isAnnounced, setIsAnnounced] = useState(false);
  const byScrolling = useRef(0);
  const end = useRef<HTMLElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const moreLink = useLeavingFocus(() => [...(cards.current?.querySelectorAll<HTMLElement>("h2 a") ?? [])].at(-1));
  const add = (count: number): void => {
    setIsAnnounced(true);
    show(items.length + count);
  };
  useEndOfList(end, () => {
    if (isWhole && items.length < total && byScrolling.current < MOST_BY_SCROLLING) {
      byScrolling.current += 1;
      add(1);
    }
  });
  if (total === 0) return <p className={styles.empty}>{t("list.empty")}</p>;
  const before = (page - 1) * CARDS_AT_A_TIME;
  const shown = before + items.length;
  const addMore = (event: MouseEvent): void => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isElsewhere || items.length + CARDS_AT_A_TIME > limits.listMax) return;
    event.preventDefault();
    byScrolling.current = 0;
    add(CARDS_AT_A_TIME);
  };
  return (
    <>
      <div ref={cards}>
        <CardParts items={items} isFirstPage={page === 1} />
      </div>
      <p role="status" className="visually-hidden">
        {isAnnounced && isWhole && t("list.shown", { shown, total })}
      </p>
      <nav className={styles.paging} aria-label={t("list.paging")} ref={end}>
        {page > 1 && (
          <Link
            className={`${buttons.button} ${buttons.quiet}`}
            to={page === 2 ? `/${list}` : `?seite=${page - 1}`}
            rel="prev"
          >
            {t("list.previousPage")}
          </Link>
        )}
        {shown < total && (
          <a
            className={`${buttons.button} ${buttons.quiet}`}
            href={`/${list}?seite=${Math.floor(shown / CARDS_AT_A_TIME) + 1}`}
            rel="next"
            onClick={addMore}
            ref={moreLink}
          >
            {t("list.more")}
          </a>
        )}
      </nav>
    </>
  );
}

/** Events that are past stand apart, below those to come. */
function CardParts({ items, isFirstPage }: { items: CardData[]; isFirstPage: boolean }) {
  const { t } = useTranslation();
  const past = items.filter(({ isPast }) => isPast);
  const others = items.filter(({ isPast }) => !isPast);
  return (
    <>
      {others.length > 0 ? (
        <CardItems items={others} first={items[0]} />
      ) : (
        isFirstPage && <p className={styles.empty}>{t("list.nothingToCome")}</p>
      )}
      {past.length > 0 && (
        <>
          <h2 className={styles.past}>{t("list.past")}</h2>
          <CardItems items={past} first={items[0]} />
        </>
      )}
    </>
  );
}

function CardItems({ items, first }: { items: CardData[]; first: CardData | undefined }) {
  return (
    <ul className={styles.cards}>
      {items.map((card) => (
        <li key={card.id}>
          <EntryCard card={card} isFirst={card === first} />
        </li>
      ))}
    </ul>
  );
}

/** When a focused link disappears, the last card gets the focus, so that the keyboard continues there. */
function useLeavingFocus(heir: () => HTMLElement | null | undefined): RefCallback<HTMLElement> {
  const [hadFocus, setHadFocus] = useState(false);
  const giveOn = useEffectEvent(() => heir()?.focus({ preventScroll: true }));
  useEffect(() => {
    if (hadFocus) giveOn();
  }, [hadFocus]);
  return useCallback((link) => () => setHadFocus(document.activeElement === link), []);
}
