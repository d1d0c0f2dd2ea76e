// Hands /trpc to the procedures.
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from "@trpc/server/adapters/fastify";
import type { FastifyInstance } from "fastify";
import { limits } from "#contract/limits.ts";
import { toAppError } from "../errors.ts";
import { type AppRouter, appRouter } from "../router.ts";
import { refuseUnknown } from "./rest.ts";

export async function registerTrpc(app: FastifyInstance): Promise<void> {
  const options: FastifyTRPCPluginOptions<AppRouter> = {
    prefix: "/trpc",
    trpcOptions: {
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
    },
  };
  await app.register(fastifyTRPCPlugin, options);
  for (const url of ["/trpc", "/trpc/*"]) refuseUnknown(app, url);
}
