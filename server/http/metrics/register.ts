import type { FastifyInstance } from "fastify";
import { AppError } from "#contract/schemas/errors.ts";
import { tokenOf } from "../../people/tokens/token-viewer.ts";
import { refuseUnknown } from "../guard/refuse.ts";
import type { Metrics } from "./open-metrics.ts";

const PATH = "/metrics";

/**
 * Answers each host, because Prometheus asks each process at its own address. The token prevents DNS rebinding.
 * @param metrics with null, the address is 404
 */
export function registerMetrics(app: FastifyInstance, metrics: Metrics | null): void {
  if (metrics === null) return refuseUnknown(app, PATH, "people");
  const { isToken, write, contentType } = metrics;
  app.get(PATH, { logLevel: "warn", config: { session: "none", host: "any" } }, async (request, reply) => {
    const given = tokenOf(request.headers.authorization);
    if (given === null || !isToken(given)) {
      void reply.header("www-authenticate", "Bearer");
      throw new AppError("signedOut");
    }
    return reply
      .header("cache-control", "no-store")
      .type(contentType)
      .send(await write());
  });
}
