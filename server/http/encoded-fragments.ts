// Addresses in which a mail program has encoded the '#' before a secret: the secret would reach the server and its log.
import type { FastifyInstance } from "fastify";
import { newsletterLeavePath, newsletterPath, shopOrderPath } from "#contract/pages.ts";
import { previewPath } from "#contract/previews.ts";
import { sentence } from "../sentences.ts";
import { bareErrorHtml, sendBarePage } from "./bare-page.ts";
import { askedLanguage } from "./language.ts";

/** '%23', encoded once or several times. */
export const encodedHash = /%(?:25)*23/iu;

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

/** What is not encoded correctly stays as it is; nothing in it may end the header. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text).replace(/[^\w=&.~-]/gu, encodeURIComponent);
  } catch {
    return text;
  }
}

/** Leads to the page, whose secret stays in the browser from then on; elsewhere a page says what to do. */
export function registerEncodedFragments(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { method, originalUrl, headers } = request;
    const isRead = method === "GET" || method === "HEAD";
    if (!isRead || !encodedHash.test(originalUrl) || /^\/(?:api|trpc|v0|assets)\//u.test(originalUrl)) return done();
    const location = withFragment(originalUrl);
    if (location !== null)
      return void reply.code(308).header("cache-control", "no-store").header("location", location).send();
    // A query may say '%23' of itself, such as a search for '#'.
    if (!encodedHash.test(originalUrl.split("?", 1)[0] ?? "")) return done();
    const language = askedLanguage(headers);
    sendBarePage(reply, bareErrorHtml(language, sentence(language, "pages:wholeLink")), 404);
  });
}
