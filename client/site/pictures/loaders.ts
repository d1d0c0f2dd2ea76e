import { data } from "react-router";
import { isId } from "#contract/values/addresses.ts";
import { ENTRY_IN_LINK, PICTURE_IN_LINK, PRODUCT_IN_LINK } from "#contract/values/pages.ts";
import type { Place, Query } from "../../api/loaded.ts";
import { fetched, givenPage, type Loads, orFromDocument, pageOf } from "../../api/loader.ts";
import type { Answers } from "../../api/trpc.ts";

/** The first one that the address has counts. */
const keys = { picture: PICTURE_IN_LINK, entry: ENTRY_IN_LINK, product: PRODUCT_IN_LINK };

const asked = ({ search }: Pick<Place, "search">): Partial<Record<keyof typeof keys, string>> => {
  const params = new URLSearchParams(search);
  for (const [name, key] of Object.entries(keys)) {
    const id = params.get(key);
    if (id !== null) return { [name]: id };
  }
  return {};
};

export const takedownQuery: Query<Answers["takedowns"]["page"]> = (utils, place) =>
  utils.takedowns.page.queryOptions(asked(place));

export const takedown: Loads<Answers["takedowns"]["page"]> = {
  query: takedownQuery,
  loader: orFromDocument(async (args) => {
    if (Object.values(asked(new URL(args.request.url))).some((id) => !isId(id))) throw data(null, { status: 404 });
    await fetched(takedownQuery, args);
    return null;
  }),
};

export const creditsQuery: Query<Answers["credits"]["list"]> = (utils, place) =>
  utils.credits.list.queryOptions({ page: pageOf(place) });

export const credits: Loads<Answers["credits"]["list"]> = {
  query: creditsQuery,
  loader: orFromDocument(async (args) => {
    const page = givenPage(new URL(args.request.url).search);
    if (page === null) throw data(null, { status: 404 });
    const { items } = await fetched(creditsQuery, args);
    if (page > 1 && items.length === 0) throw data(null, { status: 404 });
    return null;
  }),
};
