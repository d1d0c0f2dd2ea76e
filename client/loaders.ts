// What each screen needs before it is entered; the same loaders run on the server and in the browser.
import { data, type LoaderFunctionArgs, redirect, redirectDocument } from "react-router";
import { entryPath, type FixedPageName, type ListTag } from "#contract/pages.ts";
import { isAdmin, type Viewer } from "#contract/permissions.ts";
import { keptShown } from "./site/entries/shown-cards.ts";
import { isUnreachable, refusalOf, type Utils } from "./trpc.ts";

export const CARDS_AT_A_TIME = 2;

type Loader = (args: LoaderFunctionArgs) => Promise<null>;

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
export function rootLoader(utils: Utils): Loader {
  return async () => {
    await orStatus(Promise.all([utils.users.me.fetch(), utils.config.get.fetch()]));
    return null;
  };
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

export function listLoader(utils: Utils, list: ListTag): Loader {
  return orFromDocument(async ({ request }) => {
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
export function articleLoader(utils: Utils, list: ListTag): Loader {
  return orFromDocument(async ({ params }) => {
    const { entry } = await orStatus(utils.entries.article.fetch({ id: params["id"] ?? "" }));
    const path = entryPath(entry);
    if (path === null && !isAdmin({ roles: (await utils.users.me.fetch()).roles })) throw data(null, { status: 404 });
    if (path !== null && path !== `/${list}/${entry.id}`) throw redirect(path, 308);
    return null;
  });
}

export function fixedPageLoader(utils: Utils, name: FixedPageName): Loader {
  return orFromDocument(async () => {
    await orStatus(utils.entries.page.fetch({ name }));
    return null;
  });
}

/** The admin center is for admins; others sign in first. */
export function adminLoader(utils: Utils): Loader {
  return async ({ request }) => {
    const viewer: Pick<Viewer, "roles"> = await orStatus(utils.users.me.fetch());
    if (!isAdmin(viewer)) throw redirect(`/login?next=${encodeURIComponent(new URL(request.url).pathname)}`, 302);
    return null;
  };
}
