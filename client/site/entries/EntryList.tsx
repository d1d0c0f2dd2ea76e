// The lists of news and events. More cards load on a button press or on scrolling; without JavaScript there are pages.
import {
  type MouseEvent,
  type ReactNode,
  type RefCallback,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { limits } from "#contract/values/limits.ts";
import { feedPaths, type ListTag } from "#contract/values/pages.ts";
import { useAddress, useContent } from "../../language/content.ts";
import { useLoaded } from "../../api/loaded.ts";
import { pageQuery, CARDS_AT_A_TIME, monthQuery } from "./loaders.ts";
import buttons from "../../ui/Button.module.css";
import { useOverlay } from "../overlay.tsx";
import { LateFollow } from "../social/LateFollow.tsx";
import { BlockView } from "../blocks/BlockView.tsx";
import type { ArticleParts, ShowArticle } from "./Article.tsx";
import type { ArticleData } from "../blocks/article-data.ts";
import articleStyles from "./Article.module.css";
import { ArticleOrEditor } from "./EntryPage.tsx";
import styles from "./EntryList.module.css";
import type { CardData } from "./card-data.ts";
import { EntryCard } from "./EntryCard.tsx";
import { type CardsData, useCards, useNextCards } from "./use-cards.ts";
import { LateMonth } from "./month/LateMonth.tsx";
import { useEndOfList } from "./use-end-of-list.ts";
import { Programme } from "./programme/Programme.tsx";
import { useRoom } from "./use-room.ts";

/**
 * Scrolling adds at most this many cards. For more cards, visitors must press the button. Otherwise visitors could not
 * reach the footer.
 */
const MOST_BY_SCROLLING = 10;

type Props = {
  list: ListTag;
  page: number;
  first: CardsData;
};

export function EntryList(props: Props) {
  const page = useLoaded(pageQuery(props.list));
  const show: ShowArticle = (shown, parts) => <ListPage {...props} entry={shown} parts={parts} />;
  return <ArticleOrEditor article={page} show={show} />;
}

type ListPageProps = Props & { entry: ArticleData; parts: ArticleParts };

function ListPage({ list, page, first, entry, parts }: ListPageProps) {
  const { t } = useTranslation();
  const overlay = useOverlay();
  const address = useAddress();
  const hasMonth = list === "Veranstaltungen";
  return (
    <div className={hasMonth ? `${styles.page} ${styles.withMonth}` : styles.page}>
      <header className={styles.head} data-block={parts.body ? "head" : undefined}>
        {parts.title ? (
          <div className={styles.edited}>{parts.title}</div>
        ) : (
          <ListHeading list={list} entry={entry.entry} />
        )}
        <div className={styles.tools}>
          {overlay && <overlay.NewEntryButton list={list} />}
          <a className={styles.subscribe} href={address(feedPaths[list])}>
            {t(`list.subscribe.${list}`)}
          </a>
          {hasMonth && <ToMonth />}
        </div>
      </header>
      {hasMonth && (
        <div className={styles.beside}>
          <LateMonth />
        </div>
      )}
      <div>
        {parts.details && <div className={styles.details}>{parts.details}</div>}
        {(page === 1 || parts.title) && <Intro article={entry} body={parts.body} />}
        <Cards key={`${list} ${page}`} list={list} page={page} first={first} />
        {list === "Aktuelles" && <LateFollow />}
      </div>
    </div>
  );
}

function ListHeading({ list, entry: { title, isGerman } }: { list: ListTag; entry: ArticleData["entry"] }) {
  const { t } = useTranslation();
  const content = useContent();
  // If the title exists only in German, an English page uses the name from the menu.
  return title === list || isGerman ? <h1>{t(`nav.${list}`)}</h1> : <h1 lang={content}>{title}</h1>;
}

function Intro({ article: { entry, files, listed }, body }: { article: ArticleData; body: ReactNode }) {
  const content = useContent();
  if (!body && entry.blocks.length === 0) return null;
  return (
    <div lang={content} className={articleStyles.body}>
      {body ?? entry.blocks.map((block) => <BlockView key={block.id} block={block} files={files} listed={listed} />)}
    </div>
  );
}

function ToMonth() {
  const { t } = useTranslation();
  const { search, pathname } = useLocation();
  const { month } = useLoaded(monthQuery, { search, pathname, params: {} });
  return (
    <Link className={`${styles.subscribe} ${styles.toMonth}`} to={`?monat=${month}`} rel="nofollow">
      {t("list.month")}
    </Link>
  );
}

function Cards({ list, page, first }: Props) {
  const { t } = useTranslation();
  const { items, total, isWhole, isFailed, keptRoom, again, show } = useCards(list, page, first);
  const address = useAddress();
  const [isAnnounced, setIsAnnounced] = useState(false);
  const [byScrolling, setByScrolling] = useState(0);
  const below = useRef<HTMLElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const moreLink = useLeavingFocus(() => [...(cards.current?.querySelectorAll<HTMLElement>("h2 a") ?? [])].at(-1));
  const add = (count: number): void => {
    setIsAnnounced(true);
    show(items.length + count);
  };
  const endOf = (): Element | null | undefined => cards.current?.querySelector("[inert]") ?? below.current;
  useEndOfList(endOf, () => {
    if (!isWhole || items.length >= total || byScrolling >= MOST_BY_SCROLLING) return false;
    setByScrolling(byScrolling + 1);
    add(1);
    return true;
  });
  const mayGrow = items.length < total && byScrolling < MOST_BY_SCROLLING;
  const known = useNextCards(list, page, items.length, mayGrow ? items.length + CARDS_AT_A_TIME : 0);
  const room = useRoom(below, items.length + known.length, keptRoom);
  const next = known.slice(0, Math.max(0, room - items.length));
  if (total === 0) return <p className={styles.empty}>{t("list.empty")}</p>;
  const before = (page - 1) * CARDS_AT_A_TIME;
  const shown = before + items.length;
  const addMore = (event: MouseEvent): void => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isElsewhere || items.length + CARDS_AT_A_TIME > limits.listMax) return;
    event.preventDefault();
    setByScrolling(0);
    add(CARDS_AT_A_TIME);
  };
  return (
    <>
      <div ref={cards}>
        <CardParts items={items} next={next} isFirstPage={page === 1} isProgramme={list === "Veranstaltungen"} />
      </div>
      <p role="status" className="visually-hidden">
        {isAnnounced && isWhole && t("list.shown", { shown, total })}
      </p>
      <div role="alert">
        {isFailed && (
          <p className={styles.failed}>
            {t("list.failed")}{" "}
            <button type="button" className={`${buttons.button} ${buttons.quiet}`} onClick={again}>
              {t("list.again")}
            </button>
          </p>
        )}
      </div>
      <nav className={styles.paging} aria-label={t("list.paging")} ref={below}>
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
            href={address(`/${list}`) + `?seite=${Math.floor(shown / CARDS_AT_A_TIME) + 1}`}
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

type PartsProps = {
  items: CardData[];
  /** The next cards, shown faintly, so that visitors see that the list continues. */
  next: CardData[];
  isFirstPage: boolean;
  isProgramme: boolean;
};

function CardParts({ items, next, isFirstPage, isProgramme }: PartsProps) {
  const { t } = useTranslation();
  const known = [...items, ...next];
  const past = known.filter(({ isPast }) => isPast);
  const others = known.filter(({ isPast }) => !isPast);
  return (
    <>
      {others.length > 0 ? (
        <CardItems items={others} first={items[0]} next={next} isProgramme={isProgramme} />
      ) : (
        isFirstPage && <p className={styles.empty}>{t("list.nothingToCome")}</p>
      )}
      {past.length > 0 && (
        <>
          <h2 className={styles.past} {...(past[0] && next.includes(past[0]) && faintHeading)}>
            {t("list.past")}
          </h2>
          <CardItems items={past} first={items[0]} next={next} isProgramme={isProgramme} />
        </>
      )}
    </>
  );
}

type ItemsProps = { items: CardData[]; first: CardData | undefined; next: CardData[]; isProgramme: boolean };

/** These pale cards show that the list continues. Until visitors scroll to them, the cards are inert. */
const faint = { className: styles.faint, inert: true, "aria-hidden": true };
const faintHeading = { ...faint, className: `${styles.past} ${styles.faint}` };

function CardItems({ items, first, next, isProgramme }: ItemsProps) {
  if (isProgramme)
    return (
      <Programme events={items} heading="h2" first={first} attributesOf={(card) => next.includes(card) && faint} />
    );
  return (
    <ul className={styles.cards}>
      {items.map((card) => (
        <li key={card.id} {...(next.includes(card) && faint)}>
          <EntryCard card={card} isFirst={card === first} />
        </li>
      ))}
    </ul>
  );
}

/** If the focused link disappears, the last card gets the focus. */
function useLeavingFocus(heir: () => HTMLElement | null | undefined): RefCallback<HTMLElement> {
  const [hadFocus, setHadFocus] = useState(false);
  const giveOn = useEffectEvent(() => heir()?.focus({ preventScroll: true }));
  useEffect(() => {
    if (hadFocus) giveOn();
  }, [hadFocus]);
  return useCallback((link) => () => setHadFocus(document.activeElement === link), []);
}
