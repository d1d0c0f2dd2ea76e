// Small public files that are made, not stored: the same for everybody, who asks each time whether they still hold.
import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { hasTag } from "./byte-range.ts";

export function sendTagged(request: FastifyRequest, reply: FastifyReply, type: string, body: string): FastifyReply {
  const tag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  void reply.header("cache-control", "no-cache").header("etag", tag);
  if (hasTag(request.headers["if-none-match"], tag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
