// What each screen loads before it is entered; the same loaders run on the server and in the browser.
import { data, type LoaderFunctionArgs, redirect, redirectDocument } from "react-router";
import { isOn } from "#contract/values/components.ts";
import type { Config } from "#contract/schemas/config.ts";
import { isId } from "#contract/values/addresses.ts";
import {
  accountPath,
  entryPath,
  type FixedPageName,
  isEditorsPath,
  type ListTag,
  plainPath,
} from "#contract/values/pages.ts";
import { isAdmin } from "#contract/values/permissions.ts";
import { configQuery, type Place, type Query, viewerQuery } from "../api/loaded.ts";
import { keptShown } from "./entries/shown-cards.ts";
import { ownPathOr } from "./login/own-path.ts";
import type { Answers, Utils } from "../api/trpc.ts";
import {
  type Loader,
  type Loads,
  utilsOf,
  fetched,
  orStatus,
  orFromDocument,
  orFromServer,
  givenPage,
  pageOf,
} from "../api/loader.ts";
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

/** The month of the calendar: that of the address, or that of today. */
export const monthQuery: Query<Answers["entries"]["month"]> = (utils, { search }) => {
  const month = new URLSearchParams(search).get("monat");
  return utils.entries.month.queryOptions(month === null ? {} : { month });
};

/** How an entry is asked for: by its id, or by its readable address. */
export const standingAt = (id: string, path: string): string => (isId(id) ? id : path);

/** A page of the comments on the entry of an address, or of the guestbook. */
export const commentsQuery: Query<Answers["comments"]["page"]> = (utils, place) => {
  const { id: entryId } = place.params;
  const page = pageOf(place);
  return entryId === undefined
    ? utils.guestbook.page.queryOptions({ page })
    : utils.comments.page.queryOptions({ entryId: standingAt(entryId, place.pathname), page });
};

/** Beyond the last page there is nothing. */
async function loadComments(args: LoaderFunctionArgs): Promise<void> {
  const page = givenPage(new URL(args.request.url).search);
  if (page === null) throw data(null, { status: 404 });
  const { items } = await fetched(commentsQuery, args);
  if (page > 1 && items.length === 0) throw data(null, { status: 404 });
}

/** Not there while the component is off. */
export const guestbook: Loads<Answers["comments"]["page"]> = {
  query: commentsQuery,
  loader: orFromDocument((args) => loadComments(args).then(() => null)),
};

const withdrawalFormQuery: Query<Answers["withdrawals"]["form"]> = (utils) => utils.withdrawals.form.queryOptions();

/** There only while there is a contract from which somebody may withdraw. */
export const withdrawalForm: Loads<boolean> = {
  query: withdrawalFormQuery,
  loader: orFromDocument((args) => fetched(withdrawalFormQuery, args).then(() => null)),
};

/**
 * An order's page is there only while there are orders, or can be. The server says so. The browser asks for nothing:
 * whoever has just ordered sees the order, whatever the network does.
 */
export const orderLoader: Loader = async (args) => {
  if (import.meta.env.SSR && !(await fetched(configQuery, args)).contracts) throw data(null, { status: 404 });
  return null;
};

/** Whether visitors may comment on an entry. */
export function hasComments({ hasComments }: Answers["entries"]["article"]["entry"], config: Config): boolean {
  return hasComments && isOn(config, "comments");
}

/** An entry by the address of its list. */
export function articleIn(list: ListTag): Query<Answers["entries"]["article"]> {
  return (utils, { params: { id = "" }, search }) => {
    const day = list === "Veranstaltungen" ? new URLSearchParams(search).get("tag") : null;
    return utils.entries.article.queryOptions({
      id: standingAt(id, `/${list}/${id}`),
      ...(day !== null && { day }),
    });
  };
}

/** An entry at the address of its own list; at another list's address, and at a former one, it redirects. */
export function entryIn(list: ListTag): Loads<Answers["entries"]["article"]> {
  const query = articleIn(list);
  return {
    query,
    loader: orFromServer(async (args) => {
      const { entry } = await fetched(query, args);
      const asked = args.params["id"] ?? "";
      // The id's address goes on to answer.
      const path = isId(asked) ? plainPath(entry) : entryPath(entry);
      if (path === null && !(isId(asked) && isAdmin(await fetched(viewerQuery, args))))
        throw data(null, { status: 404 });
      if (path !== null && path !== `/${list}/${asked}`) throw redirect(path + new URL(args.request.url).search, 308);
      if (path !== null && hasComments(entry, await fetched(configQuery, args))) await loadComments(args);
      // What has no comments has one page.
      else if (givenPage(new URL(args.request.url).search) !== 1) throw data(null, { status: 404 });
      return null;
    }),
  };
}

/** A page of the site's own, by its address; another spelling, and a former address, redirect. */
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

/** No screen has the address. On the server the page says so; in the browser the server is asked where it leads. */
export const unknownLoader: Loader = orFromServer(() => {
  if (import.meta.env.SSR) return Promise.resolve(null);
  throw data(null, { status: 404 });
});

export function pageQuery(name: FixedPageName): Query<Answers["entries"]["page"]> {
  return (utils) => utils.entries.page.queryOptions({ name });
}

export function entryOf(name: FixedPageName): Loads<Answers["entries"]["article"]> {
  const query = pageQuery(name);
  return { query, loader: orFromDocument((args) => fetched(query, args).then(() => null)) };
}

/** What the home page shows besides its own entry. */
export const frontQuery: Query<Answers["entries"]["front"]> = (utils) => utils.entries.front.queryOptions();

/** @param on name of a fixed page, or id of a page of the site's own */
export function placesQuery(on: string): Query<Answers["entries"]["places"]> {
  return (utils) => utils.entries.places.queryOptions({ on: on as FixedPageName });
}

/** The map of a page. */
export const mapQuery: Query<Answers["map"]["shown"]> = (utils) => utils.map.shown.queryOptions();

/** A page with the map, unless its component is off. */
export function loadedWithMap<Loaded>({ query, loader }: Loads<Loaded>): Loads<Loaded> {
  const loadMap = async (args: LoaderFunctionArgs): Promise<void> => {
    if (isOn(await fetched(configQuery, args), "map")) await fetched(mapQuery, args);
  };
  const both: Loader = (args) => Promise.all([loader(args), loadMap(args)]).then(() => null);
  return { query, loader: orFromDocument(both) };
}

/** A screen whose parts read another query as well. */
export function loadedWith<Loaded, Other>({ query, loader }: Loads<Loaded>, other: Query<Other>): Loads<Loaded> {
  const both: Loader = (args) => Promise.all([loader(args), fetched(other, args)]).then(() => null);
  return { query, loader: orFromDocument(both) };
}

/** Signed-in users leave the login. The viewer is read anew, because a session may have ended. */
export async function loginLoader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { searchParams } = new URL(request.url);
  if (["reset", "invitation", "handle"].some((key) => searchParams.has(key))) return null;
  const viewer = await orStatus(utilsOf({ context }).users.me.fetch(undefined, { staleTime: 0 }));
  if (viewer.id === null) return null;
  const path = ownPathOr(searchParams.get("next"), "/");
  // Users without the permission for the admin center are not sent there: it would send them back.
  if (isEditorsPath(path.split(/[?#]/u)[0] ?? "") && !isAdmin(viewer)) return null;
  throw redirectDocument(path);
}

/** The admin center is only for editors; others sign in first. Who lacks a demanded factor gets only into the account. */
export async function adminLoader(args: LoaderFunctionArgs): Promise<null> {
  const viewer = await fetched(viewerQuery, args);
  const { pathname, search } = new URL(args.request.url);
  if (!isAdmin(viewer)) throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`, 302);
  if (viewer.mustSetUpFactor && pathname !== accountPath) throw redirect(accountPath, 302);
  return null;
}
