// Answers everything that was thrown: JSON for programs; pages have their own screens.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#contract/errors.ts";
import { presentError } from "../errors.ts";

/** Writes an error as JSON; what nobody expected goes to the log, whole. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  // A hook that failed early leaves no context.
  const language = (request.context as FastifyRequest["context"] | undefined)?.language ?? "de";
  const { status, body, retryAfterSeconds, isUnexpected } = presentError(error, language, request.id);
  if (isUnexpected) request.log.error({ err: error }, "unexpected error");
  else if (status === 503 || status === 507) request.log.warn({ err: error }, "refused for now");
  if (retryAfterSeconds !== undefined) void reply.header("retry-after", retryAfterSeconds);
  if (status === 401 && body.code === "C100") void reply.header("www-authenticate", "Session");
  return reply.code(status).header("cache-control", "no-store").type("application/json; charset=utf-8").send(body);
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error));
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new AppError("notFound")));
}
