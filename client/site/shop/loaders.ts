import { data } from "react-router";
import { settingsQuery, type Place, type Query } from "../../api/loaded.ts";
import { contentFor, fetched, type Loader, type Loads, orFromDocument, orFromServer } from "../../api/loader.ts";
import type { Answers } from "../../api/trpc.ts";

/** A farm shop has fewer products than this number. A larger shop would need filters. */
const WHOLE_SHELF = 200;

export function tagOf({ search }: Pick<Place, "search">): string | null {
  return new URLSearchParams(search).get("tag") || null;
}

export const shelfQuery: Query<Answers["shop"]["shelf"]> = (utils, place) => {
  const tag = tagOf(place);
  return utils.shop.shelf.queryOptions({ tags: tag === null ? [] : [tag], limit: WHOLE_SHELF });
};

export const tagsQuery: Query<Answers["shop"]["tags"]> = (utils) => utils.shop.tags.queryOptions();

export const shelf: Loads<Answers["shop"]["shelf"]> = {
  query: shelfQuery,
  loader: orFromDocument((args) => Promise.all([fetched(shelfQuery, args), fetched(tagsQuery, args)]).then(() => null)),
};

export const itemQuery: Query<Answers["shop"]["item"]> = (utils, { params }) =>
  utils.shop.item.queryOptions({ place: params["id"] ?? "" });

export const item: Loads<Answers["shop"]["item"]> = {
  query: itemQuery,
  loader: orFromServer(async (args) => {
    const { product } = await fetched(itemQuery, args);
    if (contentFor(args) === "en" && !product.en?.title) throw data(null, { status: 404 });
    return null;
  }),
};

export const termsQuery: Query<Answers["shop"]["terms"]> = (utils) => utils.shop.terms.queryOptions();

export const cart: Loads<Answers["shop"]["terms"]> = {
  query: termsQuery,
  loader: orFromDocument((args) => fetched(termsQuery, args).then(() => null)),
};

export const checkout: Loads<Answers["shop"]["terms"]> = {
  query: termsQuery,
  loader: orFromDocument(async (args) => {
    const { showPrice } = await fetched(termsQuery, args);
    // The shop takes orders only while its prices are public.
    if (!showPrice) throw data(null, { status: 404 });
    return null;
  }),
};

/**
 * Only the server checks whether the shop has contracts. In the browser, a failed request for the settings would hide a
 * new order.
 */
export const orderLoader: Loader = async (args) => {
  if (import.meta.env.SSR && !(await fetched(settingsQuery, args)).contracts) throw data(null, { status: 404 });
  return null;
};
