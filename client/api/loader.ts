import { createContext, data, type LoaderFunctionArgs, redirectDocument, RouterContextProvider } from "react-router";
import { componentOfScreen, isOn } from "#contract/values/components.ts";
import { type ContentLanguage, withoutLanguage } from "#contract/values/content-language.ts";
import { isId } from "#contract/values/addresses.ts";
import { can, type Needs } from "#contract/values/permissions.ts";
import type { Access } from "./access.ts";
import { settingsQuery, onlyGermanQuery, type Place, type Query, viewerQuery } from "./loaded.ts";
import type { Answers } from "./trpc.ts";
import { isUnreachable, refusalOf } from "./refusal.ts";

export type Loader = (args: LoaderFunctionArgs) => Promise<null>;

export type Loads<Loaded> = { query: Query<Loaded>; loader: Loader };

const accessContext = createContext<Access>();
const contentContext = createContext<ContentLanguage>();

/** The context of the loaders. The server creates one for each request. The browser creates it once. */
export function loaderContext(access: Access, content: ContentLanguage): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(accessContext, access);
  context.set(contentContext, content);
  return context;
}

/** The language of the page's content. An address below /en is German if the site has no English pages. */
export const contentFor = ({ context }: Pick<LoaderFunctionArgs, "context">): ContentLanguage =>
  context.get(contentContext);

/** What signed-in users may do can change at any time, for example when the session ends. */
export async function fetchViewerAnew({ context }: LoaderFunctionArgs): Promise<Answers["users"]["me"]> {
  const { store, utils, client } = context.get(accessContext);
  const viewer = await orStatus(client.users.me.query());
  store.setQueryData(utils.users.me.queryOptions().queryKey, viewer);
  return viewer;
}

export function fetched<Loaded>(
  query: Query<Loaded>,
  { request, params, context }: LoaderFunctionArgs,
): Promise<Loaded> {
  const { store, utils } = context.get(accessContext);
  const { pathname, search } = new URL(request.url);
  const isEnglish = context.get(contentContext) === "en";
  const place = { pathname: isEnglish ? withoutLanguage(pathname) : pathname, search, params };
  return orStatus(store.fetchQuery<Loaded>(query(utils, place)));
}

/** True if the URL has no content, because its id is unknown or invalid. */
export function isMissing(error: unknown): boolean {
  const code = refusalOf(error)?.code;
  return code === "C404" || code === "C200";
}

/**
 * If the answer reports a missing or unavailable page, throws a response with 404 or 503. The error page is then shown.
 * Other errors stay unchanged.
 */
export async function orStatus<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) throw data(null, { status: 404 });
    if (refusalOf(error)?.code === "C503") throw data(null, { status: 503 });
    throw error;
  }
}

/**
 * Loads the loader's URL as a new document. The language prefix is removed here, because `redirectDocument` adds it.
 */
export function redirectToDocument({ request }: Pick<LoaderFunctionArgs, "request">): Response {
  const { pathname, search } = new URL(request.url);
  return redirectDocument(withoutLanguage(pathname) + search);
}

/** If the network fails, requests the page as a document, because the service worker may have a cached copy. */
export function orFromDocument(loader: Loader): Loader {
  return async (args) => {
    try {
      return await loader(args);
    } catch (error) {
      if (!isUnreachable(error) || !hasServiceWorker()) throw error;
      throw redirectToDocument(args);
    }
  };
}

const isNotThere = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "init" in error && (error.init as ResponseInit | null)?.status === 404;

/** A missing page is also requested as a document, because only the server knows the redirects of former URLs. */
export function orFromServer(loader: Loader): Loader {
  return orFromDocument(async (args) => {
    try {
      return await loader(args);
    } catch (error) {
      if (import.meta.env.SSR || !isNotThere(error)) throw error;
      throw redirectToDocument(args);
    }
  });
}

function hasServiceWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

export async function rootLoader(args: LoaderFunctionArgs): Promise<null> {
  const isEnglish = contentFor(args) === "en";
  await Promise.all([
    fetched(viewerQuery, args),
    fetched(settingsQuery, args),
    isEnglish && fetched(onlyGermanQuery, args),
  ]);
  return null;
}

/** Throws 404 while the component of the screen is disabled. */
export function whileOpen(path: string, loader: Loader | undefined): Loader | undefined {
  const component = componentOfScreen(path);
  if (component === null) return loader;
  return async (args) => {
    if (!isOn(await fetched(settingsQuery, args), component)) throw data(null, { status: 404 });
    return loader ? loader(args) : null;
  };
}

/** Throws 403 with the missing permission if the viewer lacks it. */
export function whilePermitted(needs: Needs | undefined, loader: Loader | undefined): Loader | undefined {
  if (!needs) return loader;
  return async (args) => {
    if (!can(await fetched(viewerQuery, args), ...needs)) throw data({ needs }, { status: 403 });
    return loader ? loader(args) : null;
  };
}

/**
 * Throws 404 if `:id` cannot be an id.
 * @param words texts that are allowed instead of an id
 */
export const idLoader =
  (...words: string[]): Loader =>
  ({ params: { id = "" } }) => {
    if (!isId(id) && !words.includes(id)) throw data(null, { status: 404 });
    return Promise.resolve(null);
  };

export function givenPage(search: string): number | null {
  const given = new URLSearchParams(search).get("seite");
  if (given === null) return 1;
  return /^[1-9]\d{0,5}$/u.test(given) ? Number(given) : null;
}

export function pageOf({ search }: Pick<Place, "search">): number {
  return givenPage(search) ?? 1;
}

/** Loads a second query too, because parts of the screen use it. */
export function loadedWith<Loaded, Other>({ query, loader }: Loads<Loaded>, other: Query<Other>): Loads<Loaded> {
  const both: Loader = (args) => Promise.all([loader(args), fetched(other, args)]).then(() => null);
  return { query, loader: orFromDocument(both) };
}
