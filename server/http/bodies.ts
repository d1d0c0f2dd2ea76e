// How bodies are read: JSON of an exact media type, within a deadline.
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#contract/errors.ts";

const BODY_DEADLINE_MS = 30_000;

/** Routes that take as long as bytes keep coming, and watch that themselves. */
const withoutDeadline = /^\/api\/v0\/upload\/?$/u;

/** Media types compared exactly (parameters allowed): a lenient match is how CSRF slips past a parser. */
function mediaTypeOf(header: string): string {
  return (header.split(";", 1)[0] ?? "").trim().toLowerCase();
}

/** A body of these methods is not read; it still has to come to its end. */
function hasNoBody({ method, headers }: FastifyRequest): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;
}

export function registerBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    return parseJson(request, body as string, done);
  });
  // Not async: what has no body waits for no promise.
  app.addHook("onRequest", (request, _reply, done) => {
    // Not the address: that may be percent-encoded.
    if (hasNoBody(request) || withoutDeadline.test(request.routeOptions.url ?? "")) return done();
    const header = request.headers["content-type"];
    if (header !== undefined && mediaTypeOf(header) !== "application/json")
      return done(new AppError("wrongContentType"));
    // Node's own requestTimeout covers all routes alike, uploads included; hence this one.
    const deadline = setTimeout(() => request.raw.destroy(), BODY_DEADLINE_MS);
    request.raw.once("end", () => clearTimeout(deadline)).once("close", () => clearTimeout(deadline));
    done();
  });
}
