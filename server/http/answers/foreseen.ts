// Detects prefetching and prerendering.
import type { IncomingHttpHeaders } from "node:http";

/** Such a request must have no effect. Its answer is not stored: the browser must ask again when the page is opened. */
export function isForeseen(headers: IncomingHttpHeaders): boolean {
  return [headers["sec-purpose"], headers["purpose"], headers["x-purpose"], headers["x-moz"]].some(
    (purpose) => typeof purpose === "string" && /prefetch|prerender|preview|instant/iu.test(purpose),
  );
}
