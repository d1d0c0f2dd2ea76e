// How loaders ask the server: what they need, how they refuse, what they do without a network.
import type { QueryClient } from "@tanstack/react-query";
import { createContext, data, type LoaderFunctionArgs, redirectDocument, RouterContextProvider } from "react-router";
import { componentOfScreen, isOn } from "#contract/values/components.ts";
import { isEnglishPath, withoutLanguage } from "#contract/values/content-language.ts";
import { isId } from "#contract/values/addresses.ts";
import { can, type Needs } from "#contract/values/permissions.ts";
import { configQuery, onlyGermanQuery, type Place, type Query, viewerQuery } from "./loaded.ts";
import { isUnreachable, refusalOf, type Utils } from "./trpc.ts";

export type Loader = (args: LoaderFunctionArgs) => Promise<null>;

/** A loader, and the query by which its screen reads the loaded data. */
export type Loads<Loaded> = { query: Query<Loaded>; loader: Loader };

/** The client that loaders call, and the cache for the answers. */
export type Access = { queryClient: QueryClient; utils: Utils };

const accessContext = createContext<Access>();

/** The context of one request, or of one browser, for the loaders; the routes are the same for all. */
export function loaderContext(access: Access): RouterContextProvider {
  return new RouterContextProvider(new Map([[accessContext, access]]));
}

export function utilsOf({ context }: Pick<LoaderFunctionArgs, "context">): Utils {
  return context.get(accessContext).utils;
}

/** Runs a query for the address that is entered. */
export function fetched<Loaded>(
  query: Query<Loaded>,
  { request, params, context }: LoaderFunctionArgs,
): Promise<Loaded> {
  const { queryClient, utils } = context.get(accessContext);
  const { pathname, search } = new URL(request.url);
  const place = { pathname: withoutLanguage(pathname), search, params };
  return orStatus(queryClient.fetchQuery(query(utils, place)));
}

/** Whether there is nothing at an address: an id that nobody has, or that nobody could have. */
export function isMissing(error: unknown): boolean {
  const code = refusalOf(error)?.code;
  return code === "C404" || code === "C200";
}

/** Converts the server's refusal to the error page of that status. */
export async function orStatus<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) throw data(null, { status: 404 });
    if (refusalOf(error)?.code === "C503") throw data(null, { status: 503 });
    throw error;
  }
}

/** Without a network the page is requested as a document: the service worker may have a copy. */
export function orFromDocument(loader: Loader): Loader {
  return async (args) => {
    try {
      return await loader(args);
    } catch (error) {
      if (!isUnreachable(error) || !hasServiceWorker()) throw error;
      const { pathname, search } = new URL(args.request.url);
      // The router adds its language.
      throw redirectDocument(withoutLanguage(pathname) + search);
    }
  };
}

/** The error page of the status 404, as loaders throw it. */
const isNotThere = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "init" in error && (error.init as ResponseInit | null)?.status === 404;

/** The same, and what is not there is asked for as a document: the server knows where former addresses lead. */
export function orFromServer(loader: Loader): Loader {
  return orFromDocument(async (args) => {
    try {
      return await loader(args);
    } catch (error) {
      if (import.meta.env.SSR || !isNotThere(error)) throw error;
      const { pathname, search } = new URL(args.request.url);
      throw redirectDocument(withoutLanguage(pathname) + search);
    }
  });
}

function hasServiceWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

/** The viewer, and the site's title and texts: for every screen. */
export async function rootLoader(args: LoaderFunctionArgs): Promise<null> {
  const isEnglish = isEnglishPath(new URL(args.request.url).pathname);
  await Promise.all([
    fetched(viewerQuery, args),
    fetched(configQuery, args),
    isEnglish && fetched(onlyGermanQuery, args),
  ]);
  return null;
}

/** A screen of a component that is off is not there (404). */
export function whileOpen(path: string, loader: Loader | undefined): Loader | undefined {
  const component = componentOfScreen(path);
  if (component === null) return loader;
  return async (args) => {
    if (!isOn(await fetched(configQuery, args), component)) throw data(null, { status: 404 });
    return loader ? loader(args) : null;
  };
}

/** A screen that asks for a right is refused (403) to a viewer without it. */
export function whilePermitted(needs: Needs | undefined, loader: Loader | undefined): Loader | undefined {
  if (!needs) return loader;
  return async (args) => {
    if (!can(await fetched(viewerQuery, args), ...needs)) throw data(null, { status: 403 });
    return loader ? loader(args) : null;
  };
}

/**
 * A row's screen is 404 at an address whose `:id` cannot be an id.
 * @param words are accepted instead of an id
 */
export const idLoader =
  (...words: string[]): Loader =>
  ({ params: { id = "" } }) => {
    if (!isId(id) && !words.includes(id)) throw data(null, { status: 404 });
    return Promise.resolve(null);
  };

/** The page number of the query string; 1 if it is missing, null if it is invalid. */
export function givenPage(search: string): number | null {
  const given = new URLSearchParams(search).get("seite");
  if (given === null) return 1;
  return /^[1-9]\d{0,5}$/u.test(given) ? Number(given) : null;
}

/** The page of a list that is entered. */
export function pageOf({ search }: Pick<Place, "search">): number {
  return givenPage(search) ?? 1;
}

/** A screen whose parts read another query as well. */
export function loadedWith<Loaded, Other>({ query, loader }: Loads<Loaded>, other: Query<Other>): Loads<Loaded> {
  const both: Loader = (args) => Promise.all([loader(args), fetched(other, args)]).then(() => null);
  return { query, loader: orFromDocument(both) };
}
