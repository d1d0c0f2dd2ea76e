import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import fastifyStatic from "@fastify/static";
import { createTRPCClient, type TRPCClient, unstable_localLink } from "@trpc/client";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { encodedHash, queryInUtf8 } from "#contract/values/addresses.ts";
import { type ConsentKind, consentsOf } from "#contract/values/consent.ts";
import type { PageAnswer, PageAssets, RenderModule, FullAnswer } from "#contract/schemas/rendered-page.ts";
import type { SentForm } from "#contract/schemas/sent-form.ts";
import { guestViewer, mayEnterCenter } from "#contract/values/permissions.ts";
import type { Context, Language, Services } from "../../kernel/context.ts";
import { maySharePicture } from "../../library/files/store.ts";
import { type AppRouter, appRouter } from "../../router.ts";
import { bareErrorHtml, bareStyle } from "../answers/bare-page.ts";
import { hasTag } from "../answers/byte-range.ts";
import { isForeseen } from "../answers/foreseen.ts";
import { countView } from "./count-view.ts";
import { contentSecurityPolicy } from "../answers/csp.ts";
import { countHit, otherAddress, sendOther } from "./other-address.ts";
import { encodedText } from "../answers/encoded-text.ts";
import { presentLogged } from "../errors.ts";
import { type CachedPage, createPageCache, type PageCache } from "./page-cache.ts";
import { type FormPageEnd, registerFormPages, sentBlockOf, thankedFor } from "./form-pages.ts";
import { sendEncoded } from "../answers/send-encoded.ts";
import { registerServiceWorker } from "./service-worker.ts";
import { languageOf } from "../language.ts";
import { withOneSlash } from "./one-slash.ts";

type Client = TRPCClient<AppRouter>;

export type ClientModule = RenderModule<Client>;

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type Pages = {
  /** Directories of hashed files. Earlier builds are included, because their pages may be open. Empty with Vite. */
  assetsDirs: string[];
  /** The service worker's script; null if the site has none. Browsers then unregister an earlier worker. */
  worker: string | null;
  attach?: (server: Server) => Promise<Middleware>;
  isDevelopment: boolean;
  open: () => Promise<{ module: ClientModule; assets: PageAssets }>;
  close: () => Promise<void>;
};

type PageServer = { services: Services; pages: Pages; caches: { pages: PageCache; missing: PageCache } | null };

const YEAR_SECONDS = 31_536_000;
const RETRY_SECONDS = 2;
const HTML = "text/html; charset=utf-8";

export async function registerPages(app: FastifyInstance, services: Services, pages: Pages): Promise<void> {
  if (pages.assetsDirs.length > 0) {
    await app.register(async (scope) => {
      scope.addHook("onRoute", (route) => {
        route.config = { ...route.config, session: "none" };
      });
      await scope.register(fastifyStatic, {
        root: pages.assetsDirs,
        prefix: "/assets/",
        immutable: true,
        maxAge: YEAR_SECONDS * 1000,
        decorateReply: false,
        index: false,
        preCompressed: true,
      });
    });
  }
  if (pages.worker !== null) registerServiceWorker(app, pages.worker);
  const caches = pages.isDevelopment ? null : openCaches(services);
  const server: PageServer = { services, pages, caches };
  const middleware = await pages.attach?.(app.server);
  // The hook is preClose, because closing the server would wait for the open sockets of Vite.
  app.addHook("preClose", pages.close);
  registerFormPages(app, {
    page: (request, reply) => sendPage(request, reply, server),
    formPage: (request, reply, form) => sendFormPage(request, reply, server, form),
  });
  app.get("/*", { exposeHeadRoute: true, config: { isPage: true } }, async (request, reply) => {
    if (middleware && (await servedByVite(middleware, request, reply))) return reply.hijack();
    const block = await sentBlockOf(request);
    if (block !== null && (await sendFormPage(request, reply, server, thankedFor(block))) === "sent") return reply;
    return sendPage(request, reply, server);
  });
}

function openCaches({ clock, figures }: Pick<Services, "clock" | "figures">): NonNullable<PageServer["caches"]> {
  return {
    pages: createPageCache(clock, (isHit) => figures.count(isHit ? "pageHit" : "pageMiss")),
    missing: createPageCache(clock, (isHit) => figures.count(isHit ? "missingPageHit" : "missingPageMiss")),
  };
}

function servedByVite(middleware: Middleware, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  return new Promise((resolve) => {
    reply.raw.once("finish", () => resolve(true));
    middleware(request.raw, reply.raw, () => resolve(false));
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, pages, caches }: PageServer,
): Promise<FastifyReply> {
  // Redirects to one slash. Browsers read two slashes as the start of a host, and a backslash as a slash.
  if (/^[/\\]{2}/u.test(request.url))
    return reply.code(308).header("cache-control", "no-cache").header("location", withOneSlash(request.url)).send();
  const chosen = languageChoice(request);
  if (chosen) {
    if (isForeseen(request.headers)) return reply.code(503).header("cache-control", "no-store").send();
    const isKept = !request.isOnlyGerman || request.context.viewer.id !== null;
    if (isKept)
      void reply.setCookie("lang", chosen.language, {
        path: "/",
        sameSite: "lax",
        maxAge: YEAR_SECONDS,
        secure: services.publicUrl().startsWith("https:"),
      });
    return reply.code(303).header("cache-control", "no-store").header("location", chosen.location).send();
  }
  const { module, render, policy } = await rendererOf(request, reply, { services, pages });
  const { viewer } = request.context;
  if (viewer.id !== null) {
    const nonce = nonceFor(request);
    const found = await render(nonce);
    const other = isMissing(found) ? await otherAddress(request, services, !isPartOfPage(found)) : null;
    if (other !== null) return sendOther(reply, other);
    const answer = await whole(found);
    return sendAnswer(reply, answer, policy(needsOf(answer), nonce), "private, no-store");
  }
  const guestPolicy = (needs: PolicyNeeds): string => policy(needs, null);
  if (caches === null) {
    const found = await render(null);
    const other = isMissing(found) ? await otherAddress(request, services, !isPartOfPage(found)) : null;
    if (other !== null) return sendOther(reply, other);
    const answer = await whole(found);
    countView(request, services, answer.kind === "page" ? answer.counted : null);
    return sendAnswer(reply, answer, guestPolicy(needsOf(answer)), "no-cache");
  }
  return sendGuestPage(request, reply, {
    cache: caches.pages,
    missing: caches.missing,
    key: `${request.pageLanguage} ${module.addressOf(request.url)}`,
    isUnknown: () => module.isUnknown(request.url, request.isOnlyGerman),
    render: () => render(null),
    policy: guestPolicy,
    services,
    shown: ({ counted }) => countView(request, services, counted),
  });
}

type Renderer = {
  module: ClientModule;
  render: (nonce: string | null, form?: SentForm) => Promise<PageAnswer>;
  policy: (needs: PolicyNeeds, nonce: string | null) => string;
};

async function rendererOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, pages }: Pick<PageServer, "services" | "pages">,
): Promise<Renderer> {
  void reply.header("vary", "Accept-Encoding, Cookie").header("content-language", request.pageLanguage);
  const { module, assets } = await pages.open();
  const orFailed = async <Answer>(make: () => Promise<Answer>): Promise<Answer | FullAnswer> => {
    try {
      return await make();
    } catch (error) {
      return failedPage(request, error);
    }
  };
  return {
    module,
    render: async (nonce, form) => {
      const answer = await orFailed(() =>
        module.render({
          url: request.url,
          publicUrl: services.publicUrl(),
          language: request.pageLanguage,
          client: clientOf(request),
          germanClient: clientOf(request, { viewer: guestViewer, sessionToken: null, sessionId: null, content: "de" }),
          assets,
          nonce,
          isGuestView: request.context.isGuestView,
          isOnlyGerman: request.isOnlyGerman,
          form,
          onFailed: (error) => void presentLogged(request, error, request.pageLanguage),
          maySharePicture: (id) => maySharePicture(services.database.db, id),
        }),
      );
      return answer.kind === "missing" ? { ...answer, write: () => orFailed(answer.write) } : answer;
    },
    policy: ({ asked, inlineStyle }, nonce) =>
      contentSecurityPolicy({
        nonce,
        inlineStyle,
        consents: consentsOf(request.cookies, asked),
        isDevelopment: pages.isDevelopment,
      }),
  };
}

function failedPage(request: FastifyRequest, error: unknown): FullAnswer {
  const language = request.pageLanguage;
  const { status, body } = presentLogged(request, error, language);
  const html = bareErrorHtml(language, body.message);
  return { kind: "page", status, html, asked: [], counted: null, inlineStyle: bareStyle };
}

/** Only admins get the admin layer, so other viewers get no nonce. */
function nonceFor({ context: { viewer } }: FastifyRequest): string | null {
  return mayEnterCenter(viewer) ? randomBytes(16).toString("base64") : null;
}

async function sendFormPage(
  request: FastifyRequest,
  reply: FastifyReply,
  server: PageServer,
  form: SentForm,
): Promise<FormPageEnd> {
  const { module, render, policy } = await rendererOf(request, reply, server);
  const nonce = nonceFor(request);
  if (module.isUnknown(request.url, request.isOnlyGerman)) return "missing";
  let answer: PageAnswer | null = null;
  // The thank-you page is the same for all guests, unless it shows values that the sender typed.
  const isPersonal = Object.keys(form.values).length > 0;
  // Anybody could name further blocks in the address, so that the page of a block is not kept.
  const isKept = form.isDone && !isPersonal && form.block === null;
  if (isKept && request.context.viewer.id === null && server.caches !== null) {
    const key = `${request.pageLanguage} ${module.addressOf(request.url)} sent`;
    const kept = await server.caches.pages.getOrMake(key, async () => {
      answer = await render(null, form);
      return keptPage(answer);
    });
    if (kept) {
      void reply.header("content-security-policy", policy(kept, null)).header("cache-control", "no-store");
      void reply.code(form.status).type(HTML).send(kept.text.plain);
      return "sent";
    }
  }
  answer ??= await render(nonce, form);
  if (answer.kind === "missing" || (answer.kind === "page" && answer.status === 404)) return "missing";
  if (answer.kind !== "page" || answer.status !== 200) return "unavailable";
  // The service worker recognises by 'private' that the viewer is signed in.
  const cacheControl = request.context.viewer.id === null ? "no-store" : "private, no-store";
  void sendAnswer(reply, { ...answer, status: form.status }, policy(needsOf(answer), nonce), cacheControl);
  return "sent";
}

type PolicyNeeds = { asked: ConsentKind[]; inlineStyle: string };

function needsOf(answer: FullAnswer): PolicyNeeds {
  return answer.kind === "page" ? answer : { asked: [], inlineStyle: "" };
}

async function whole(answer: PageAnswer): Promise<FullAnswer> {
  return answer.kind === "missing" ? answer.write() : answer;
}

type GuestPage = {
  cache: PageCache;
  /** The cache of 404 pages. */
  missing: PageCache;
  key: string;
  isUnknown: () => boolean;
  render: () => Promise<PageAnswer>;
  /** The policy depends on the visitor's cookies, so it is computed for each answer and not cached with the page. */
  policy: (needs: PolicyNeeds) => string;
  services: Services;
  shown: (page: CachedPage) => void;
};

function keptPage(answer: PageAnswer): CachedPage | null {
  if (answer.kind !== "page" || answer.status !== 200 || answer.isKept === false) return null;
  const { asked, counted, inlineStyle } = answer;
  return { text: encodedText(answer.html), asked, counted, inlineStyle };
}

async function sendGuestPage(request: FastifyRequest, reply: FastifyReply, page: GuestPage): Promise<FastifyReply> {
  const { cache, key, isUnknown, render } = page;
  let answer: PageAnswer | null = null;
  const kept = await cache.getOrMake(key, async () => {
    if (isUnknown()) return null;
    answer = await render();
    return keptPage(answer);
  });
  if (kept) return sendCached(request, reply, kept, page, cache.holds(key, kept));
  if (answer === null && isUnknown()) return sendMissing(request, reply, page, { screen: "" });
  answer ??= await render();
  if (answer.kind === "missing") return sendMissing(request, reply, page, answer);
  const other = isMissing(answer) ? await otherAddress(request, page.services, !key.includes("?")) : null;
  if (other !== null) return sendOther(reply, other);
  const stale = answer.kind === "page" && answer.status >= 500 ? cache.findStale(key) : null;
  if (stale) return sendCached(request, reply, stale, page);
  if (answer.kind === "redirect" && answer.status === 308) countHit(request, page.services);
  return sendTagged(request, reply, answer, page.policy(needsOf(answer)));
}

function sendTagged(request: FastifyRequest, reply: FastifyReply, answer: FullAnswer, policy: string): FastifyReply {
  if (answer.kind !== "page" || answer.status !== 200) return sendAnswer(reply, answer, policy, "no-cache");
  const etag = `"${createHash("sha256").update(answer.html).digest("base64url")}"`;
  void reply.header("etag", etag);
  if (!hasTag(request.headers["if-none-match"], etag)) return sendAnswer(reply, answer, policy, "no-cache");
  return reply.code(304).header("content-security-policy", policy).header("cache-control", "no-cache").send();
}

const isMissing = (answer: PageAnswer): boolean =>
  answer.kind === "missing" || (answer.kind === "page" && answer.status === 404);

/** True for a further page of a list that does not exist. The list's redirects do not apply to such a page. */
const isPartOfPage = (answer: PageAnswer): boolean => answer.kind === "missing" && answer.mayRedirect === false;

/** Redirects, or sends a cached 404 page. Many addresses share this page, because rendering one for each takes long. */
async function sendMissing(
  request: FastifyRequest,
  reply: FastifyReply,
  { missing, render, policy, services }: Pick<GuestPage, "missing" | "render" | "policy" | "services">,
  { screen, mayRedirect = true }: { screen: string; mayRedirect?: boolean },
): Promise<FastifyReply> {
  const other = await otherAddress(request, services, mayRedirect);
  if (other !== null) return sendOther(reply, other);
  let answer: FullAnswer | null = null;
  // The 404 page has another text for a link that a mail program has damaged, so its cache key differs.
  const kind = encodedHash.test(request.url.split("?", 1)[0] ?? "") ? "cut" : "";
  const key = [request.pageLanguage, request.context.content, kind, screen].join(" ");
  const page = await missing.getOrMake(key, async () => {
    answer = await whole(await render());
    return answer.kind === "page" && answer.status === 404
      ? { text: encodedText(answer.html), asked: answer.asked, counted: null, inlineStyle: answer.inlineStyle }
      : null;
  });
  if (!page) {
    answer ??= await whole(await render());
    return sendAnswer(reply, answer, policy(needsOf(answer)), "no-cache");
  }
  void reply.header("content-security-policy", policy(page)).header("cache-control", "no-cache");
  return reply.code(404).type(HTML).send(page.text.plain);
}

function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { policy, shown }: Pick<GuestPage, "policy" | "shown">,
  isKept = false,
): Promise<FastifyReply> {
  const { text, counted } = page;
  request.counted = counted;
  shown(page);
  return sendEncoded(request, reply.header("content-security-policy", policy(page)), text, HTML, isKept);
}

function sendAnswer(reply: FastifyReply, answer: FullAnswer, policy: string, cacheControl: string): FastifyReply {
  void reply.header("content-security-policy", policy).header("cache-control", cacheControl);
  if (answer.kind === "redirect") return reply.code(answer.status).header("location", answer.location).send();
  if (answer.status === 503) void reply.header("retry-after", RETRY_SECONDS).header("cache-control", "no-store");
  return reply.code(answer.status).type(HTML).send(answer.html);
}

function clientOf(request: FastifyRequest, other: Partial<Context> = {}): Client {
  const createContext = async () => ({ ...request.context, language: request.pageLanguage, ...other });
  return createTRPCClient<AppRouter>({ links: [unstable_localLink({ router: appRouter, createContext })] });
}

/**
 * Returns the language of `?lang=en`, and the address without this parameter. The caller sets a cookie and redirects.
 */
function languageChoice(request: FastifyRequest): { language: Language; location: string } | null {
  const language = languageOf((request.query as Record<string, string | undefined>)["lang"]);
  if (!language) return null;
  const url = new URL(request.url, "http://site");
  url.search = queryInUtf8(url.search);
  url.searchParams.delete("lang");
  return { language, location: withOneSlash(url.pathname) + url.search };
}
