// Sends kept bytes without Fastify's steps of an answer, which cost a third of a cached page's time.
import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** The headers of every answer. */
    safetyHeaders: Readonly<Record<string, string>>;
    /** Whether the server ends its connections, which answers then say. Without it, no answer is sent at once. */
    isClosing?: () => boolean;
  }
  interface FastifyRequest {
    /** The path under which the view of the answered page is counted, or null. */
    counted: string | null;
  }
  interface FastifyReply {
    /** Whether the answer sets a cookie, which Fastify adds in one of its steps. */
    setsCookie: boolean;
  }
}

/** The complete headers of some bytes, by the policy of the page: nothing else differs between requests. */
export type Heads = Map<string, OutgoingHttpHeaders>;

/** There are few policies: one for each choice of consent. */
const MAX_HEADS = 8;

/** Only usual answers: those that need one of Fastify's steps go the normal way. */
export function canSendAtOnce(request: FastifyRequest, reply: FastifyReply): boolean {
  return (
    request.method === "GET" && reply.statusCode === 200 && !reply.setsCookie && request.server.isClosing?.() === false
  );
}

/**
 * @param own the headers that the bytes add to those of the reply
 * @param isKept whether the bytes hold until the content changes, so that they can be answered again
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
  const { raw, counted } = reply.request;
  if (isKept) reply.server.rememberAnswer?.(raw, { head, bytes, counted });
  reply.hijack();
  reply.raw.writeHead(200, head).end(bytes);
  return reply;
}
