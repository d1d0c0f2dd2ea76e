// Addresses in which a mail program has encoded the '#' before a secret: the secret would reach the server and its log.
import type { FastifyInstance } from "fastify";
import { encodedHash } from "#contract/values/addresses.ts";
import { newsletterLeavePath, newsletterPath, shopOrderPath } from "#contract/values/pages.ts";
import { previewPath } from "#contract/values/previews.ts";
import { sentence } from "../../kernel/sentences.ts";
import { bareErrorHtml, sendBarePage } from "../answers/bare-page.ts";
import { askedLanguage } from "../language.ts";

/** The pages whose links carry a secret behind '#'. */
const known = new RegExp(
  `^(?:/en)?(?:${newsletterLeavePath}|${newsletterPath}|${previewPath}|/login|${shopOrderPath("")}[\\w-]+)(?:\\?(?:reset|invitation|handle)=[^&]*)?$`,
  "u",
);

/** @returns null if the page of the link is not known */
export function withFragment(url: string): string | null {
  const [address = "", ...behind] = url.split(encodedHash);
  if (!known.test(address)) return null;
  return `${address}#${decoded(behind.join("#"))}`;
}

/** The path up to the encoded '#'. A browser would read two slashes, or a backslash, as the start of a host. */
export function withoutSecret(path: string): string {
  const [before = ""] = path.split(encodedHash, 1);
  const [hash = ""] = encodedHash.exec(path) ?? [];
  return before.replace(/^[/\\]+/u, "/") + hash;
}

/** What is not encoded correctly stays as it is; nothing in it may end the header. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text).replace(/[^\w=&.~-]/gu, encodeURIComponent);
  } catch {
    return text;
  }
}

/**
 * Leads to the page, whose secret stays in the browser from then on. Where no such page is known, the site's own 404 page
 * says what to do, at an address without the secret: its scripts and third parties learn the address.
 */
export function registerEncodedFragments(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { method, originalUrl, headers } = request;
    const isRead = method === "GET" || method === "HEAD";
    if (!isRead || !encodedHash.test(originalUrl) || /^\/(?:api|trpc|v0|assets)\//u.test(originalUrl)) return done();
    const location = withFragment(originalUrl);
    if (location !== null)
      return void reply.code(308).header("cache-control", "no-store").header("location", location).send();
    // A query may say '%23' of itself, such as a search for '#'.
    const [path = ""] = originalUrl.split("?", 1);
    if (!encodedHash.test(path)) return done();
    if (request.routeOptions.config.isPage) {
      const cut = withoutSecret(path);
      if (cut === originalUrl) return done();
      return void reply.code(302).header("cache-control", "no-store").header("location", cut).send();
    }
    const language = askedLanguage(headers);
    sendBarePage(reply, bareErrorHtml(language, sentence(language, "pages:wholeLink")), 404);
  });
}
