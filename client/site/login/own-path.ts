// Finds the path that opens after signing in.

export const loginPath = "/login";

const here = "http://site";
const oneSlash = /^\/(?![/\\])/u;

/**
 * Accepts only paths of this site. Uses the browser's URL parser, because browsers remove tabs and line breaks from
 * URLs.
 */
export function ownPathOr(next: string | null, otherwise: string): string {
  if (next === null || !oneSlash.test(next) || !URL.canParse(next, here)) return otherwise;
  const { origin, pathname, search, hash } = new URL(next, here);
  return origin === here && oneSlash.test(pathname) ? pathname + search + hash : otherwise;
}

export function loginPathFrom(pathname: string, page: string): string {
  return pathname === "/" || pathname === loginPath ? loginPath : `${loginPath}?next=${encodeURIComponent(page)}`;
}

/**
 * The page that the visitor has left for the login. It is used if the visitor has followed a link before the script had
 * added `next`.
 * @param referrer '' if there is none
 */
export function pathBefore(referrer: string, origin = window.location.origin): string {
  if (!URL.canParse(referrer)) return "/";
  const { origin: other, pathname, search } = new URL(referrer);
  const isLogin = pathname.replace(/^\/en(?=\/)/u, "") === loginPath;
  return other !== origin || isLogin ? "/" : ownPathOr(pathname + search, "/");
}
