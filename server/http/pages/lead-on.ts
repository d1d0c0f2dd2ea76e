// Addresses without a page: they lead on, or are counted as asked for in vain.
import type { FastifyReply, FastifyRequest } from "fastify";
import { encodedHash, plainAddress } from "#contract/values/addresses.ts";
import { withoutLanguage } from "#contract/values/content-language.ts";
import { leadOn } from "../../content/redirects/lead-on.ts";
import type { Services } from "../../kernel/context.ts";
import { isVisit } from "./count-view.ts";

/** Where an address without a page leads: to a page that stood there, or without what a mail program added to it. */
type Other = { location: string; isMended: boolean };

/**
 * Null where nothing is known of an address; if a person asked for it, that is counted. Of one with a full stop behind it,
 * the address that was meant is counted, if it is missing, too.
 * @param leadsOn false for a part of a page, of which no redirect says anything
 */
export async function otherAddress(
  request: FastifyRequest,
  services: Services,
  leadsOn: boolean,
): Promise<Other | null> {
  const mended = withoutPunctuation(request.url);
  const location = leadsOn ? await leadOnOrNull(request, services, { isMissCounted: mended === null }) : null;
  if (location !== null) return { location, isMended: false };
  return mended === null ? null : { location: mended, isMended: true };
}

export function sendOther(reply: FastifyReply, { location, isMended }: Other): FastifyReply {
  // Of a mended address nothing is known yet.
  return reply
    .code(isMended ? 302 : 308)
    .header("cache-control", "no-cache")
    .header("location", location)
    .send();
}

async function leadOnOrNull(
  request: FastifyRequest,
  services: Services,
  { isMissCounted }: { isMissCounted: boolean },
): Promise<string | null> {
  const path = askedPath(request);
  // No editor can lead on from a link that a mail program has cut.
  if (path === null || encodedHash.test(request.url.split("?", 1)[0] ?? "")) return null;
  const { search } = new URL(request.url, "http://site");
  try {
    const location = await leadOn(services, path, request.context.content);
    if (location !== null) countHit(request, services);
    else if (isMissCounted && isVisit(request)) services.asked.miss(path, services.now());
    return location === null ? null : withQuery(location, search);
  } catch (error) {
    request.log.warn({ err: error }, "nobody knows where an address leads");
    return null;
  }
}

const punctuation =
  /(?:[.,;:!?)\]}<>'"]|(?:&|%26)(?:gt|lt|quot|apos|nbsp)(?:;|%3[Bb])?|%(?:22|27|29|3[ACEace]|5[Dd]|7[Dd]))+$/u;

/**
 * Mail programs take a full stop or a bracket behind an address for a part of it, also one that is escaped for HTML.
 * @param url path and query as they were asked for
 * @returns null if there is none
 */
export function withoutPunctuation(url: string): string | null {
  const plain = url.replace(punctuation, "");
  return plain === url || plain.endsWith("/") || plain === "" ? null : plain;
}

/** A page of this site gets what it was asked with: a day of an event, a page of a list. */
function withQuery(location: string, search: string): string {
  if (!location.startsWith("/") || location.includes("?")) return location;
  const [path = "", fragment] = location.split("#", 2);
  return path + search + (fragment === undefined ? "" : `#${fragment}`);
}

export function countHit(request: FastifyRequest, { asked, now }: Services): void {
  const path = askedPath(request);
  if (path !== null) asked.hit(path, now());
}

/** Addresses are kept without their language: each is one for both. */
function askedPath({ originalUrl }: FastifyRequest): string | null {
  const path = URL.parse(originalUrl, "http://site")?.pathname;
  const plain = path === undefined ? null : plainAddress(path);
  return plain === null ? null : withoutLanguage(plain);
}
