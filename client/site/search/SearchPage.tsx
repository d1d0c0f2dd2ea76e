// /suche: search field, number of results, and results. It also works without JavaScript.
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { PageLink } from "../German.tsx";
import { mostResults } from "#contract/values/searched-text.ts";
import { useLoaded } from "../../api/loaded.ts";
import { pageOf } from "../../api/loader.ts";
import { results, searchedOf } from "./loaders.ts";
import { useMenu } from "../layout/menus.ts";
import { Count } from "./Count.tsx";
import { ResultItem } from "./ResultItem.tsx";
import { ResultPages } from "./ResultPages.tsx";
import { SearchForm } from "./SearchForm.tsx";
import styles from "./Search.module.css";

export function SearchPage() {
  const { t: site } = useTranslation();
  const { t } = useTranslation("search");
  const place = { ...useLocation(), params: {} };
  const [q, page] = [searchedOf(place), pageOf(place)];
  const found = useLoaded(results.query, place);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{q === "" ? site("search.title") : site("search.for", { q })}</h1>
        <SearchForm q={q} />
        <Count q={q} page={page} found={found} />
      </header>
      {found.items.length > 0 && (
        <ol className={styles.results}>
          {found.items.map((result) => (
            <li key={result.path}>
              <ResultItem result={result} />
            </li>
          ))}
        </ol>
      )}
      <ResultPages q={q} page={page} total={found.total} />
      {found.total === 0 && <Ways hasTips={found.isTelling} />}
      {found.isMore && <p className={styles.hint}>{t("more", { count: mostResults })}</p>}
    </div>
  );
}

function Ways({ hasTips }: { hasTips: boolean }) {
  const { t } = useTranslation("search");
  const links = useMenu("main");
  return (
    <div className={styles.ways}>
      {hasTips && (
        <ul className={styles.tips}>
          <li>{t("tips.spelling")}</li>
          <li>{t("tips.fewer")}</li>
          <li>{t("tips.other")}</li>
        </ul>
      )}
      <p>{t("ways")}</p>
      <ul className={styles.links}>
        {links.slice(1, 5).map(({ path, text, lang }) => (
          <li key={path}>
            <PageLink to={path}>{lang ? <span lang={lang}>{text}</span> : text}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
