// Addresses without a page: they lead on, or are counted as asked for in vain.
import type { FastifyReply, FastifyRequest } from "fastify";
import { decodedPath, encodedHash } from "#contract/addresses.ts";
import { withoutLanguage } from "#contract/content-language.ts";
import { leadOn } from "../addresses/lead-on.ts";
import type { Services } from "../context.ts";
import { isVisit } from "./count-view.ts";

/** Where an address without a page leads; null while nobody knows. What is asked for in vain is counted. */
export async function leadOnOrNull(request: FastifyRequest, services: Services): Promise<string | null> {
  const path = askedPath(request.url);
  // No editor can lead on from a link that a mail program has cut.
  if (path === null || encodedHash.test(request.url.split("?", 1)[0] ?? "")) return null;
  const { search } = new URL(request.url, "http://site");
  try {
    const location = await leadOn(services, path, request.context.content);
    if (location !== null) countHit(request, services);
    else if (isVisit(request)) services.asked.miss(path, services.now());
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

/** Leads to the address without what a mail program has added; nothing is known of it yet. */
export function sendMended(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(302).header("cache-control", "no-cache").header("location", location).send();
}

/** A page of this site gets what it was asked with: a day of an event, a page of a list. */
function withQuery(location: string, search: string): string {
  if (!location.startsWith("/") || location.includes("?")) return location;
  const [path = "", fragment] = location.split("#", 2);
  return path + search + (fragment === undefined ? "" : `#${fragment}`);
}

export function countHit(request: FastifyRequest, { asked, now }: Services): void {
  const path = askedPath(request.url);
  if (path !== null) asked.hit(path, now());
}

export function sendOn(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(308).header("cache-control", "no-cache").header("location", location).send();
}

/** Addresses are kept without their language: each is one for both. */
function askedPath(url: string): string | null {
  const path = URL.parse(url, "http://site")?.pathname;
  const decoded = path === undefined ? null : decodedPath(path);
  return decoded === null ? null : withoutLanguage(decoded);
}
