// Request targets, before routing: refuses targets that are not paths, and reads undecodable paths literally.
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { decodedPath } from "#contract/values/addresses.ts";
import { AppError } from "#contract/schemas/errors.ts";

const TAKEN_METHODS = "GET, HEAD, POST, PUT, DELETE";

/** For Fastify's `rewriteUrl`: the router can always read the result, so that no request is routed twice. */
export function routablePath({ url = "/" }: Pick<IncomingMessage, "url">): string {
  // The address does not matter: the hook below refuses the request.
  if (!isPath(url)) return "/";
  return url.includes("%") ? takenLiterally(url) : url;
}

/** A path with invalid percent-encoding has no page: read literally, it is not found like any unknown path. */
function takenLiterally(url: string): string {
  const [path = ""] = url.split(/[?#]/u, 1);
  return decodedPath(path) === null ? path.replaceAll("%", "%25") + url.slice(path.length) : url;
}

/** The origin form. The other forms (RFC 9112 3.2) are for proxies, and this site is not a proxy. */
function isPath(target: string): boolean {
  return target.startsWith("/");
}

/** The first hook after the one of the headers, so that refusals are answered and logged like everything else. */
export function registerTargets(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!isPath(request.originalUrl)) return done(new AppError("invalid"));
    // TRACE echoes the request's headers, cookies included; and tRPC fails on it.
    if (request.method !== "TRACE") return done();
    void reply.header("allow", TAKEN_METHODS);
    done(new AppError("methodNotAllowed"));
  });
}
