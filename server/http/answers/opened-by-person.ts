// Whether a person waits for the answer: in a browser that opens an address, or at the address of a page.
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyContextConfig, FastifyRequest } from "fastify";
import "../route-config.ts";

/** Programs that ask for HTML by default, such as those in Java, name pictures as well. */
const ofPrograms = /image\/gif|application\/json/u;

/** Whether a browser opens an address, instead of a script or a program that reads one. */
export function opensInBrowser({ accept = "", "sec-fetch-mode": mode }: IncomingHttpHeaders): boolean {
  return mode === "navigate" || (accept.includes("text/html") && !ofPrograms.test(accept));
}

/** Answers of procedures have one shape, whoever asks. */
export function isOpenedByPerson({ method, headers, originalUrl, routeOptions }: FastifyRequest): boolean {
  const { audience = "people", isPage } = (routeOptions.config ?? {}) as FastifyContextConfig;
  if (audience === "procedures") return false;
  if (opensInBrowser(headers)) return true;
  const { accept = "*/*" } = headers;
  const isRead = method === "GET" || method === "HEAD";
  const isOfPage = audience === "people" && isPage === true && originalUrl.startsWith("/");
  return isRead && isOfPage && !accept.includes("application/json");
}
