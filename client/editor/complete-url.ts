// Completes the address that the user types for a link. Addresses of this site become paths.
import { completeLink } from "#contract/values/link-address.ts";

/** The site may move to another domain, so its own addresses keep only the path. */
function withoutOrigin(url: string, origin: string): string {
  return url === origin ? "/" : url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

/** @returns null if the text is no address */
export function completeUrl(written: string, origin: string = globalThis.location?.origin ?? ""): string | null {
  const link = completeLink(written);
  return link === null || origin === "" ? link : completeLink(withoutOrigin(link, origin));
}
