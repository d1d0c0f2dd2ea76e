// The address that a person types for a link: completed, and of this site only the path.
import { completeLink } from "#contract/values/link-address.ts";

/** Of this site's own addresses only the path is kept: the site may move. */
function withoutOrigin(url: string, origin: string): string {
  return url === origin ? "/" : url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

/** @returns null if it is no address */
export function completeUrl(written: string, origin: string = globalThis.location?.origin ?? ""): string | null {
  const link = completeLink(written);
  return link === null || origin === "" ? link : completeLink(withoutOrigin(link, origin));
}
