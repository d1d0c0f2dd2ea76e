// What each screen needs before it is entered; the same loaders run on the server and in the browser.
import {
  createContext,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  RouterContextProvider,
} from "react-router";
import { entryPath, type FixedPageName, type ListTag } from "#contract/pages.ts";
import { isAdmin, type Viewer } from "#contract/permissions.ts";
import { keptShown } from "./site/entries/shown-cards.ts";
import { ownPathOr } from "./site/login/own-path.ts";
import { isUnreachable, refusalOf, type Utils } from "./trpc.ts";

export const CARDS_AT_A_TIME = 2;

type Loader = (args: LoaderFunctionArgs) => Promise<null>;

const utilsContext = createContext<Utils>();

/** What the loaders of one request, or of one browser, ask with: the routes themselves are the same for all. */
export function loaderContext(utils: Utils): RouterContextProvider {
  return new RouterContextProvider(new Map([[utilsContext, utils]]));
}

function utilsOf({ context }: Pick<LoaderFunctionArgs, "context">): Utils {
  return context.get(utilsContext);
}

/** Turns the server's refusal into the page of that status. */
async function orStatus<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.code === "C404" || refusal?.code === "C200") throw data(null, { status: 404 });
    if (refusal?.code === "C503") throw data(null, { status: 503 });
    throw error;
  }
}

/** Without a network the page is asked for as a document: the service worker has it, if it was read before. */
function orFromDocument(loader: Loader): Loader {
  return async (args) => {
    try {
      return await loader(args);
    } catch (error) {
      if (!isUnreachable(error) || !hasServiceWorker()) throw error;
      const { pathname, search } = new URL(args.request.url);
      throw redirectDocument(pathname + search);
    }
  };
}

function hasServiceWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

/** Who looks, and the site's title and texts: every screen. */
export async function rootLoader(args: LoaderFunctionArgs): Promise<null> {
  const utils = utilsOf(args);
  await orStatus(Promise.all([utils.users.me.fetch(), utils.config.get.fetch()]));
  return null;
}

/** The page of the query; 1 without one, null when it is none. */
export function pageNumber(url: URL): number | null {
  const given = url.searchParams.get("seite");
  if (given === null) return 1;
  return /^[1-9]\d{0,5}$/u.test(given) ? Number(given) : null;
}

export function cardsInput(list: ListTag, page: number, limit = CARDS_AT_A_TIME) {
  return { list, limit, skip: (page - 1) * CARDS_AT_A_TIME };
}

export function listLoader(list: ListTag): Loader {
  return orFromDocument(async ({ request, context }) => {
    const utils = utilsOf({ context });
    const url = new URL(request.url);
    const page = pageNumber(url);
    if (page === null) throw data(null, { status: 404 });
    const inputs = [cardsInput(list, page), cardsInput(list, page, keptShown(url) ?? CARDS_AT_A_TIME)];
    const [{ items } = { items: [] }] = await orStatus(
      Promise.all(inputs.map((input) => utils.entries.cards.fetch(input))),
    );
    if (page > 1 && items.length === 0) throw data(null, { status: 404 });
    return null;
  });
}

/** An entry at the address where it stands; under another it redirects there. */
export function articleLoader(list: ListTag): Loader {
  return orFromDocument(async ({ params, context }) => {
    const utils = utilsOf({ context });
    const { entry } = await orStatus(utils.entries.article.fetch({ id: params["id"] ?? "" }));
    const path = entryPath(entry);
    if (path === null && !isAdmin({ roles: (await utils.users.me.fetch()).roles })) throw data(null, { status: 404 });
    if (path !== null && path !== `/${list}/${entry.id}`) throw redirect(path, 308);
    return null;
  });
}

export function fixedPageLoader(name: FixedPageName): Loader {
  return orFromDocument(async (args) => {
    await orStatus(utilsOf(args).entries.page.fetch({ name }));
    return null;
  });
}

/** Who is signed in has nothing to do at the login; asked anew, for a session may have ended since. */
export async function loginLoader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { searchParams } = new URL(request.url);
  if (searchParams.has("reset")) return null;
  const viewer = await orStatus(utilsOf({ context }).users.me.fetch(undefined, { staleTime: 0 }));
  if (viewer.id === null) return null;
  const path = ownPathOr(searchParams.get("next"), "/");
  // The admin center sends those who may not enter it here: they would go round.
  if (path.startsWith("/admincenter") && !isAdmin(viewer)) return null;
  throw redirectDocument(path);
}

/** The admin center is for admins; others sign in first. */
export async function adminLoader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const viewer: Pick<Viewer, "roles"> = await orStatus(utilsOf({ context }).users.me.fetch());
  const { pathname, search } = new URL(request.url);
  if (!isAdmin(viewer)) throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`, 302);
  return null;
}
