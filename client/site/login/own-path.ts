// Where signing in leads to.

const here = "http://site";
const oneSlash = /^\/(?![/\\])/u;

/** Accepts only paths of this site, as browsers read them: without tabs and line breaks, and encoded. */
export function ownPathOr(next: string | null, otherwise: string): string {
  if (next === null || !oneSlash.test(next) || !URL.canParse(next, here)) return otherwise;
  const { origin, pathname, search, hash } = new URL(next, here);
  return origin === here && oneSlash.test(pathname) ? pathname + search + hash : otherwise;
}
