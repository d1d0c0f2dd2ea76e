// A fixed page (Erlebnis and its seven places, Projekt, Kontakt, Datenschutz, Impressum).
import { type FixedPageName, hasPlaces } from "#contract/pages.ts";
import { useLoaded } from "../../loaded.ts";
import { placesQuery } from "../../loaders.ts";
import type { ArticleData } from "../entries/article-data.ts";
import { ArticleOrEditor } from "../entries/EntryPage.tsx";
import { SiteMap } from "../map/SiteMap.tsx";
import { Places } from "./Places.tsx";

export function FixedPage({ name, article }: { name: FixedPageName; article: ArticleData }) {
  return (
    <>
      <ArticleOrEditor article={article} />
      {hasPlaces(name) && <AllPlaces current={name} />}
      {/* Under Kontakt the form comes first. */}
      {name === "Projekt" && <SiteMap />}
    </>
  );
}

function AllPlaces({ current }: { current: FixedPageName }) {
  return <Places places={useLoaded(placesQuery(current))} current={current} />;
}
