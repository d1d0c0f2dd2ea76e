// Lets scripts of other origins read answers that are the same for every guest.
import type { FastifyReply, FastifyRequest } from "fastify";

export function isGuests({ headers, context }: FastifyRequest): boolean {
  return context.viewer.id === null && headers.authorization === undefined;
}

/** Sets the CORS headers. Refusals need these headers too, so that a script in a browser can read the reason. */
export function openToAllOrigins(reply: FastifyReply): void {
  void reply
    .header("access-control-allow-origin", "*")
    .header("access-control-expose-headers", "X-Total-Count, ETag, X-Request-Id")
    .header("cross-origin-resource-policy", "cross-origin");
}
