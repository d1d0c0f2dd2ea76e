import type { FastifyInstance } from "fastify";
import { withoutLastSlashes } from "#contract/values/addresses.ts";
import { ENGLISH } from "#contract/values/content-language.ts";
import { feedPaths } from "#contract/values/pages.ts";

const PERMANENT = 308;
const feeds = Object.values(feedPaths);
const written = ["/sitemap.xml", "/robots.txt", ...feeds, ...feeds.map((path) => ENGLISH + path)];
const mayBeFeed = /\.(?:xml|txt|ics)\/*$/iu;
const singleEvent = /^(\/en)?\/veranstaltungen\/([^/]+)\.ics$/iu;

export function writtenFeedPath(path: string): string | null {
  if (!mayBeFeed.test(path)) return null;
  const plain = withoutLastSlashes(path);
  const known = written.find((feed) => feed.toLowerCase() === plain.toLowerCase());
  const [, prefix, id] = singleEvent.exec(plain) ?? [];
  const spelling = known ?? (id === undefined ? null : `${prefix ? ENGLISH : ""}/Veranstaltungen/${id}.ics`);
  return spelling === path ? null : spelling;
}

export function redirectFeedSpellings(app: FastifyInstance): void {
  // The hook is not async, because requests of other addresses should not wait for a promise.
  app.addHook("onRequest", (request, reply, done) => {
    if (request.method !== "GET" && request.method !== "HEAD") return done();
    const [path = "", ...query] = request.url.split("?");
    const spelling = writtenFeedPath(path);
    if (spelling === null) return done();
    return void reply.redirect([spelling, ...query].join("?"), PERMANENT);
  });
}
