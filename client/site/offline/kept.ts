import { PICTURES, pagesOf } from "./cache-names.ts";
import { forgetPages } from "./forget-pages.ts";
import {
  type Bounds,
  effectOf,
  isSameLook,
  type Kind,
  kindOf,
  pageBounds,
  pageKey,
  pictureBounds,
  pictureStem,
  surplusOf,
} from "./rules.ts";

const languageOf = (page: Response): string | null => page.headers.get("content-language");

/** Updates or removes the cached copy of a page. @param answer the function reads its body, so pass a clone */
export async function updateCachedPage(version: string, url: URL, answer: Response): Promise<void> {
  const effect = effectOf(kindOf(url), answer);
  if (effect === "forget") await forgetPages();
  if (effect === "drop") await (await caches.open(pagesOf(version))).delete(pageKey(url));
  if (effect === "keep") await keepPage(pagesOf(version), url, answer);
}

/** All cached pages must have the same language and look. If a new page differs, it replaces all cached pages. */
async function keepPage(name: string, url: URL, answer: Response): Promise<void> {
  const newest = (await (await caches.open(name)).matchAll()).at(-1);
  if (newest && !(await isAlike(newest, answer))) await caches.delete(name);
  await (await caches.open(name)).put(pageKey(url), answer);
  await dropSurplus(name, pageBounds);
}

export async function findPage(version: string, url: URL): Promise<Response | undefined> {
  if (kindOf(url) !== "page") return undefined;
  return (await caches.open(pagesOf(version))).match(pageKey(url), { ignoreVary: true });
}

async function isAlike(kept: Response, answer: Response): Promise<boolean> {
  if (languageOf(kept) !== languageOf(answer)) return false;
  return isSameLook(await kept.text(), await answer.clone().text());
}

export async function listPages(version: string): Promise<{ path: string; page: Response }[]> {
  const cache = await caches.open(pagesOf(version));
  const [keys, pages] = await Promise.all([cache.keys(), cache.matchAll()]);
  return keys
    .map(({ url }, index) => ({ path: pageKey(new URL(url)), page: pages[index] }))
    .flatMap(({ path, page }) => (page ? [{ path, page }] : []))
    .reverse();
}

/** Pictures and assets never change, so a cached copy is not fetched again. */
export async function keepResource(name: string, kind: Kind, url: URL): Promise<void> {
  const cache = await caches.open(name);
  if (await cache.match(url, { ignoreVary: true })) return;
  const answer = await fetch(url);
  if (effectOf(kind, answer) !== "keep") return;
  await cache.put(url, answer);
  if (kind === "picture") await dropSurplus(name, pictureBounds);
}

export async function findPicture(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(PICTURES);
  const exact = await cache.match(url, { ignoreVary: true });
  if (exact) return exact;
  const stem = pictureStem(url.pathname) ?? url.pathname;
  const other = (await cache.keys()).findLast((key) => new URL(key.url).pathname.startsWith(stem));
  return other && cache.match(other, { ignoreVary: true });
}

/**
 * Deletes the oldest responses. A cache lists its contents in the order of insertion, so the first ones are the oldest.
 */
async function dropSurplus(name: string, bounds: Bounds): Promise<void> {
  const cache = await caches.open(name);
  const [keys, answers] = await Promise.all([cache.keys(), cache.matchAll()]);
  const sizes = answers.map(({ headers }) => Number(headers.get("content-length") ?? 0));
  await Promise.all(keys.slice(0, surplusOf(sizes, bounds)).map((key) => cache.delete(key)));
}
