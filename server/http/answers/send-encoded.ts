import type { FastifyReply, FastifyRequest } from "fastify";
import { hasTag } from "./byte-range.ts";
import { type EncodedText, makeVersion } from "./encoded-text.ts";
import { preferredEncoding } from "./encoding.ts";
import { canSendAtOnce, sendAtOnce } from "./send-at-once.ts";

/**
 * All replies with the same text must have the same headers. `sendAtOnce` caches the headers with the text, and
 * distinguishes them only by the Content-Security-Policy.
 * @param isKept true if a cache of public content stores this text
 */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  text: EncodedText,
  type: string,
  isKept = false,
): Promise<FastifyReply> {
  const encoding = preferredEncoding(request.headers["accept-encoding"]);
  const version = text.versions.get(encoding) ?? (await makeVersion(text, encoding));
  const { bytes, etag } = version;
  // The ETag must be the ETag of this encoding. A client that has another encoding of the text cannot use a 304.
  const isKnown = hasTag(request.headers["if-none-match"], etag);
  if (!isKnown && canSendAtOnce(request, reply)) {
    const encoded = encoding === "identity" ? {} : { "content-encoding": encoding };
    const own = { "cache-control": "no-cache", etag, ...encoded, "content-type": type };
    return sendAtOnce(reply, version, { own, isKept });
  }
  void reply.header("cache-control", "no-cache").header("etag", etag);
  if (isKnown) return reply.code(304).send();
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.type(type).send(bytes);
}
