// Loads the code and the data of a link as soon as the mouse or a finger is on it.
import { matchRoutes, type RouteObject, type RouterContextProvider } from "react-router";
import { ENGLISH, isEnglishPath } from "#contract/values/content-language.ts";
import { isEditorsPath } from "#contract/values/pages.ts";

type Site = { routes: () => RouteObject[]; basename: string; context: () => RouterContextProvider };

/** Fetches the same queries as a navigation, so a navigation shortly afterwards finds them in the cache. */
export async function prefetch({ routes, basename, context }: Site, url: URL): Promise<void> {
  // A page in the other language is a new document.
  if (isEnglishPath(url.pathname) !== (basename === ENGLISH)) return;
  const matches = matchRoutes(routes(), url, basename) ?? [];
  if (matches.some(({ route }) => route.path === "*")) return;
  await Promise.all(
    matches.map(async ({ route: { lazy, loader }, params }) => {
      const args = { request: new Request(url), params, context: context(), url, pattern: "" };
      const code = typeof lazy === "function" ? lazy() : undefined;
      await Promise.all([code, typeof loader === "function" ? loader(args) : undefined]);
    }),
  );
}

/** @returns the URL of a link that the router opens; null for other links and for the current page */
function targetOf(event: Event): URL | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target !== "" || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
  return url.origin !== window.location.origin || isHere || isEditorsPath(url.pathname) ? null : url;
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export function startPrefetching(site: Site): void {
  let last = "";
  const onTouch = (event: Event): void => {
    const url = savesData() ? null : targetOf(event);
    // `pointerover` also fires for the elements inside a link, so it reports the same link several times.
    if (url === null || url.href === last) return;
    last = url.href;
    // A failed prefetch has no consequence. The navigation repeats the requests and shows their errors.
    prefetch(site, url).catch(() => {});
  };
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && onTouch(event));
  document.addEventListener("touchstart", onTouch, { passive: true });
}
