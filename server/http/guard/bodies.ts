import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import { charsetOf, decoderOf, readForm } from "./declared-charset.ts";
import { isNestedTooDeeply } from "./json-depth.ts";
import { bytesFault, jsonFault } from "./json-fault.ts";
import "../route-config.ts";

const BODY_DEADLINE_MS = 30_000;

/**
 * Returns the type without parameters, for an exact comparison. A lenient comparison would let CSRF requests through.
 */
function mediaTypeOf(header: string): string {
  return (header.split(";", 1)[0] ?? "").trim().toLowerCase();
}

/** True for GET and HEAD requests without a body. They need no deadline. */
function hasNoBody({ method, headers }: FastifyRequest): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;
}

/** Guests send only short JSON, so guests have a low limit. */
export function mostBytes({ context }: FastifyRequest): number {
  return context.viewer.id === null ? limits.guestBodyBytes : Infinity;
}

export const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
export const isFormType = (header = ""): boolean => mediaTypeOf(header) === FORM_TYPE;

export function registerBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    FORM_TYPE,
    { parseAs: "buffer", bodyLimit: limits.guestBodyBytes },
    (request, body, done) => {
      let fields: Record<string, string>;
      try {
        fields = readForm(body, decoderOf(request.headers["content-type"]));
      } catch (error) {
        return done(error as AppError);
      }
      return done(null, fields);
    },
  );
  app.addContentTypeParser<Buffer>(JSON_TYPE, { parseAs: "buffer" }, (request, body, done) => {
    if (request.routeOptions.config.body === "raw") return done(null, body);
    if (body.length > mostBytes(request)) return done(new AppError("tooLarge"));
    const type = request.headers["content-type"];
    let text: string;
    try {
      text = decoderOf(type)(body);
    } catch (error) {
      const isOfBytes = error instanceof AppError && error.kind === "invalid";
      return done(isOfBytes ? bytesFault(body, charsetOf(type).trim(), error) : (error as Error));
    }
    if (text === "") return done(null, undefined);
    if (isNestedTooDeeply(text)) return done(new AppError("invalid"));
    return parseJson(request, text, (error, value) =>
      error ? done(jsonFault(text, error) ?? error) : done(null, value),
    );
  });
  // The hook is not async, because a promise would delay each request without a body.
  app.addHook("onRequest", (request, _reply, done) => {
    if (hasNoBody(request) || request.routeOptions.config?.body === "streamed") return done();
    const header = request.headers["content-type"];
    const { body } = request.routeOptions.config ?? {};
    const taken = body === "form" ? FORM_TYPE : JSON_TYPE;
    if (body !== "any" && header !== undefined && mediaTypeOf(header) !== taken)
      return done(new AppError("wrongContentType"));
    // Node's requestTimeout is off, because it would also end uploads. So all other request bodies get this deadline.
    const deadline = setTimeout(() => request.raw.destroy(), BODY_DEADLINE_MS);
    request.raw.once("end", () => clearTimeout(deadline)).once("close", () => clearTimeout(deadline));
    done();
  });
}
