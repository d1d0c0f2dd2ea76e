// Checks request targets before routing: accepts only paths, and takes undecodable paths literally.
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { decodedPath } from "#contract/values/addresses.ts";
import { AppError } from "#contract/schemas/errors.ts";

const TAKEN_METHODS = "GET, HEAD, POST, PUT, DELETE";

/** Fastify's `rewriteUrl`. The router can always decode the result, so no request is routed twice. */
export function routablePath({ url = "/" }: Pick<IncomingMessage, "url">): string {
  // The result does not matter, because the hook below refuses the request.
  if (!isPath(url)) return "/";
  return url.includes("%") ? takenLiterally(url) : url;
}

/** A path with invalid percent-encoding is answered like any unknown path. */
function takenLiterally(url: string): string {
  const [path = ""] = url.split(/[?#]/u, 1);
  return decodedPath(path) === null ? path.replaceAll("%", "%25") + url.slice(path.length) : url;
}

/** Origin form. The other forms (RFC 9112 3.2) are for proxies, and this site is not a proxy. */
function isPath(target: string): boolean {
  return target.startsWith("/");
}

/** Runs right after the hook of the headers, so that refusals are answered and logged like other requests. */
export function registerTargets(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!isPath(request.originalUrl)) return done(new AppError("invalid"));
    // TRACE echoes the request's headers, cookies included. tRPC also fails on it.
    if (request.method !== "TRACE") return done();
    void reply.header("allow", TAKEN_METHODS);
    done(new AppError("methodNotAllowed"));
  });
}
