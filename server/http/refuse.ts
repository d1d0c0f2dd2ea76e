// Routes that only refuse: addresses of programs that are not there, and methods that an address does not take.
import type { FastifyInstance, HTTPMethods } from "fastify";
import { AppError } from "#contract/errors.ts";
import type { Audience } from "./route-config.ts";

const methods: HTTPMethods[] = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"];

/** What programs ask for and is not there is said to them, not shown as a page. */
export function refuseUnknown(app: FastifyInstance, url: string, audience: Audience): void {
  app.route({
    method: methods,
    url,
    config: { audience },
    handler: () => {
      throw new AppError("notFound");
    },
  });
}

/** For every route that programs use. */
export function refuseOtherMethods(app: FastifyInstance, url: string, taken: HTTPMethods[]): void {
  app.route({
    method: methods.filter((method) => !taken.includes(method)),
    url,
    config: { audience: "programs" },
    handler: (_request, reply) => {
      void reply.header("allow", taken.join(", "));
      throw new AppError("methodNotAllowed");
    },
  });
}
