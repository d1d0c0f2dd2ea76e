// Request targets: what is no path is refused, what cannot be decoded is read as it is written, before it is routed.
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { AppError } from "#contract/errors.ts";

const TAKEN_METHODS = "GET, HEAD, POST, PUT, DELETE";

/** For Fastify's `rewriteUrl`: whatever was sent, the router can read what it gets, so that nothing is routed twice. */
export function routablePath({ url = "/" }: Pick<IncomingMessage, "url">): string {
  // Where it leads to does not matter: the hook below refuses it.
  if (!isPath(url)) return "/";
  return url.includes("%") ? takenLiterally(url) : url;
}

/** A path that is no valid percent-encoding stands nowhere: as it is written, it is not found like any other. */
function takenLiterally(url: string): string {
  const [path = ""] = url.split(/[?#]/u, 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

/** The origin form. The others (RFC 9112 3.2) are for proxies, which this site is not. */
function isPath(target: string): boolean {
  return target.startsWith("/");
}

/** First of all hooks but that of the headers, so that what is refused is answered and logged like everything else. */
export function registerTargets(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!isPath(request.originalUrl)) return done(new AppError("invalid"));
    // It asks for its own headers back, cookies included; the procedures' library fails on it.
    if (request.method !== "TRACE") return done();
    void reply.header("allow", TAKEN_METHODS);
    done(new AppError("methodNotAllowed"));
  });
}
