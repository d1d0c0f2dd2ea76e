import { completeLink } from "#contract/values/link-address.ts";

/** A link to this site is stored as a path, because the site may move to another domain. */
function withoutOrigin(url: string, origin: string): string {
  return url === origin ? "/" : url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

/** @returns null if the text is not an address */
export function completeUrl(written: string, origin: string = globalThis.location?.origin ?? ""): string | null {
  const link = completeLink(written);
  return link === null || origin === "" ? link : completeLink(withoutOrigin(link, origin));
}
