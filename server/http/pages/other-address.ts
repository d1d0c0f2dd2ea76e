import type { FastifyReply, FastifyRequest } from "fastify";
import { encodedHash, plainAddress } from "#contract/values/addresses.ts";
import { isEnglishPath, withoutLanguage } from "#contract/values/content-language.ts";
import { findRedirectTarget } from "../../content/redirects/redirect-target.ts";
import type { Services } from "../../kernel/context.ts";
import { isVisit } from "./count-view.ts";

/** If `isMended` is true, the location is the requested address without appended punctuation. */
type Other = { location: string; isMended: boolean };

/**
 * Finds a redirect for an address without a page.
 * @param mayRedirect false for a further page of a list, because the list's redirects do not apply to it
 */
export async function otherAddress(
  request: FastifyRequest,
  services: Services,
  mayRedirect: boolean,
): Promise<Other | null> {
  const mended = withoutPunctuation(request.url);
  const location = mayRedirect
    ? await redirectTargetOrNull(request, services, { isMissCounted: mended === null })
    : null;
  if (location !== null) return { location, isMended: false };
  return mended === null ? null : { location: mended, isMended: true };
}

export function sendOther(reply: FastifyReply, { location, isMended }: Other): FastifyReply {
  // It is unknown whether the mended address has a page, so this redirect is temporary.
  return reply
    .code(isMended ? 302 : 308)
    .header("cache-control", "no-cache")
    .header("location", location)
    .send();
}

async function redirectTargetOrNull(
  request: FastifyRequest,
  services: Services,
  { isMissCounted }: { isMissCounted: boolean },
): Promise<string | null> {
  if (request.isOnlyGerman && isEnglishPath(request.url.split("?", 1)[0] ?? "")) return null;
  const path = askedPath(request);
  // An encoded '#' means that a mail program has damaged a link. No redirect could mend it, so the miss is not counted.
  if (path === null || encodedHash.test(request.url.split("?", 1)[0] ?? "")) return null;
  const { search } = new URL(request.url, "http://site");
  try {
    const location = await findRedirectTarget(services, path, request.context.content);
    if (location !== null) countHit(request, services);
    else if (isMissCounted && isVisit(request)) services.addressCounts.miss(path, services.now());
    return location === null ? null : withQuery(location, search);
  } catch (error) {
    request.log.warn({ err: error }, "nobody knows where an address leads");
    return null;
  }
}

const punctuation =
  /(?:[.,;:!?)\]}<>'"]|(?:&|%26)(?:gt|lt|quot|apos|nbsp)(?:;|%3[Bb])?|%(?:22|27|29|3[ACEace]|5[Dd]|7[Dd]))+$/u;

/**
 * Removes punctuation at the end, because mail programs make a following full stop or bracket a part of the link.
 * @param url path and query of the request
 * @returns null if there is no such punctuation, or if the rest is empty or ends with a slash
 */
export function withoutPunctuation(url: string): string | null {
  const plain = url.replace(punctuation, "");
  return plain === url || plain.endsWith("/") || plain === "" ? null : plain;
}

function withQuery(location: string, search: string): string {
  if (!location.startsWith("/") || location.includes("?")) return location;
  const [path = "", fragment] = location.split("#", 2);
  return path + search + (fragment === undefined ? "" : `#${fragment}`);
}

export function countHit(request: FastifyRequest, { addressCounts, now }: Services): void {
  const path = askedPath(request);
  if (path !== null) addressCounts.hit(path, now());
}

function askedPath({ originalUrl }: FastifyRequest): string | null {
  const path = URL.parse(originalUrl, "http://site")?.pathname;
  const plain = path === undefined ? null : plainAddress(path);
  return plain === null ? null : withoutLanguage(plain);
}
