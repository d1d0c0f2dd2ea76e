// Counts a page that a visitor gets: a document that a browser shows, or a page to which the client has walked.
import type { IncomingHttpHeaders } from "node:http";
import { deviceOf } from "../../kernel/visits/rules.ts";
import type { Services } from "../../kernel/context.ts";
import { isForeseen } from "../answers/foreseen.ts";

/**
 * A header of the client's HEAD request when it shows another page without loading it: so the page is counted like
 * one that is loaded, and only if it is there (client/site/report-visits.ts).
 */
const WALKED = "x-visit";

/** What counting needs to know of a request. */
export type Viewing = {
  method: string;
  headers: IncomingHttpHeaders;
  cookies: Record<string, string | undefined>;
  context: { address: string };
};

/** @param path as it is counted; null for pages that are not */
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

/** Not what is only kept for later, embedded, or read by a script. */
function isShown({ method, headers }: Viewing): boolean {
  if (method === "HEAD") return headers[WALKED] !== undefined;
  const destination = headers["sec-fetch-dest"];
  return !isForeseen(headers) && (destination === undefined || destination === "document");
}

/** Whether a person has come with a browser, whoever it is. */
export const isVisit = (request: Viewing): boolean =>
  isShown(request) && deviceOf(request.headers["user-agent"] ?? "") !== null;

/** Somebody who asks not to be counted, in any of the ways that there are, is not counted. */
function isUnwanted({ headers, cookies }: Viewing): boolean {
  return headers["dnt"] === "1" || headers["sec-gpc"] === "1" || cookies["analytics"] === "off";
}

let last = { url: "", host: "" };

function hostOf(url: string): string {
  if (url !== last.url) last = { url, host: new URL(url).hostname };
  return last.host;
}
