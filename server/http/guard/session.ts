import fastifyCookie from "@fastify/cookie";
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { findSession, isUnknownToken, recordSeen } from "../../people/auth/sessions.ts";
import { type ContentLanguage, contentHeader, contentOf, isEnglishPath } from "#contract/values/content-language.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { limits, seenMinutes } from "#contract/values/limits.ts";
import { isEditorsPath } from "#contract/values/pages.ts";
import { guestViewer } from "#contract/values/permissions.ts";
import type { Context, Language, Services, SessionCookie } from "../../kernel/context.ts";
import { tokenOf, viewerOfToken } from "../../people/tokens/token-viewer.ts";
import { viewerOf } from "../../people/accounts/present.ts";
import { addressGroup } from "./address.ts";
import { openSiteLanguages, type SiteLanguages } from "../answers/site-languages.ts";
import { acceptedLanguage, languageOf } from "../language.ts";
import "../route-config.ts";
import { createHostCheck, differsByWww, isAllowedOrigin, type SiteAddress } from "./origin.ts";

declare module "fastify" {
  interface FastifyRequest {
    context: Context;
    /**
     * English below /en; otherwise the language of the cookie or the default in the settings. `context.language` uses
     * Accept-Language instead of this default. If the site is only in German, guests get German.
     */
    pageLanguage: Language;
    /** True if the site has no English pages. */
    isOnlyGerman: boolean;
  }
}

const PROCEDURES = "/trpc/";

/** Maximum stored length of a user agent. Its beginning is enough to recognise browser and operating system. */
const MAX_USER_AGENT = 300;
const SEEN_MS = seenMinutes * 60_000;

const MAX_HOST = 253;

const writingMethods = new Set(["POST", "PUT", "DELETE", "PATCH"]);

/**
 * True if the user has switched to the guest view (client/admin/overlay/guest-view.ts). The admin center ignores the
 * switch.
 */
const isGuestView = ({ cookies, url }: FastifyRequest): boolean =>
  cookies["design"] === "off" && !isEditorsPath(url.split("?", 1)[0] ?? "");

/**
 * Pages take the language from the address, because the page cache uses addresses. Procedures take the language from
 * a header.
 */
const contentOfRequest = ({ headers, url, isOnlyGerman }: FastifyRequest): ContentLanguage => {
  if (isOnlyGerman) return "de";
  if (url.startsWith(PROCEDURES)) return headers[contentHeader] === "en" ? "en" : "de";
  return contentOf(url.split("?", 1)[0] ?? "");
};

function pageLanguageOf({ url, cookies }: FastifyRequest, { language, onlyGerman }: SiteLanguages): Language {
  if (onlyGerman) return "de";
  if (isEnglishPath(url.split("?", 1)[0] ?? "")) return "en";
  return languageOf(cookies["lang"]) ?? language;
}

/** On a site that is only in German, signed-in users keep the language of their tool. */
function keepToolLanguage(request: FastifyRequest): void {
  const { context, isOnlyGerman, cookies } = request;
  if (!isOnlyGerman || context.viewer.id === null || context.isGuestView) return;
  request.pageLanguage = languageOf(cookies["lang"]) ?? "de";
  context.language = languageFor(request, context.content);
}

/** These addresses have the same answer in each language, so they need not wait for the database. */
const inNoLanguage = /^\/(?:assets\/|(?:healthz|readyz|metrics)(?:\?|$))/u;

const languageFor = ({ cookies, headers }: FastifyRequest, content: ContentLanguage): Language =>
  (content === "en" ? "en" : languageOf(cookies["lang"])) ?? acceptedLanguage(headers["accept-language"]) ?? "de";

export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Host-session" : "session";
}

/**
 * Refuses requests for other hosts (421), or redirects them if the host differs only by 'www.'. Refuses writing
 * requests from origins that the route does not allow (403 C100).
 */
export async function registerSession(
  app: FastifyInstance,
  services: Services,
  site: () => SiteAddress,
): Promise<void> {
  await app.register(fastifyCookie);
  app.decorateReply("setsCookie", false);
  app.decorateRequest("context");
  app.decorateRequest("pageLanguage", "de");
  app.decorateRequest("counted", null);
  const hostCheck = createHostCheck(site);
  app.decorateRequest("isOnlyGerman", false);
  const siteLanguages = openSiteLanguages(services);
  const takeLanguages = (request: FastifyRequest, languages: SiteLanguages): void => {
    request.isOnlyGerman = languages.onlyGerman;
    request.pageLanguage = pageLanguageOf(request, languages);
  };
  app.addHook("onRequest", (request, _reply, done) => {
    const known = inNoLanguage.test(request.url) ? siteLanguages.last() : siteLanguages.known();
    if (known === null) return siteLanguages.read().then((languages) => takeLanguages(request, languages));
    takeLanguages(request, known);
    return done();
  });
  // The hook is not async, because a promise would delay requests of guests.
  app.addHook("onRequest", (request, reply, done) => {
    if (configOf(request).host !== "any" && !hostCheck(request.headers.host)) {
      const right = rightAddress(request, services.publicUrl());
      return right === null ? done(wrongHost(request, services.publicUrl())) : void reply.redirect(right, 308);
    }
    const content = contentOfRequest(request);
    const bearer = configOf(request).audience === "programs" ? tokenOf(request.headers.authorization) : null;
    const context: Context = {
      services,
      viewer: guestViewer,
      sessionToken: null,
      sessionId: null,
      cookie: sessionCookieOf(reply, services),
      isGuestView: isGuestView(request),
      content,
      language: request.isOnlyGerman && bearer === null ? "de" : languageFor(request, content),
      address: addressGroup(request.ip),
      userAgent: (request.headers["user-agent"] ?? "").slice(0, MAX_USER_AGENT),
      origin: `${request.protocol}://${request.headers.host ?? ""}`,
      requestId: request.id,
      answer: { bytesLeft: limits.answerBytes },
      log: request.log as Logger,
    };
    request.context = context;
    if (bearer !== null) return enterByToken(context, services, bearer);
    const token = request.cookies[sessionCookieName(services.publicUrl())];
    refuseForeignOrigin(request, token !== undefined, site());
    if (token === undefined || configOf(request).session === "none") return done();
    // Anyone can send many made-up session cookies. So this check must not need a database query.
    if (isUnknownToken(token, services.secretKey)) {
      context.cookie.clear();
      return done();
    }
    return signInByCookie(context, services, token).then(() => keepToolLanguage(request));
  });
}

/** @returns the right URL of a GET or HEAD request whose host differs only by 'www.'; otherwise null */
function rightAddress(request: FastifyRequest, publicUrl: string): string | null {
  const { method, headers, originalUrl } = request;
  const isRead = method === "GET" || method === "HEAD";
  const isMeant = isRead && originalUrl.startsWith("/") && configOf(request).audience !== "procedures";
  return isMeant && differsByWww(headers.host, publicUrl) ? publicUrl + originalUrl : null;
}

/** Logs the received and the expected host, because the usual cause is a misconfigured proxy. */
function wrongHost({ headers, log }: FastifyRequest, publicUrl: string): AppError {
  const host = (headers.host ?? "").slice(0, MAX_HOST);
  log.warn({ host, publicUrl }, "refused: the request is for another host than PUBLIC_URL says");
  return new AppError("wrongHost", { home: publicUrl });
}

/** Signs in the owner of an API token. @throws signedOut (C100) for an invalid token */
async function enterByToken(context: Context, services: Services, token: string): Promise<void> {
  context.viewer = await viewerOfToken(services, token);
}

async function signInByCookie(context: Context, services: Services, token: string): Promise<void> {
  const found = await findSession(services.database.db, token);
  if (!found) {
    context.cookie.clear();
    return;
  }
  context.viewer = viewerOf(found.user);
  context.sessionToken = token;
  context.sessionId = found.publicId;
  const now = services.now();
  if (now.getTime() - found.lastSeen.getTime() > SEEN_MS) await recordSeen(services.database.db, found.publicId, now);
  if (found.prolongedUntil) context.cookie.set(token, found.prolongedUntil);
}

function configOf(request: FastifyRequest): FastifyContextConfig {
  return (request.routeOptions.config as FastifyContextConfig | undefined) ?? {};
}

function refuseForeignOrigin(request: FastifyRequest, hasSession: boolean, site: SiteAddress): void {
  if (!writingMethods.has(request.method)) return;
  const { origin: allowed } = configOf(request);
  if (allowed === "any" || (!hasSession && allowed !== "own")) return;
  const { origin, "sec-fetch-site": fetchSite } = request.headers;
  if (!isAllowedOrigin(origin, fetchSite, site)) throw new AppError("wrongOrigin");
}

function sessionCookieOf(reply: FastifyReply, services: Services): SessionCookie {
  const name = () => sessionCookieName(services.publicUrl());
  const attributes = () => ({
    path: "/",
    httpOnly: true,
    sameSite: "lax" as const,
    secure: name().startsWith("__Host-"),
  });
  return {
    set: (token, expires) => {
      reply.setsCookie = true;
      void reply.setCookie(name(), token, { ...attributes(), expires });
    },
    clear: () => {
      reply.setsCookie = true;
      void reply.clearCookie(name(), attributes());
    },
  };
}
