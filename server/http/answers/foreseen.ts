import type { IncomingHttpHeaders } from "node:http";

/**
 * True if the browser prefetches or prerenders. The user may never see the answer, so the request must have no effect.
 */
export function isForeseen(headers: IncomingHttpHeaders): boolean {
  return [headers["sec-purpose"], headers["purpose"], headers["x-purpose"], headers["x-moz"]].some(
    (purpose) => typeof purpose === "string" && /prefetch|prerender|preview|instant/iu.test(purpose),
  );
}
