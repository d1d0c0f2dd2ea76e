// /einbetten/inhalt: a frame with its own policy. A page loads this frame after a click, to show a page of another site.
import type { FastifyInstance } from "fastify";
import { AppError } from "#contract/schemas/errors.ts";
import { embeddedHost, embedFrames, isListedHost } from "#contract/values/embeds.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";
import type { Services } from "../../kernel/context.ts";
import { sentence } from "../../kernel/sentences.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { isEmbedded } from "../../content/entries/find-embed.ts";
import { embedFramePolicy } from "../answers/csp.ts";
import { frameDocument } from "./frame-document.ts";

export function registerEmbedFrame(app: FastifyInstance, { database: { db } }: Pick<Services, "database">): void {
  app.get(embedFrames, { exposeHeadRoute: true }, async (request, reply) => {
    const { adresse: url = "" } = request.query as { adresse?: string | string[] };
    const host = typeof url === "string" ? embeddedHost(url) : null;
    if (typeof url !== "string" || host === null) throw new AppError("notFound");
    const { settings } = await getSettings(db);
    // Only addresses that an entry shows, so that nobody presents other pages of the host under this site's address.
    if (!isListedHost(url, settings.site.embedHosts) || !(await isEmbedded(db, url))) throw new AppError("notFound");
    const language = request.pageLanguage;
    void reply
      .header("content-security-policy", embedFramePolicy(host))
      .header("x-frame-options", "SAMEORIGIN")
      .header("x-robots-tag", "noindex")
      .header("referrer-policy", "no-referrer")
      .header("vary", "Cookie")
      .header("cache-control", "no-store");
    return reply.type("text/html; charset=utf-8").send(
      frameDocument({
        language,
        title: sentence(language, "video:embed.frame", { host }),
        frame: [
          `src="${escapeHtml(url)}"`,
          'sandbox="allow-scripts allow-same-origin allow-forms allow-popups"',
          'allow="fullscreen" referrerpolicy="no-referrer"',
        ].join(" "),
        background: "#fff",
      }),
    );
  });
}
