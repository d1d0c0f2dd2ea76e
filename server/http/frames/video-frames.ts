// /einbetten/video/…: a frame with its own policy. A page loads this frame after a click, to show the player. Also
// serves preview images.
import type { FastifyInstance, FastifyReply } from "fastify";
import { youtubeIdOf } from "#contract/blocks/video/youtube.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { neutralStillPath, type StillWidth, videoFrames } from "#contract/values/video-links.ts";
import type { Services } from "../../kernel/context.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";
import { sentence } from "../../kernel/sentences.ts";
import { findStill, findStillBytes, isShown } from "../../content/videos/store.ts";
import { videoFramePolicy } from "../answers/csp.ts";
import { frameDocument } from "./frame-document.ts";
import { NEUTRAL_STILL } from "./neutral-still.ts";

const DAY_SECONDS = 86_400;
const PLAYER = "https://www.youtube-nocookie.com/embed";

export function registerVideoFrames(app: FastifyInstance, { database: { db } }: Pick<Services, "database">): void {
  const sendNeutral = (reply: FastifyReply): FastifyReply =>
    reply.header("cache-control", "no-cache").type("image/svg+xml").send(NEUTRAL_STILL);

  app.get(neutralStillPath, { exposeHeadRoute: true }, (_request, reply) => sendNeutral(reply));

  app.get(`${videoFrames}/:id/:still`, { exposeHeadRoute: true }, async (request, reply) => {
    const { id, still } = request.params as { id: string; still: string };
    const width = /^bild-(small|large)$/u.exec(still)?.[1] as StillWidth | undefined;
    if (!isId(id) || width === undefined) throw new AppError("notFound");
    const bytes = await findStillBytes(db, id, width);
    if (bytes === null) return sendNeutral(reply);
    return reply.header("cache-control", `public, max-age=${DAY_SECONDS}`).type("image/webp").send(bytes);
  });

  app.get(`${videoFrames}/:id`, { exposeHeadRoute: true }, async (request, reply) => {
    const { id } = request.params as { id: string };
    if (!isId(id) || !((await findStill(db, id)) !== null || (await isShown(db, id)))) throw new AppError("notFound");
    const language = request.pageLanguage;
    const query = new URLSearchParams({ autoplay: "1", rel: "0", hl: language });
    void reply
      .header("content-security-policy", videoFramePolicy())
      .header("x-frame-options", "SAMEORIGIN")
      .header("x-robots-tag", "noindex")
      .header("vary", "Cookie")
      .header("cache-control", "no-store");
    return reply.type("text/html; charset=utf-8").send(
      frameDocument({
        language,
        title: sentence(language, "video:frame"),
        // YouTube requires the origin of the embedding site, so the browser sends the origin as referrer.
        frame: [
          `src="${escapeHtml(`${PLAYER}/${id}?${query.toString()}`)}"`,
          'allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowfullscreen',
          'referrerpolicy="strict-origin-when-cross-origin"',
        ].join(" "),
        background: "#000",
      }),
    );
  });
}

const isId = (text: string): boolean => youtubeIdOf(text) === text;
