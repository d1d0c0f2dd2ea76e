// Other spellings of the feeds' addresses lead to the written ones, as those of pages do.
import type { FastifyInstance } from "fastify";
import { feedPaths } from "#contract/pages.ts";

const PERMANENT = 308;
const written = ["/sitemap.xml", "/robots.txt", ...Object.values(feedPaths)];
const mayBeFeed = /\.(?:xml|txt|ics)\/*$/iu;
const singleEvent = /^\/veranstaltungen\/([^/]+)\.ics$/iu;

/** How the address of a feed is written where it was asked for in another spelling; null where it is right or none. */
export function writtenFeedPath(path: string): string | null {
  if (!mayBeFeed.test(path)) return null;
  const plain = path.replace(/\/+$/u, "");
  const known = written.find((feed) => feed.toLowerCase() === plain.toLowerCase());
  const id = singleEvent.exec(plain)?.[1];
  const spelling = known ?? (id === undefined ? null : `/Veranstaltungen/${id}.ics`);
  return spelling === path ? null : spelling;
}

/** Before the pages, whose routes would take these addresses for entries. */
export function redirectFeedSpellings(app: FastifyInstance): void {
  // Not async: other requests wait for no promise.
  app.addHook("onRequest", (request, reply, done) => {
    if (request.method !== "GET" && request.method !== "HEAD") return done();
    const [path = "", ...query] = request.url.split("?");
    const spelling = writtenFeedPath(path);
    if (spelling === null) return done();
    return void reply.redirect([spelling, ...query].join("?"), PERMANENT);
  });
}
