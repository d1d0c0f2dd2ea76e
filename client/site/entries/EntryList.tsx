// The news and events lists: two cards first, more on demand, pages without JavaScript.
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { feedPaths, type ListTag } from "#contract/pages.ts";
import { CARDS_AT_A_TIME, cardsInput } from "../../loaders.ts";
import { trpc } from "../../trpc.ts";
import buttons from "../../ui/Button.module.css";
import { useOverlay } from "../overlay.tsx";
import styles from "./EntryList.module.css";
import { EntryCard } from "./EntryCard.tsx";

export function EntryList({ list }: { list: ListTag }) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const page = Number(query.get("seite") ?? 1);
  const overlay = useOverlay();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t(`nav.${list}`)}</h1>
        {overlay && <overlay.NewEntryButton list={list} />}
        <a className={styles.subscribe} href={feedPaths[list]}>
          {t(`list.subscribe.${list}`)}
        </a>
      </header>
      <Cards key={`${list} ${page}`} list={list} page={page} />
    </div>
  );
}

function Cards({ list, page }: { list: ListTag; page: number }) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(CARDS_AT_A_TIME);
  const { data } = trpc.entries.cards.useQuery(
    { ...cardsInput(list, page), limit },
    { placeholderData: keepPreviousData },
  );
  const { items = [], total = 0 } = data ?? {};
  if (total === 0) return <p className={styles.empty}>{t("list.empty")}</p>;
  const shown = (page - 1) * CARDS_AT_A_TIME + items.length;
  return (
    <>
      <ul className={styles.cards}>
        {items.map((card, index) => (
          <li key={card.id}>
            <EntryCard card={card} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <nav className={styles.paging} aria-label={t(`nav.${list}`)}>
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
            href={`/${list}?seite=${page + 1}`}
            rel="next"
            onClick={(event) => {
              event.preventDefault();
              setLimit(items.length + CARDS_AT_A_TIME);
            }}
          >
            {t("list.more")}
          </a>
        )}
      </nav>
    </>
  );
}
