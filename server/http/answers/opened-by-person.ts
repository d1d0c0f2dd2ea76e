// Distinguishes people in a browser from scripts and programs.
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyContextConfig, FastifyRequest } from "fastify";
import "../route-config.ts";

/** Recognises HTTP clients such as Java's: they ask for HTML by default, but also list GIF or JSON in Accept. */
const ofPrograms = /image\/gif|application\/json/u;

export function opensInBrowser({ accept = "", "sec-fetch-mode": mode }: IncomingHttpHeaders): boolean {
  return mode === "navigate" || (accept.includes("text/html") && !ofPrograms.test(accept));
}

/** Procedures answer in the same shape for all clients, so a browser gets no page from a procedure. */
export function isOpenedByPerson({ method, headers, originalUrl, routeOptions }: FastifyRequest): boolean {
  const { audience = "people", isPage } = (routeOptions.config ?? {}) as FastifyContextConfig;
  if (audience === "procedures") return false;
  if (opensInBrowser(headers)) return true;
  const { accept = "*/*" } = headers;
  const isRead = method === "GET" || method === "HEAD";
  const isOfPage = audience === "people" && isPage === true && originalUrl.startsWith("/");
  return isRead && isOfPage && !accept.includes("application/json");
}
