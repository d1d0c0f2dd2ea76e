import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

export type ObserveRequest = (route: string, status: number, seconds: number) => void;

/** The label of requests without a route. Labels are patterns of routes, so that visitors cannot add time series. */
const NO_ROUTE = "none";

export function observeRequests(app: FastifyInstance, observe: ObserveRequest): void {
  app.addHook("onResponse", (request, reply, done) => {
    observe(request.routeOptions.url ?? NO_ROUTE, reply.raw.statusCode, reply.elapsedTime / 1_000);
    done();
  });
}

/** Observes an answer that bypasses Fastify. */
export function observeAnswer(response: ServerResponse, route: string, observe: ObserveRequest): void {
  const began = performance.now();
  response.once("close", () => observe(route, response.statusCode, (performance.now() - began) / 1_000));
}
