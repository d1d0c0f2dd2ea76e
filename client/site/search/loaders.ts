import { data } from "react-router";
import { mostResults, resultsPerPage, searchedText } from "#contract/values/searched-text.ts";
import type { Place, Query } from "../../api/loaded.ts";
import { fetched, givenPage, type Loads, orFromDocument, pageOf } from "../../api/loader.ts";
import type { Answers } from "../../api/trpc.ts";

type Results = Answers["search"]["find"];

export function searchedOf({ search }: Pick<Place, "search">): string {
  return searchedText(new URLSearchParams(search).get("q") ?? "");
}

const resultsQuery: Query<Results> = (utils, place) =>
  utils.search.find.queryOptions({ q: searchedOf(place), page: pageOf(place) });

/** Responds with 404 if the page is beyond the last one. */
export const results: Loads<Results> = {
  query: resultsQuery,
  loader: orFromDocument(async (args) => {
    const page = givenPage(new URL(args.request.url).search);
    if (page === null || page > mostResults / resultsPerPage) throw data(null, { status: 404 });
    const { items } = await fetched(resultsQuery, args);
    if (page > 1 && items.length === 0) throw data(null, { status: 404 });
    return null;
  }),
};
