// While the site opens, it already has its port, but answers nothing that depends on what it is about to store.
import type { FastifyInstance } from "fastify";
import { AppError } from "#contract/schemas/errors.ts";
import "../route-config.ts";

/** @param isOpen whether the site has all that it needs */
export function registerOpening(app: FastifyInstance, isOpen: () => boolean): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const isAnswered = isOpen() || request.routeOptions.config?.whileOpening === "answered";
    done(isAnswered ? undefined : new AppError("unavailable", { retryAfterSeconds: 1 }));
  });
}
