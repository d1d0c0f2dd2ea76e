// Sends a cacheable text in the encoding that the client accepts, or 304 if the client already has it.
import type { FastifyReply, FastifyRequest } from "fastify";
import { hasTag } from "./byte-range.ts";
import { type EncodedText, makeVersion } from "./encoded-text.ts";
import { preferredEncoding } from "./encoding.ts";

export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  text: EncodedText,
  type: string,
): Promise<FastifyReply> {
  const encoding = preferredEncoding(request.headers["accept-encoding"]);
  const { bytes, etag } = text.versions.get(encoding) ?? (await makeVersion(text, encoding));
  void reply.header("cache-control", "no-cache").header("etag", etag);
  // Only the tag of these very bytes: whoever has another encoding of them cannot use a 304.
  if (hasTag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.type(type).send(bytes);
}
