// /einbetten/karte/…: a frame with its own policy. A page loads this frame after a click, to show the map. Also serves
// the preview image.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#contract/schemas/errors.ts";
import { mapEditorPath, mapFramePath, mapFrames, type StillShape } from "#contract/values/map-links.ts";
import { requireOn } from "../../kernel/settings/require-on.ts";
import type { Services } from "../../kernel/context.ts";
import { type MapFrame, readFrame } from "../../site/map/read-frame.ts";
import { findStillBytes } from "../../site/map/still-store.ts";
import { requirePermission } from "../../kernel/trpc.ts";
import { hasTag } from "../answers/byte-range.ts";
import { googleFrame, leafletFrame } from "./map-frame-document.ts";
import { mapFramePolicy } from "../answers/csp.ts";
import type { Pages } from "../pages/ssr.ts";

const YEAR_SECONDS = 31_536_000;

export function registerMapFrames(app: FastifyInstance, services: Services, pages: Pages): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, current: string | null): Promise<string> => {
    await requireOn(services.database.db, "map");
    const frame = await readFrame(services, request.pageLanguage);
    if (current !== null && !frame.data.places.some(({ id }) => id === current)) throw new AppError("notFound");
    void safe(reply).header("cache-control", "no-store").type("text/html; charset=utf-8");
    if (frame.googleKey !== null) {
      void reply.header("content-security-policy", mapFramePolicy({ kind: "google", isDevelopment: false }));
      const { styles } = (await pages.open()).assets.mapFrame;
      const { googleKey: key, style } = frame;
      return googleFrame(frame.data, { key, current, language: request.pageLanguage, styles, style });
    }
    return sendLeaflet(reply, frame, request);
  };
  const sendLeaflet = async (
    reply: FastifyReply,
    { data, style }: Pick<MapFrame, "data" | "style">,
    request: FastifyRequest,
  ): Promise<string> => {
    const { isDevelopment } = pages;
    const tiles = new URL(data.tiles).origin;
    void reply.header("content-security-policy", mapFramePolicy({ kind: "tiles", tiles, isDevelopment }));
    const { language, assets } = { language: request.pageLanguage, ...(await pages.open()) };
    return leafletFrame(data, assets.mapFrame, { language, style });
  };

  app.get(mapFramePath, (request, reply) => send(request, reply, null));
  app.get(mapEditorPath, async (request, reply) => {
    await requireOn(services.database.db, "map");
    requirePermission(request.context.viewer, "update", "map");
    const { data, style } = await readFrame(services, request.pageLanguage);
    void safe(reply).header("cache-control", "private, no-store").type("text/html; charset=utf-8");
    return sendLeaflet(reply, { data: { ...data, isEditor: true }, style }, request);
  });
  app.get(`${mapFrames}/:name`, { exposeHeadRoute: true }, async (request, reply) => {
    const { name } = request.params as { name: string };
    const [, key, shape] = /^([\da-f]{16})-(wide|tall)\.webp$/u.exec(name) ?? [];
    if (key === undefined) return send(request, reply, name);
    await requireOn(services.database.db, "map");
    const bytes = await findStillBytes(services.database.db, key, shape as StillShape);
    if (bytes === null) throw new AppError("notFound");
    const etag = `"${key}-${shape}"`;
    void reply.header("etag", etag);
    void reply.header("cache-control", `public, max-age=${YEAR_SECONDS}, immutable`);
    if (hasTag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    return reply.type("image/webp").send(bytes);
  });
}

function safe(reply: FastifyReply): FastifyReply {
  return reply.header("x-frame-options", "SAMEORIGIN").header("x-robots-tag", "noindex").header("vary", "Cookie");
}
