import { data, redirect } from "react-router";
import { entryPath, type FixedPageName } from "#contract/values/pages.ts";
import type { Place, Query } from "../../api/loaded.ts";
import { fetched, type Loads, orFromDocument, orFromServer } from "../../api/loader.ts";
import type { Answers } from "../../api/trpc.ts";
import { pageQuery } from "../entries/loaders.ts";

/** An added page by its URL. Former URLs and other spellings redirect to it. */
export const ownPageQuery: Query<Answers["entries"]["article"]> = (utils, { params }) =>
  utils.entries.article.queryOptions({ id: ownAddress(params) });

const ownAddress = ({ page = "", below }: Place["params"]): string =>
  below === undefined ? `/${page}` : `/${page}/${below}`;

export const ownPage: Loads<Answers["entries"]["article"]> = {
  query: ownPageQuery,
  loader: orFromServer(async (args) => {
    const { entry } = await fetched(ownPageQuery, args);
    const path = entryPath(entry);
    if (path === null) throw data(null, { status: 404 });
    const { pathname, search } = new URL(args.request.url);
    if (path !== ownAddress(args.params) || pathname.endsWith("/")) throw redirect(path + search, 308);
    await fetched(placesQuery(entry.id), args);
    return null;
  }),
};

export function entryOf(name: FixedPageName): Loads<Answers["entries"]["article"]> {
  const query = pageQuery(name);
  return { query, loader: orFromDocument((args) => fetched(query, args).then(() => null)) };
}

export const frontQuery: Query<Answers["entries"]["front"]> = (utils) => utils.entries.front.queryOptions();

/** @param on the name of a fixed page, or the id of an added page. */
export function placesQuery(on: string): Query<Answers["entries"]["places"]> {
  return (utils) => utils.entries.places.queryOptions({ on: on as FixedPageName });
}
