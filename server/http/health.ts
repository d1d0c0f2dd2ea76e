import type { FastifyInstance } from "fastify";
import type { Services } from "../kernel/context.ts";
import { createProblemFinder, type Problem } from "../kernel/identity/problems.ts";

/** @param isStopping true if the process will stop soon; /readyz then tells proxies to use other processes */
export function registerHealth(app: FastifyInstance, services: Services, isStopping = () => false): void {
  const findProblems = createProblemFinder(services);
  app.get(
    "/healthz",
    { logLevel: "warn", config: { session: "none", whileOpening: "answered", isHealthCheck: true } },
    async (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get(
    "/readyz",
    { logLevel: "warn", config: { session: "none", isHealthCheck: true } },
    async (_request, reply) => {
      const problems = isStopping()
        ? ["stopping"]
        : await findProblems().catch((error: unknown): Problem[] => {
            services.log.warn({ err: error }, "not ready: the database does not answer");
            return ["database"];
          });
      void reply.header("cache-control", "no-store");
      if (problems.length === 0) return reply.send({ status: "ready" });
      return reply.code(503).header("retry-after", 2).send({ status: "unavailable", problems });
    },
  );
}
