// /einbetten/inhalt: a frame with its own policy. A page loads this frame after a click, to show a page of another site.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { can } from "#contract/values/permissions.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { embeddedHost, embedFrames, isListedHost } from "#contract/values/embeds.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";
import type { Services } from "../../kernel/context.ts";
import { sentence } from "../../kernel/sentences.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { isEmbedded } from "../../content/entries/find-embed.ts";
import { embedFramePolicy } from "../answers/csp.ts";
import { frameDocument } from "./frame-document.ts";

/** Without control characters, because PostgreSQL's JSON cannot contain them. */
const address = z
  .string()
  .max(limits.urlLength)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

export function registerEmbedFrame(
  app: FastifyInstance,
  { database: { db }, now }: Pick<Services, "database" | "now">,
): void {
  app.get(embedFrames, { exposeHeadRoute: true }, async (request, reply) => {
    const { data: url = "" } = address.safeParse((request.query as { adresse?: unknown }).adresse);
    const host = embeddedHost(url);
    if (host === null) throw new AppError("notFound");
    const { settings } = await getSettings(db);
    // Only addresses that an entry shows, so that nobody presents other pages of the host under this site's address.
    const publicAt = can(request.context.viewer, "read", "ownDrafts") ? null : now();
    if (!isListedHost(url, settings.site.embedHosts) || !(await isEmbedded(db, url, publicAt)))
      throw new AppError("notFound");
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
