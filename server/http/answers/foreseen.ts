// Detects prefetching and prerendering.
import type { IncomingHttpHeaders } from "node:http";

/** A prefetch must have no effect. Its answer is not stored, so the browser asks again when the page is opened. */
export function isForeseen(headers: IncomingHttpHeaders): boolean {
  return [headers["sec-purpose"], headers["purpose"], headers["x-purpose"], headers["x-moz"]].some(
    (purpose) => typeof purpose === "string" && /prefetch|prerender|preview|instant/iu.test(purpose),
  );
}
