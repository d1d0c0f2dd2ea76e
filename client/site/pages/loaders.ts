import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { isOn } from "#contract/values/components.ts";
import { entryPath, type FixedPageName } from "#contract/values/pages.ts";
import { type Place, type Query, settingsQuery } from "../../api/loaded.ts";
import { fetched, type Loads, orFromDocument, orFromServer } from "../../api/loader.ts";
import type { Answers } from "../../api/trpc.ts";
import { fetchedArticle } from "../blocks/late/article-loader.ts";
import { pageQuery } from "../entries/loaders.ts";

/** An own page, which editors have added. Its former URLs and other spellings redirect to its URL. */
export const ownPageQuery: Query<Answers["entries"]["article"]> = (utils, { params }) =>
  utils.entries.article.queryOptions({ id: ownAddress(params) });

const ownAddress = ({ page = "", below }: Place["params"]): string =>
  below === undefined ? `/${page}` : `/${page}/${below}`;

export const ownPage: Loads<Answers["entries"]["article"]> = {
  query: ownPageQuery,
  loader: orFromServer(async (args) => {
    const { entry } = await fetchedArticle(ownPageQuery, args);
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
  return { query, loader: orFromDocument((args) => fetchedArticle(query, args).then(() => null)) };
}

export const homeEntry = entryOf("Willkommen");
export const frontQuery: Query<Answers["entries"]["front"]> = (utils) => utils.entries.front.queryOptions();
export const doorQuery: Query<Answers["shop"]["door"]> = (utils) => utils.shop.door.queryOptions();

export function loadedWithDoor<Loaded>({ query, loader }: Loads<Loaded>): Loads<Loaded> {
  const loadDoor = async (args: LoaderFunctionArgs): Promise<void> => {
    if (isOn(await fetched(settingsQuery, args), "shop")) await fetched(doorQuery, args);
  };
  return { query, loader: orFromDocument((args) => Promise.all([loader(args), loadDoor(args)]).then(() => null)) };
}

/** @param on the name of a fixed page, or the id of an own page */
export function placesQuery(on: string): Query<Answers["entries"]["places"]> {
  return (utils) => utils.entries.places.queryOptions({ on: on as FixedPageName });
}
