// Serves the REST table: every path with and without its trailing slash, other methods refused as C405.
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { AppError } from "#contract/errors.ts";
import { toAppError } from "../errors.ts";
import { createCaller } from "../router.ts";
import { sendError } from "./errors.ts";
import { type RestNoun, toRest, toRestPath } from "./names.ts";
import { type RestRow, restTable } from "./rest-table.ts";

export const REST_PREFIX = "/api/v0";
const methods: HTTPMethods[] = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"];

export function registerRest(app: FastifyInstance): void {
  const byPath = Map.groupBy(restTable, (row) => row.path);
  for (const [path, rows] of byPath) {
    for (const url of [`${REST_PREFIX}${path}`, `${REST_PREFIX}${path}/`]) {
      for (const row of rows) app.route({ method: row.method, url, exposeHeadRoute: true, handler: handlerOf(row) });
      refuseOtherMethods(
        app,
        url,
        rows.flatMap(({ method }): HTTPMethods[] => (method === "GET" ? ["GET", "HEAD"] : [method])),
      );
    }
  }
  for (const url of ["/api/*", "/v0/*"]) refuseUnknown(app, url);
}

/** What programs ask for and is not there is said to them, not shown as a page. */
export function refuseUnknown(app: FastifyInstance, url: string): void {
  app.route({
    method: methods,
    url,
    handler: () => {
      throw new AppError("notFound");
    },
  });
}

/** For routes outside of the table, too. */
export function refuseOtherMethods(app: FastifyInstance, url: string, taken: HTTPMethods[]): void {
  app.route({
    method: methods.filter((method) => !taken.includes(method)),
    url,
    handler: (_request, reply) => {
      void reply.header("allow", taken.join(", "));
      throw new AppError("methodNotAllowed");
    },
  });
}

function handlerOf(row: RestRow) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      const { body, total } = await row.run(createCaller(request.context), request);
      if (total !== undefined) void reply.header("x-total-count", total);
      void reply.code(row.status).header("cache-control", "private, no-store").header("vary", "Cookie");
      return row.status === 204 ? await reply.send() : await reply.type("application/json; charset=utf-8").send(body);
    } catch (error) {
      return sendError(request, reply, underRestNames(error, row.noun));
    }
  };
}

/** Field names and the stored object of a refusal, as the contract writes them. */
function underRestNames(error: unknown, noun: RestNoun | undefined): unknown {
  const known = toAppError(error);
  const { fields, current, ...details } = known.details;
  if (known.kind === "internal" || noun === undefined || (!fields && !current))
    return known.kind === "internal" ? error : known;
  return new AppError(known.kind, {
    ...details,
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([path, problem]) => [toRestPath(noun, path), problem])),
    }),
    ...(current !== undefined && current !== null && { current: toRestCurrent(noun, current) }),
  });
}

function toRestCurrent(noun: RestNoun, current: unknown): unknown {
  return typeof current === "object" && current !== null ? toRest(noun, current) : current;
}
