import { isReserved } from "#contract/values/addresses.ts";
import { withoutLanguage } from "#contract/values/content-language.ts";
import { isFormType } from "./guard/bodies.ts";
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import { AppError, type ErrorBody } from "#contract/schemas/errors.ts";
import type { Language } from "../kernel/context.ts";
import { presentError, type PresentedError, toAppError } from "../kernel/errors.ts";
import { bareErrorHtml, sendBarePage, type WayOn } from "./answers/bare-page.ts";
import { sentence } from "../kernel/sentences.ts";
import { reasonOf } from "../kernel/reason.ts";
import { askedLanguage } from "./language.ts";
import { isOpenedByPerson } from "./answers/opened-by-person.ts";
import { takesForm, writtenFormPath } from "./pages/site-forms.ts";
import "./route-config.ts";

function logRefusal(request: FastifyRequest, error: unknown): void {
  const config = request.routeOptions.config as FastifyContextConfig | undefined;
  // The logger of a health check's route says nothing below 'warn', so the site's own logger is used.
  if (config?.isHealthCheck) request.server.log.debug({ reason: reasonOf(error), url: request.url }, "not ready yet");
  else request.log.warn({ reason: reasonOf(error) }, "refused for now");
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  // If an early hook failed, the request has no context yet.
  const known = request.context as FastifyRequest["context"] | undefined;
  const language = known?.language ?? askedLanguage(request.headers);
  const { status, body, retryAfterSeconds } = presentLogged(request, error, language);
  if (status === 503) logRefusal(request, error);
  if (status === 502 || status === 507) request.log.warn({ err: error }, "refused for now");
  if (retryAfterSeconds !== undefined) void reply.header("retry-after", retryAfterSeconds);
  if (status === 401 && body.code === "C100" && !reply.hasHeader("www-authenticate"))
    void reply.header("www-authenticate", "Session");
  void reply.code(status).header("cache-control", "no-store");
  const { audience = "people" } = (request.routeOptions.config as FastifyContextConfig | undefined) ?? {};
  if (audience === "procedures") return reply.send(rpcError(status, body));
  if (isOpenedByPerson(request))
    return sendBarePage(reply, bareErrorHtml(language, body.message, furtherOf(request, error, language)), status);
  return reply.type("application/json; charset=utf-8").send(body);
}

const advised = ["invalid", "methodNotAllowed", "tooLarge", "wrongContentType"] as const;

function furtherOf({ method }: FastifyRequest, error: unknown, language: Language) {
  const { kind } = toAppError(error);
  const about = method === "POST" ? advised.find((one) => one === kind) : undefined;
  const advice = about === undefined ? "" : sentence(language, `pages:refusedForm.${about}`);
  return { way: wayOn(error, language), advice };
}

function wayOn(error: unknown, language: Language): WayOn | undefined {
  const { kind, details } = toAppError(error);
  if (kind === "signedOut") return { href: "/login", label: sentence(language, "pages:signIn") };
  return details.home === undefined ? undefined : { href: details.home, label: details.home };
}

function rpcError(status: number, body: ErrorBody) {
  const code = status === 500 ? TRPC_ERROR_CODES_BY_KEY.INTERNAL_SERVER_ERROR : TRPC_ERROR_CODES_BY_KEY.BAD_REQUEST;
  return { error: { message: body.message, code, data: { ...body, httpStatus: status } } };
}

export function presentLogged(request: FastifyRequest, error: unknown, language: Language): PresentedError {
  const presented = presentError(error, language, request.id);
  if (presented.isUnexpected) request.log.error({ err: error }, "unexpected error");
  return presented;
}

function registerReadOnly(app: FastifyInstance): void {
  // Refuses other methods than GET before the request body is read. Otherwise an invalid body would cause another
  // error.
  app.addHook("onRequest", (request, reply, done) => {
    const [path = "", ...query] = request.url.split("?");
    const isTaken = !request.is404 && !isRefusedPage(request, path);
    if (isTaken || !app.hasRoute({ method: "GET", url: "/*" })) return done();
    const written = request.method === "POST" ? writtenFormPath(path) : null;
    // With 308, the browser repeats the request with the same method and form values.
    if (written !== null) return void reply.redirect([written, ...query].join("?"), 308);
    const isForm = takesForm(path);
    void reply.header("allow", isForm ? "GET, HEAD, POST" : "GET, HEAD");
    done(new AppError("methodNotAllowed"));
  });
}

/** The routes of pages match any address, so that they leave out the addresses that the site uses itself. */
function isRefusedPage({ routeOptions: { url = "", config }, headers }: FastifyRequest, path: string): boolean {
  if (config.takesBlocks !== true) return false;
  return !isFormType(headers["content-type"]) || (url.includes(":") && isReserved(withoutLanguage(path)));
}

export function registerErrors(app: FastifyInstance): void {
  registerReadOnly(app);
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error));
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new AppError("notFound")));
}
