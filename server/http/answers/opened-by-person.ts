import type { IncomingHttpHeaders } from "node:http";
import type { FastifyContextConfig, FastifyRequest } from "fastify";
import "../route-config.ts";

/** Recognises HTTP clients such as Java's. Their Accept header contains HTML, but also GIF or JSON. */
const ofPrograms = /image\/gif|application\/json/u;

export function opensInBrowser({ accept = "", "sec-fetch-mode": mode }: IncomingHttpHeaders): boolean {
  return mode === "navigate" || (accept.includes("text/html") && !ofPrograms.test(accept));
}

/** False for procedures, because all their clients get the same format. */
export function isOpenedByPerson({ method, headers, originalUrl, routeOptions }: FastifyRequest): boolean {
  const { audience = "people", isPage } = (routeOptions.config ?? {}) as FastifyContextConfig;
  if (audience === "procedures") return false;
  if (opensInBrowser(headers)) return true;
  const { accept = "*/*" } = headers;
  const isRead = method === "GET" || method === "HEAD";
  const isOfPage = audience === "people" && isPage === true && originalUrl.startsWith("/");
  return isRead && isOfPage && !accept.includes("application/json");
}
