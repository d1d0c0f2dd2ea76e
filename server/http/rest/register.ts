// Serves the REST table: every path with and without its trailing slash; other methods are refused with C405.
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { AppError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { toAppError } from "../../errors.ts";
import { sendError } from "../errors.ts";
import { refuseOtherMethods, refuseUnknown } from "../refuse.ts";
import { callsOf } from "./call.ts";
import { underRestNames } from "./names.ts";
import type { RestRow } from "./route.ts";
import { restTable } from "./table.ts";

export const REST_PREFIX = "/api/v0";

export function registerRest(app: FastifyInstance): void {
  const byPath = Map.groupBy(restTable, (row) => row.path);
  for (const [path, rows] of byPath) {
    for (const url of [`${REST_PREFIX}${path}`, `${REST_PREFIX}${path}/`]) {
      for (const row of rows)
        app.route({
          method: row.method,
          url,
          exposeHeadRoute: true,
          config: { audience: "programs", ...row.config },
          handler: handlerOf(row),
        });
      const taken = rows.flatMap(({ method }): HTTPMethods[] => (method === "GET" ? ["GET", "HEAD"] : [method]));
      refuseOtherMethods(app, url, taken);
    }
  }
  for (const url of ["/api/*", "/v0/*"]) refuseUnknown(app, url, "programs");
}

function handlerOf(row: RestRow) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      const { body, total } = await row.run(callsOf(request.context), request);
      const text = row.status === 204 ? undefined : boundedJson(body);
      if (total !== undefined) void reply.header("x-total-count", total);
      void reply.code(row.status).header("cache-control", "private, no-store").header("vary", "Cookie");
      return text === undefined ? await reply.send() : await reply.type("application/json; charset=utf-8").send(text);
    } catch (error) {
      const known = toAppError(error);
      return sendError(request, reply, known.kind === "internal" ? error : underRestNames(row.noun, known));
    }
  };
}

/** @throws answerTooLarge (C413) */
function boundedJson(body: unknown): string {
  const text = JSON.stringify(body);
  if (Buffer.byteLength(text) > limits.answerBytes) throw new AppError("answerTooLarge");
  return text;
}
