// Checks request targets before routing, and accepts only paths. In a path with invalid percent-encoding, '%' is a
// literal '%'.
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { decodedPath } from "#contract/values/addresses.ts";
import { AppError } from "#contract/schemas/errors.ts";

const TAKEN_METHODS = "GET, HEAD, POST, PUT, DELETE";

/** Fastify calls this function as `rewriteUrl`. The router can always decode the returned path. */
export function routablePath({ url = "/" }: Pick<IncomingMessage, "url">): string {
  // The hook in `registerTargets` refuses the request, so any path can be returned.
  if (!isPath(url)) return "/";
  return url.includes("%") ? takenLiterally(url) : url;
}

/** Encodes each '%' of a path with invalid percent-encoding, so that the router can decode the path. */
function takenLiterally(url: string): string {
  const [path = ""] = url.split(/[?#]/u, 1);
  return decodedPath(path) === null ? path.replaceAll("%", "%25") + url.slice(path.length) : url;
}

/** True for a target in origin form. The other forms (RFC 9112 3.2) are for proxies, and this site is not a proxy. */
function isPath(target: string): boolean {
  return target.startsWith("/");
}

/** Call this after `logRequests` and `registerHeaders`, so that refusals get headers and are logged. */
export function registerTargets(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!isPath(request.originalUrl)) return done(new AppError("invalid"));
    // TRACE would return the request's headers, including cookies. tRPC also fails on TRACE.
    if (request.method !== "TRACE") return done();
    void reply.header("allow", TAKEN_METHODS);
    done(new AppError("methodNotAllowed"));
  });
}
