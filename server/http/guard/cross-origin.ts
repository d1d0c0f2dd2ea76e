// Which answers programs in other sites' pages may read: what every guest may read.
import type { FastifyReply, FastifyRequest } from "fastify";

/** Whether the answer is the one of all guests. */
export function isGuests({ headers, context }: FastifyRequest): boolean {
  return context.viewer.id === null && headers.authorization === undefined;
}

/** Also for refusals, so that a program in a browser can read why. */
export function openToAllOrigins(reply: FastifyReply): void {
  void reply
    .header("access-control-allow-origin", "*")
    .header("access-control-expose-headers", "X-Total-Count, ETag")
    .header("cross-origin-resource-policy", "cross-origin");
}
