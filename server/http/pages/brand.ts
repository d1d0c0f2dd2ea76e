import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "#contract/schemas/errors.ts";
import { type BrandPicture, brandPicturePath, brandPictureRoot, brandPictures } from "#contract/look/brand-paths.ts";
import { siteNameOf } from "#contract/values/site-name.ts";
import { tokensOf } from "#contract/look/tokens.ts";
import type { BrandPictureName } from "../../kernel/brand-pictures.ts";
import { readBrandSource } from "../../library/settings/read-brand.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Services } from "../../kernel/context.ts";
import { markShape } from "../../outside/brand-pictures.ts";
import { encodedText } from "../answers/encoded-text.ts";
import { sendEncoded } from "../answers/send-encoded.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
/** For addresses without a version, such as /favicon.ico: their bytes can change, and browsers request them rarely. */
const A_DAY = "public, max-age=86400";
const noSession = { exposeHeadRoute: true, config: { session: "none" } } as const;

export function registerBrand(app: FastifyInstance, services: Services): void {
  const pictures = services.brand;
  const usual = async (reply: FastifyReply, name: BrandPictureName, type: string): Promise<FastifyReply> => {
    const { bytes } = await pictures.get(name);
    return reply.header("cache-control", A_DAY).type(type).send(bytes);
  };
  app.get("/favicon.ico", noSession, (_request, reply) => usual(reply, "favicon.ico", "image/x-icon"));
  app.get("/apple-touch-icon.png", noSession, (_request, reply) => usual(reply, "touch-180.png", "image/png"));
  app.get("/manifest.webmanifest", { exposeHeadRoute: true }, async (request, reply) => {
    void reply.header("vary", "Accept-Encoding, Cookie");
    const text = encodedText(JSON.stringify(await manifestOf(services, request.pageLanguage)));
    return sendEncoded(request, reply, text, "application/manifest+json");
  });
  app.get(`${brandPictureRoot}/:key/:name`, noSession, async (request, reply) => {
    const { key, name } = request.params as { key: string; name: string };
    if (name === "icon.svg") return sendMark(services, reply, key);
    if (!isPicture(name)) throw new AppError("notFound");
    const made = await pictures.get(name);
    // A cached page may request an old key, but gets the current picture. So browsers must not cache this answer for
    // ever.
    void reply.header("cache-control", made.key === key ? FOR_EVER : "no-cache");
    return reply.type(name.endsWith(".webp") ? "image/webp" : "image/png").send(made.bytes);
  });
}

const isPicture = (name: string): name is BrandPicture => (brandPictures as readonly string[]).includes(name);

async function sendMark({ database }: Services, reply: FastifyReply, key: string): Promise<FastifyReply> {
  const { settings } = await getSettings(database.db);
  const { leaf, paper, sun } = tokensOf(settings.site);
  const source = await readBrandSource(database.db, settings);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${leaf[0]}"/><path d="${markShape}" fill="${paper[0]}"/><circle cx="16" cy="23.5" r="2.5" fill="${sun[0]}"/></svg>`;
  void reply.header("cache-control", source.key === key ? FOR_EVER : "no-cache");
  return reply.type("image/svg+xml").send(svg);
}

async function manifestOf({ database, publicUrl }: Services, language: "de" | "en"): Promise<object> {
  const { settings } = await getSettings(database.db);
  const { key } = await readBrandSource(database.db, settings);
  const { paper } = tokensOf(settings.site);
  const name = siteNameOf(settings, language) || new URL(publicUrl()).hostname;
  const icon = (file: BrandPicture, side: number, purpose: string) => {
    return { src: brandPicturePath(key, file), sizes: `${side}x${side}`, type: "image/png", purpose };
  };
  return {
    name,
    short_name: name,
    lang: language,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: paper[0],
    theme_color: paper[0],
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("maskable-192.png", 192, "maskable"),
      icon("maskable-512.png", 512, "maskable"),
    ],
  };
}
