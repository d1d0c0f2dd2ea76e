// Requests that a browser makes because a person may come to an address, not because they have: prefetching, prerendering.
import type { IncomingHttpHeaders } from "node:http";

/** Such a request must have no effect. Its answer is not kept, so that the browser asks again when the person comes. */
export function isForeseen(headers: IncomingHttpHeaders): boolean {
  return [headers["sec-purpose"], headers["purpose"], headers["x-purpose"], headers["x-moz"]].some(
    (purpose) => typeof purpose === "string" && /prefetch|prerender|preview|instant/iu.test(purpose),
  );
}
