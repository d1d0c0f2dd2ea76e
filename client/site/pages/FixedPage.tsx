import { type FixedPageName, hasPlaces } from "#contract/values/pages.ts";
import { useLoaded } from "../../api/loaded.ts";
import { placesQuery } from "./loaders.ts";
import type { ArticleData } from "../blocks/article-data.ts";
import styles from "../entries/Article.module.css";
import { ArticleOrEditor } from "../entries/EntryPage.tsx";
import { LateMap } from "../map/LateMap.tsx";
import { Places } from "./Places.tsx";

/** Readers read legal texts from start to end, so these pages have one column. */
const inOneColumn: ReadonlySet<FixedPageName> = new Set([
  "AGB",
  "Barrierefreiheit",
  "Datenschutz",
  "Widerrufsbelehrung",
]);

export function FixedPage({ name, article }: { name: FixedPageName; article: ArticleData }) {
  return (
    <>
      <div className={inOneColumn.has(name) ? styles.column : undefined}>
        <ArticleOrEditor article={article} />
      </div>
      {hasPlaces(name) && <AllPlaces current={name} />}
      {/* The page 'Kontakt' has its map below the form (screens.tsx). */}
      {name === "Projekt" && <LateMap />}
    </>
  );
}

export function OwnPage({ article }: { article: ArticleData }) {
  const { id } = article.entry;
  const places = useLoaded(placesQuery(id));
  return (
    <>
      <ArticleOrEditor article={article} />
      {places.length > 0 && <Places places={places} current={id} />}
    </>
  );
}

function AllPlaces({ current }: { current: FixedPageName }) {
  const places = useLoaded(placesQuery(current));
  return places.length > 0 && <Places places={places} current={current} />;
}
