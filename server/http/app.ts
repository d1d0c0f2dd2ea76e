// Builds the HTTP application. The order of the plugins matters, because their hooks run in this order.
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { maxHeaderSize } from "node:http";
import type { Server } from "node:net";
import { limits } from "#contract/values/limits.ts";
import type { Services } from "../kernel/context.ts";
import { logDamage } from "../kernel/damage.ts";
import { registerArchive } from "./files/archive.ts";
import { registerBrand } from "./pages/brand.ts";
import { registerBodies } from "./guard/bodies.ts";
import { registerCaptchaPictures } from "./files/captcha-pictures.ts";
import { answerBrokenRequest, answerExpectation } from "./guard/broken-requests.ts";
import { limitByAddress } from "./guard/connections-by-address.ts";
import { isOwnNetwork } from "../outside/own-network.ts";
import { csvExports, registerCsvExports } from "./exports/csv-exports.ts";
import { registerBackups } from "./exports/backups.ts";
import { registerSiteCopy } from "./exports/site-copy.ts";
import { registerDocuments } from "./exports/documents.ts";
import { registerDownload } from "./files/download.ts";
import { registerSharedPicture } from "./files/shared-picture.ts";
import { registerErrors, sendError } from "./errors.ts";
import { registerFeeds } from "./pages/feeds.ts";
import { registerWellKnown } from "./pages/well-known.ts";
import { registerHealth } from "./health.ts";
import { registerOpenApi } from "./rest/openapi/register.ts";
import { registerLookPreview } from "./frames/look-preview.ts";
import { registerHeaders, safetyHeaders } from "./guard/headers.ts";
import { registerOpening } from "./guard/opening.ts";
import { limitPipelining } from "./guard/pipelining.ts";
import { logRequests } from "./log-requests.ts";
import { observeRequests } from "./metrics/observe-requests.ts";
import { openMetrics } from "./metrics/open-metrics.ts";
import { registerMetrics } from "./metrics/register.ts";
import { registerMapFrames } from "./frames/map-frames.ts";
import { registerSocialFrame } from "./frames/social-frame.ts";
import { registerEmbedFrame } from "./frames/embed-frame.ts";
import { registerVideoFrames } from "./frames/video-frames.ts";
import { registerMeasurement } from "./pages/measurement.ts";
import { registerNewsletterLeave } from "./pages/newsletter-leave.ts";
import type { SiteAddress } from "./guard/origin.ts";
import { answerOwnPages } from "./own-pages.ts";
import { repeatAnswers } from "./pages/repeated-answers.ts";
import { REQUEST_ID, requestIdOf } from "./request-id.ts";
import { registerRest } from "./rest/register.ts";
import { registerSession } from "./guard/session.ts";
import { type Pages, registerPages } from "./pages/ssr.ts";
import { watchReaders } from "./guard/slow-readers.ts";
import { registerStripeWebhook } from "./rest/stripe-webhook.ts";
import { registerEncodedFragments } from "./guard/encoded-fragments.ts";
import { registerTargets, routablePath } from "./guard/targets.ts";
import { registerTrpc } from "./trpc.ts";
import { registerUpload } from "./files/upload.ts";

export type Phase = "opening" | "open" | "stopping";

const HEADERS_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_MS = 10_000;
/** Interval in which Node looks for connections whose headers are late, and closes them. */
const CONNECTIONS_CHECK_MS = 2_000;
const MAX_CONNECTIONS = 4_000;

/**
 * @param pages renders pages; with null, the application renders no pages
 * @param phase "opening": requests get 503, except for routes with `whileOpening`; "stopping": /readyz tells proxies to
 *   use other processes
 */
export async function buildApp(
  services: Services,
  site: () => SiteAddress,
  pages: Pages | null,
  phase: () => Phase = () => "open",
): Promise<FastifyInstance> {
  const metrics = await openMetrics(services);
  const headers = await safetyHeaders(site().publicUrl.startsWith("https:"));
  const app = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    trustProxy: trustedHops(services.env.TRUST_PROXY),
    bodyLimit: limits.jsonBodyBytes,
    genReqId: ({ headers: given }) => requestIdOf(given, services.env.TRUST_PROXY > 0),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Node already limits the length of request targets, so the router needs no lower limit.
    routerOptions: { maxParamLength: maxHeaderSize, caseSensitive: true, ignoreTrailingSlash: false },
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTIONS_CHECK_MS },
    forceCloseConnections: "idle",
    rewriteUrl: routablePath,
    frameworkErrors: (error, request, reply) =>
      void sendError(request, reply.headers({ ...headers, [REQUEST_ID]: request.id }), error),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers),
  });
  endConnectionsOnClose(app, () => phase() === "stopping");
  const isOpen = (): boolean => phase() === "open" && app.isClosing?.() === false;
  repeatAnswers(app, services, isOpen, trustedHops(services.env.TRUST_PROXY), metrics && metrics.observe);
  guardConnections(app.server, services.env);
  app.server.on("checkExpectation", (request, response) => answerExpectation(request, response, headers));
  logRequests(app);
  if (metrics) observeRequests(app, metrics.observe);
  app.addHook("onClose", logDamage(services.log));
  registerHeaders(app, headers);
  registerTargets(app);
  registerEncodedFragments(app);
  registerErrors(app);
  registerOpening(app, () => phase() !== "opening");
  registerBodies(app);
  await registerSession(app, services, site);
  registerHealth(app, services, () => phase() === "stopping");
  registerMetrics(app, metrics);
  await registerOpenApi(app, csvExports);
  registerRest(app, services);
  await registerUpload(app);
  registerDownload(app, services);
  registerSharedPicture(app, services);
  registerArchive(app);
  registerCsvExports(app);
  registerBackups(app);
  registerSiteCopy(app);
  registerDocuments(app);
  registerNewsletterLeave(app);
  registerStripeWebhook(app);
  registerCaptchaPictures(app, services);
  registerMeasurement(app, services);
  await registerTrpc(app);
  registerFeeds(app, services);
  registerWellKnown(app, services);
  registerBrand(app, services);
  if (pages) registerMapFrames(app, services, pages);
  if (pages) registerLookPreview(app, services, pages);
  if (pages) registerSocialFrame(app, services, pages);
  registerVideoFrames(app, services);
  registerEmbedFrame(app, services);
  if (pages) await registerPages(app, services, pages);
  answerOwnPages(app, services);
  return app;
}

/** Limits connections. Behind a proxy, all connections have the proxy's address, so there is no limit per address. */
function guardConnections(server: Server, { TRUST_PROXY }: Services["env"]): void {
  server.maxConnections = MAX_CONNECTIONS;
  watchReaders(server);
  limitPipelining(server);
  if (TRUST_PROXY === 0) limitByAddress(server, MAX_CONNECTIONS / 10, isOwnNetwork);
}

/** If TRUST_PROXY is 0, forwarded headers are ignored. */
function trustedHops(count: number): false | ((address: string, hop: number) => boolean) {
  return count > 0 && ((_address, hop) => hop < count);
}

/** While the server stops, each answer closes its connection. Otherwise the stop would wait for idle connections. */
function endConnectionsOnClose(app: FastifyInstance, isStopping: () => boolean): void {
  let isPreClosed = false;
  const isClosing = (): boolean => isPreClosed || isStopping();
  app.decorate("isClosing", isClosing);
  app.addHook("preClose", async () => {
    isPreClosed = true;
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isClosing()) void reply.header("connection", "close");
    done();
  });
}
