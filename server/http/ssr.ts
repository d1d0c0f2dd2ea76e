// Pages: renders the client's routes on the server and sends them with the headers that fit the viewer.
import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import fastifyStatic from "@fastify/static";
import { createTRPCClient, type TRPCClient, unstable_localLink } from "@trpc/client";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isAdmin } from "#contract/permissions.ts";
import type { Language, Services } from "../context.ts";
import { type AppRouter, appRouter } from "../router.ts";
import { hasTag } from "./byte-range.ts";
import { contentSecurityPolicy } from "./csp.ts";
import { languageOf } from "./session.ts";

export type PageAssets = { script: string; preloads: string[]; styles: string[] };

export type PageRequest = {
  /** Path and query as asked for. */
  url: string;
  /** Origin of canonical links. */
  publicUrl: string;
  language: Language;
  client: TRPCClient<AppRouter>;
  assets: PageAssets;
  /** For style elements that admin widgets make; guests' pages have none. */
  nonce: string | null;
};

export type PageAnswer =
  | { kind: "page"; status: number; html: string }
  | { kind: "redirect"; status: number; location: string };

/** What client/entry.server.tsx exports. */
export type RenderModule = {
  render: (request: PageRequest) => Promise<PageAnswer>;
};

export type Pages = {
  /** Directory of hashed files; null where Vite serves them. */
  assetsDir: string | null;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  isDevelopment: boolean;
  open: () => Promise<{ module: RenderModule; assets: PageAssets }>;
  close: () => Promise<void>;
};

const YEAR_SECONDS = 31_536_000;
const RETRY_SECONDS = 2;

export async function registerPages(app: FastifyInstance, services: Services, pages: Pages): Promise<void> {
  if (pages.assetsDir !== null) {
    await app.register(fastifyStatic, {
      root: pages.assetsDir,
      prefix: "/assets/",
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      decorateReply: false,
      index: false,
    });
  }
  const { middleware } = pages;
  app.get("/*", { exposeHeadRoute: true }, async (request, reply) => {
    if (middleware && (await servedByVite(middleware, request, reply))) return reply.hijack();
    return sendPage(request, reply, services, pages);
  });
}

/** Whether Vite answered; pages it leaves to us. */
function servedByVite(
  middleware: NonNullable<Pages["middleware"]>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  return new Promise((resolve) => {
    reply.raw.once("finish", () => resolve(true));
    middleware(request.raw, reply.raw, () => resolve(false));
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  pages: Pages,
): Promise<FastifyReply> {
  const chosen = languageChoice(request);
  if (chosen) {
    void reply.setCookie("lang", chosen.language, {
      path: "/",
      sameSite: "lax",
      maxAge: YEAR_SECONDS,
      secure: services.publicUrl().startsWith("https:"),
    });
    return reply.code(303).header("cache-control", "no-store").header("location", chosen.location).send();
  }
  const { context } = request;
  const isGuest = context.viewer.id === null;
  const nonce = isAdmin(context.viewer) ? randomBytes(16).toString("base64") : null;
  const { module, assets } = await pages.open();
  const client = createTRPCClient<AppRouter>({
    links: [
      unstable_localLink({
        router: appRouter,
        createContext: async () => ({ ...context, language: request.pageLanguage }),
      }),
    ],
  });
  const answer = await module.render({
    url: request.url,
    publicUrl: services.publicUrl(),
    language: request.pageLanguage,
    client,
    assets,
    nonce,
  });
  void reply
    .header("vary", "Accept-Encoding, Cookie")
    .header("cache-control", isGuest ? "no-cache" : "private, no-store");
  if (answer.kind === "redirect") return reply.code(answer.status).header("location", answer.location).send();
  void reply.header("content-security-policy", contentSecurityPolicy({ nonce, isDevelopment: pages.isDevelopment }));
  if (answer.status === 503) void reply.header("retry-after", RETRY_SECONDS).header("cache-control", "no-store");
  if (isGuest && answer.status === 200) {
    const tag = `"${createHash("sha256").update(answer.html).digest("base64url")}"`;
    void reply.header("etag", tag);
    if (hasTag(request.headers["if-none-match"], tag)) return reply.code(304).send();
  }
  return reply.code(answer.status).type("text/html; charset=utf-8").send(answer.html);
}

/** `?lang=en`: remembered in a cookie, and gone from the address. */
function languageChoice(request: FastifyRequest): { language: Language; location: string } | null {
  const language = languageOf((request.query as Record<string, string | undefined>)["lang"]);
  if (!language) return null;
  const url = new URL(request.url, "http://site");
  url.searchParams.delete("lang");
  return { language, location: url.pathname.replace(/^\/+/u, "/") + url.search };
}
