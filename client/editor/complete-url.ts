// The address that a person means: people leave out what browsers need.
import { isSafeUrl } from "#contract/text.ts";

/** Of this site's own addresses only the path is kept: the site may move. */
function withoutOrigin(url: string, origin: string): string {
  return url === origin ? "/" : url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

/**
 * Completes a typed address: "example.org" becomes https, "a@example.org" a mail address.
 * @returns null if it is no address
 */
export function completeUrl(written: string, origin: string = globalThis.location?.origin ?? ""): string | null {
  const url = origin === "" ? written.trim() : withoutOrigin(written.trim(), origin);
  if (isSafeUrl(url)) return url;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]{2,}$/u.test(url)) return `mailto:${url}`;
  const completed = `https://${url}`;
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([:/?#]\S*)?$/u.test(url) && isSafeUrl(completed) ? completed : null;
}
