// Where signing in leads to.

export const loginPath = "/login";

const here = "http://site";
const oneSlash = /^\/(?![/\\])/u;

/** Accepts only paths of this site, as browsers read them: without tabs and line breaks, and encoded. */
export function ownPathOr(next: string | null, otherwise: string): string {
  if (next === null || !oneSlash.test(next) || !URL.canParse(next, here)) return otherwise;
  const { origin, pathname, search, hash } = new URL(next, here);
  return origin === here && oneSlash.test(pathname) ? pathname + search + hash : otherwise;
}

/** @param page path and query as the address bar has them; what stands behind '#' may be a secret */
export function loginPathFrom(pathname: string, page: string): string {
  return pathname === "/" || pathname === loginPath ? loginPath : `${loginPath}?next=${encodeURIComponent(page)}`;
}

/** Who follows a link before the client has started comes without `next`. @param referrer '' if there is none */
export function pathBefore(referrer: string, origin = window.location.origin): string {
  if (!URL.canParse(referrer)) return "/";
  const { origin: other, pathname, search } = new URL(referrer);
  const isLogin = pathname.replace(/^\/en(?=\/)/u, "") === loginPath;
  return other !== origin || isLogin ? "/" : ownPathOr(pathname + search, "/");
}
