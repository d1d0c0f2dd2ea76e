import type { FastifyInstance } from "fastify";
import { AppError } from "#contract/schemas/errors.ts";
import "../route-config.ts";

export function registerOpening(app: FastifyInstance, isOpen: () => boolean): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const isAnswered = isOpen() || request.routeOptions.config?.whileOpening === "answered";
    done(isAnswered ? undefined : new AppError("unavailable", { retryAfterSeconds: 1 }));
  });
}
