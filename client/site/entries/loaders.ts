import { data, redirect } from "react-router";
import { isOn } from "#contract/values/components.ts";
import type { SiteSettings } from "#contract/schemas/settings.ts";
import { isId } from "#contract/values/addresses.ts";
import { entryPath, type FixedPageName, type ListTag, plainPath } from "#contract/values/pages.ts";
import { mayEnterCenter } from "#contract/values/permissions.ts";
import { settingsQuery, type Query, viewerQuery } from "../../api/loaded.ts";
import { fetched, givenPage, type Loads, orFromDocument, orFromServer, pageOf } from "../../api/loader.ts";
import type { Answers, Utils } from "../../api/trpc.ts";
import { fetchedArticle } from "../blocks/late/article-loader.ts";
import { loadComments } from "../comments/loaders.ts";
import { standingAt } from "../standing-at.ts";
import { keptShown } from "./shown-cards.ts";

export const CARDS_AT_A_TIME = 2;

export function cardsQuery(list: ListTag, page: number, limit = CARDS_AT_A_TIME) {
  return (utils: Pick<Utils, "entries">) =>
    utils.entries.cards.queryOptions({ list, limit, skip: (page - 1) * CARDS_AT_A_TIME });
}

export function cardsOf(list: ListTag): Loads<Answers["entries"]["cards"]> {
  return {
    query: (utils, place) => cardsQuery(list, pageOf(place))(utils),
    loader: orFromDocument(async (args) => {
      const url = new URL(args.request.url);
      const page = givenPage(url.search);
      if (page === null) throw data(null, { status: 404 });
      const [{ items }] = await Promise.all([
        fetched(cardsQuery(list, page), args),
        fetched(cardsQuery(list, page, keptShown(url) ?? CARDS_AT_A_TIME), args),
      ]);
      if (page > 1 && items.length === 0) throw data(null, { status: 404 });
      return null;
    }),
  };
}

/** A fixed page. For a list, this page has the texts above the entries. */
export function pageQuery(name: FixedPageName): Query<Answers["entries"]["page"]> {
  return (utils) => utils.entries.page.queryOptions({ name });
}

export const monthQuery: Query<Answers["entries"]["month"]> = (utils, { search }) => {
  const month = new URLSearchParams(search).get("monat");
  return utils.entries.month.queryOptions(month === null ? {} : { month });
};

export function hasComments({ hasComments }: Answers["entries"]["article"]["entry"], settings: SiteSettings): boolean {
  return hasComments && isOn(settings, "comments");
}

export function articleIn(list: ListTag): Query<Answers["entries"]["article"]> {
  return (utils, { params: { id = "" }, search }) => {
    const day = list === "Veranstaltungen" ? new URLSearchParams(search).get("tag") : null;
    return utils.entries.article.queryOptions({
      id: standingAt(id, `/${list}/${id}`),
      ...(day !== null && { day }),
    });
  };
}

/** An entry in its list. Former URLs and URLs in other lists redirect to the current URL. */
export function entryIn(list: ListTag): Loads<Answers["entries"]["article"]> {
  const query = articleIn(list);
  return {
    query,
    loader: orFromServer(async (args) => {
      const { entry, when } = await fetchedArticle(query, args);
      const { search } = new URL(args.request.url);
      const asked = args.params["id"] ?? "";
      // An entry has two valid URLs: one with its id, and a readable one.
      const path = isId(asked) ? plainPath(entry) : entryPath(entry);
      if (path === null && !(isId(asked) && mayEnterCenter(await fetched(viewerQuery, args))))
        throw data(null, { status: 404 });
      if (path !== null && path !== `/${list}/${asked}`) throw redirect(path + search, 308);
      // A date that has moved is found under its former day. It may move back, so the redirect is temporary. Links of the
      // site name the new day, so browsers do not need this code.
      if (import.meta.env.SSR && path !== null && when?.isChosen && when.day !== new URLSearchParams(search).get("tag"))
        throw redirect(`${path}?tag=${when.day}`, 302);
      if (path !== null && hasComments(entry, await fetched(settingsQuery, args))) await loadComments(args);
      // An entry without comments has only one page.
      else if (givenPage(search) !== 1) throw data(null, { status: 404 });
      return null;
    }),
  };
}
