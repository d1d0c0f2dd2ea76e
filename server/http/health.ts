// Reports whether the process runs and whether it can serve: for load balancers and people.
import type { FastifyInstance } from "fastify";
import { isMigrated } from "#db/migrate.ts";
import type { Services } from "../context.ts";

export function registerHealth(app: FastifyInstance, { database, log }: Pick<Services, "database" | "log">): void {
  app.get("/healthz", { logLevel: "warn", config: { session: "none" } }, async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", { logLevel: "warn", config: { session: "none" } }, async (_request, reply) => {
    const isReady = await isMigrated(database).catch((error: unknown) => {
      log.warn({ err: error }, "not ready: the database does not answer");
      return false;
    });
    if (!isReady) void reply.code(503).header("retry-after", 2);
    return reply.header("cache-control", "no-store").send({ status: isReady ? "ready" : "unavailable" });
  });
}
