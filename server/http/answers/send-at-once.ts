import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { REQUEST_ID } from "../request-id.ts";

declare module "fastify" {
  interface FastifyInstance {
    safetyHeaders: Readonly<Record<string, string>>;
    /**
     * Returns true while the server stops; each answer then closes its connection. If undefined, Fastify sends all
     * answers.
     */
    isClosing?: () => boolean;
  }
  interface FastifyRequest {
    counted: string | null;
  }
  interface FastifyReply {
    /** True if the answer sets a cookie. A hook of Fastify adds the cookies, so Fastify must send such an answer. */
    setsCookie: boolean;
  }
}

export type Heads = Map<string, OutgoingHttpHeaders>;

const MAX_HEADS = 8;

export function canSendAtOnce(request: FastifyRequest, reply: FastifyReply): boolean {
  return (
    request.method === "GET" && reply.statusCode === 200 && !reply.setsCookie && request.server.isClosing?.() === false
  );
}

/**
 * @param own headers that are added to the headers of the reply
 * @param isKept true if the bytes are valid until public content changes; the answer can then be repeated
 */
export function sendAtOnce(
  reply: FastifyReply,
  { bytes, heads }: { bytes: Buffer; heads: Heads },
  { own, isKept }: { own: OutgoingHttpHeaders; isKept: boolean },
): FastifyReply {
  const policy = String(reply.getHeader("content-security-policy") ?? "");
  const kept = heads.get(policy);
  const head = kept ?? {
    ...reply.server.safetyHeaders,
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    ...own,
    "content-length": bytes.length,
  };
  if (!kept && heads.size < MAX_HEADS) heads.set(policy, head);
  const { raw, counted, routeOptions } = reply.request;
  if (isKept) reply.server.rememberAnswer?.(raw, { head, bytes, counted, route: routeOptions.url ?? "" });
  reply.hijack();
  reply.raw.writeHead(200, { ...head, [REQUEST_ID]: reply.request.id }).end(bytes);
  return reply;
}
