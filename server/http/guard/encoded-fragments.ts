// Some mail programs encode the '#' before a secret in a link, so the server receives the secret. Redirects then
// remove the secret from the address.
import type { FastifyInstance } from "fastify";
import { encodedHash } from "#contract/values/addresses.ts";
import { newsletterLeavePath, newsletterPath, shopOrderPath } from "#contract/values/pages.ts";
import { previewPath } from "#contract/values/previews.ts";
import { sentence } from "../../kernel/sentences.ts";
import { bareErrorHtml, sendBarePage } from "../answers/bare-page.ts";
import { askedLanguage } from "../language.ts";

const known = new RegExp(
  `^(?:/en)?(?:${newsletterLeavePath}|${newsletterPath}|${previewPath}|/login|${shopOrderPath("")}[\\w-]+)(?:\\?(?:reset|invitation|handle)=[^&]*)?$`,
  "u",
);

/** @returns the link with a real '#'; null if the link is not for a page that expects a secret */
export function withFragment(url: string): string | null {
  const [address = "", ...behind] = url.split(encodedHash);
  if (!known.test(address)) return null;
  return `${address}#${decoded(behind.join("#"))}`;
}

/** Removes the secret. Keeps only one leading slash, because browsers read two slashes as the start of a host. */
export function withoutSecret(path: string): string {
  const [before = ""] = path.split(encodedHash, 1);
  const [hash = ""] = encodedHash.exec(path) ?? [];
  return before.replace(/^[/\\]+/u, "/") + hash;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).replace(/[^\w=&.~-]/gu, encodeURIComponent);
  } catch {
    return text;
  }
}

/**
 * Redirects a page that expects a secret to the same address with a real '#'. Redirects other pages to their path
 * without the secret, so that scripts of the 404 page cannot read the secret.
 */
export function registerEncodedFragments(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { method, originalUrl, headers } = request;
    const isRead = method === "GET" || method === "HEAD";
    if (!isRead || !encodedHash.test(originalUrl) || /^\/(?:api|trpc|v0|assets)\//u.test(originalUrl)) return done();
    const location = withFragment(originalUrl);
    if (location !== null)
      return void reply.code(308).header("cache-control", "no-store").header("location", location).send();
    // Checks only the path, because a query may contain '%23', such as a search for '#'.
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
