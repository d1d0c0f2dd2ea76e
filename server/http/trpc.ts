import { type FastifyHandlerOptions, fastifyRequestHandler } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import { toAppError } from "../kernel/errors.ts";
import { type AppRouter, appRouter } from "../router.ts";
import { JSON_TYPE, mostBytes } from "./guard/bodies.ts";
import { decoderOf } from "./guard/declared-charset.ts";
import { isNestedTooDeeply } from "./guard/json-depth.ts";
import { refuseUnknown } from "./guard/refuse.ts";

export async function registerTrpc(app: FastifyInstance): Promise<void> {
  const options: FastifyHandlerOptions<AppRouter, FastifyRequest, FastifyReply> = {
    router: appRouter,
    maxBatchSize: limits.rpcBatch,
    createContext: ({ req }) => req.context,
    responseMeta: ({ errors }) => {
      const waits = errors.flatMap((error) => toAppError(error).details.retryAfterSeconds ?? []);
      const headers = new Headers({ "cache-control": "private, no-store" });
      if (waits.length > 0) headers.set("retry-after", String(Math.max(...waits)));
      return { headers };
    },
    onError: ({ error, path, ctx }) => {
      if (toAppError(error).kind === "internal") ctx?.log.error({ err: error, procedure: path }, "unexpected error");
    },
  };
  await app.register((scope, _options, registered) => {
    scope.addHook("onRoute", (route) => {
      // Always checks the origin, because sign-in is a procedure too, and a foreign page must not sign a visitor in.
      route.config = { ...route.config, audience: "procedures", origin: "own" };
    });
    scope.addHook("onRequest", (request, _reply, done) =>
      done(isNamed(request) ? undefined : new AppError("notFound")),
    );
    // Decodes the request body in its declared charset, because tRPC's plugin would decode every body as UTF-8.
    scope.removeContentTypeParser(JSON_TYPE);
    scope.addContentTypeParser<Buffer>(JSON_TYPE, { parseAs: "buffer" }, (request, body, done) => {
      try {
        done(null, decoderOf(request.headers["content-type"])(body));
      } catch (error) {
        done(error as AppError);
      }
    });
    scope.addHook("preValidation", (request, _reply, done) => done(problemOf(request)));
    scope.all("/trpc/:path", (request, reply) =>
      fastifyRequestHandler({ ...options, req: request, res: reply, path: (request.params as { path: string }).path }),
    );
    registered();
  });
  for (const url of ["/trpc", "/trpc/*"]) refuseUnknown(app, url, "procedures");
}

function problemOf(request: FastifyRequest): AppError | undefined {
  const { input } = request.query as { input?: unknown };
  const texts = [request.body, input].filter((text) => typeof text === "string");
  if (texts.some((text) => Buffer.byteLength(text) > mostBytes(request))) return new AppError("tooLarge");
  return texts.some(isNestedTooDeeply) ? new AppError("invalid") : undefined;
}

/** True if the path can be a list of procedure names. tRPC would answer 500 to a path with invalid percent-encoding. */
function isNamed({ params }: FastifyRequest): boolean {
  return /^[\w.,]+$/u.test((params as { path?: string }).path ?? "");
}
