import type { IncomingHttpHeaders } from "node:http";
import { deviceOf } from "../../kernel/visits/rules.ts";
import type { Services } from "../../kernel/context.ts";
import { isForeseen } from "../answers/foreseen.ts";

/**
 * After a client-side navigation, the client sends a HEAD request with this header (client/site/report-visits.ts). The
 * view is counted if the page exists.
 */
const WALKED = "x-visit";

export type Viewing = {
  method: string;
  headers: IncomingHttpHeaders;
  cookies: Record<string, string | undefined>;
  context: { address: string };
};

export function countView(
  request: Viewing,
  { visits, now, publicUrl }: Pick<Services, "visits" | "now" | "publicUrl">,
  path: string | null,
): void {
  if (path === null || !isShown(request) || isUnwanted(request)) return;
  const { headers, context } = request;
  visits.count({
    path,
    at: now().getTime(),
    address: context.address,
    userAgent: headers["user-agent"] ?? "",
    referrer: request.method === "HEAD" ? "" : (headers.referer ?? ""),
    acceptLanguage: headers["accept-language"] ?? "",
    ownHost: hostOf(publicUrl()),
  });
}

/** False for prefetched or embedded pages, and for pages that a script reads. */
function isShown({ method, headers }: Viewing): boolean {
  if (method === "HEAD") return headers[WALKED] !== undefined;
  const destination = headers["sec-fetch-dest"];
  return !isForeseen(headers) && (destination === undefined || destination === "document");
}

/** True if a person opened the page in a browser, even if the person does not want to be counted. */
export const isVisit = (request: Viewing): boolean =>
  isShown(request) && deviceOf(request.headers["user-agent"] ?? "") !== null;

/** True if the visitor sends Do Not Track, Global Privacy Control or the site's own opt-out cookie. */
function isUnwanted({ headers, cookies }: Viewing): boolean {
  return headers["dnt"] === "1" || headers["sec-gpc"] === "1" || cookies["analytics"] === "off";
}

let last = { url: "", host: "" };

function hostOf(url: string): string {
  if (url !== last.url) last = { url, host: new URL(url).hostname };
  return last.host;
}
