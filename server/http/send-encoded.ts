// Sends a cacheable text in the encoding that the client accepts, or 304 if the client already has it.
import type { FastifyReply, FastifyRequest } from "fastify";
import { type EncodedText, isKnown, makeVersion } from "./encoded-text.ts";
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
  if (isKnown(request.headers["if-none-match"], text)) return reply.code(304).send();
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.type(type).send(bytes);
}
