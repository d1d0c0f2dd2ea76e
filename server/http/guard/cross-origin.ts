// Scripts of other origins may read the answers that every guest may read.
import type { FastifyReply, FastifyRequest } from "fastify";

export function isGuests({ headers, context }: FastifyRequest): boolean {
  return context.viewer.id === null && headers.authorization === undefined;
}

/** Refusals have these headers too, so that a script in a browser can read the reason. */
export function openToAllOrigins(reply: FastifyReply): void {
  void reply
    .header("access-control-allow-origin", "*")
    .header("access-control-expose-headers", "X-Total-Count, ETag")
    .header("cross-origin-resource-policy", "cross-origin");
}
