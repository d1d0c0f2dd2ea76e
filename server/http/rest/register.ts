// Serves each REST path with and without a trailing slash. Refuses other methods with C405.
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import type { Services } from "../../kernel/context.ts";
import { toAppError } from "../../kernel/errors.ts";
import { sendError } from "../errors.ts";
import { answerOnce } from "../../people/tokens/idempotent-answers.ts";
import { idempotentRequest } from "./idempotency.ts";
import { refuseOtherMethods, refuseUnknown } from "../guard/refuse.ts";
import { callsOf } from "./call.ts";
import { underRestNames } from "./names.ts";
import { nameIgnoredFields } from "./ignored-fields.ts";
import { createGuestAnswers, type GuestAnswers } from "./guest-answers.ts";
import type { RestRow } from "./route.ts";
import { restTable } from "./table.ts";

export const REST_PREFIX = "/api/v0";

export function registerRest(app: FastifyInstance, services: Pick<Services, "clock" | "database" | "now">): void {
  const guestAnswers = createGuestAnswers(services);
  app.decorateRequest("ignoredFields", null);
  const byPath = Map.groupBy(restTable, (row) => row.path);
  for (const [path, rows] of byPath) {
    for (const url of [`${REST_PREFIX}${path}`, `${REST_PREFIX}${path}/`]) {
      for (const row of rows)
        app.route({
          method: row.method,
          url,
          exposeHeadRoute: true,
          config: { audience: "programs", ...row.config },
          handler: handlerOf(row, services, guestAnswers),
        });
      const taken = rows.flatMap(({ method }): HTTPMethods[] => (method === "GET" ? ["GET", "HEAD"] : [method]));
      refuseOtherMethods(app, url, taken);
    }
  }
  for (const url of ["/api/*", "/v0/*"]) refuseUnknown(app, url, "programs");
}

function handlerOf(row: RestRow, services: Pick<Services, "database" | "now">, guestAnswers: GuestAnswers) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      const make = () => answerOf(row, request);
      if (guestAnswers.serves(row, request)) return await guestAnswers.send(row, { request, reply }, make);
      const once = idempotentRequest(row, request);
      const run = async (): Promise<string> => (await make()).text;
      const { text, total } = once ? { text: await answerOnce(services, once, run), total: undefined } : await make();
      nameIgnoredFields(request, reply);
      if (total !== undefined) void reply.header("x-total-count", total);
      // The procedures of some routes return nothing, so the answer has no body.
      // An answer of null has created nothing.
      const status = text === "" ? 204 : text === "null" ? 200 : row.status;
      void reply.code(status).header("cache-control", "private, no-store").header("vary", "Cookie, Authorization");
      return status === 204 ? await reply.send() : await reply.type("application/json; charset=utf-8").send(text);
    } catch (error) {
      nameIgnoredFields(request, reply);
      const known = toAppError(error);
      return sendError(request, reply, known.kind === "internal" ? error : underRestNames(row.noun, known));
    }
  };
}

/** @returns the answer as JSON; the text is '' if the procedure answers nothing @throws answerTooLarge (C413) */
async function answerOf(row: RestRow, request: FastifyRequest): Promise<{ text: string; total: number | undefined }> {
  const { body, total } = await row.run(callsOf(request.context), request);
  const text = body === undefined ? "" : JSON.stringify(body);
  if (Buffer.byteLength(text) > limits.answerBytes) throw new AppError("answerTooLarge");
  return { text, total };
}
