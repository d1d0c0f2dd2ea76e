// GET /messung.js: starts Google Analytics, only for visitors who have agreed.
import type { FastifyInstance } from "fastify";
import { measurementPath } from "#contract/values/consent.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { findMeasurementId, measurementScript } from "../../site/analytics/measurement.ts";
import type { Services } from "../../kernel/context.ts";

export function registerMeasurement(app: FastifyInstance, services: Services): void {
  const config = { session: "none", audience: "programs" } as const;
  app.get(measurementPath, { exposeHeadRoute: false, config }, async (request, reply) => {
    const id = request.cookies["analytics"] === "on" ? await findMeasurementId(services) : null;
    if (id === null) throw new AppError("notFound");
    void reply.header("cache-control", "private, no-store").header("vary", "Cookie");
    return reply.type("text/javascript; charset=utf-8").send(measurementScript(id));
  });
}
