// /einbetten/social/seite: a frame with the posts of the association's Facebook page. The frame has its own policy.
import type { FastifyInstance } from "fastify";
import { AppError } from "#contract/schemas/errors.ts";
import { isOn } from "#contract/values/components.ts";
import { colorStyle } from "#contract/look/style.ts";
import { isFramable, socialFramePath } from "#contract/values/social-frame.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Services } from "../../kernel/context.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";
import { sentence } from "../../kernel/sentences.ts";
import { socialFramePolicy } from "../answers/csp.ts";
import { frameDocument } from "./map-frame-document.ts";
import type { Pages } from "../pages/ssr.ts";

const PLUGIN = "https://www.facebook.com/plugins/page.php";
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

export function registerSocialFrame(app: FastifyInstance, services: Services, pages: Pages): void {
  app.get(socialFramePath, async (request, reply) => {
    const { settings } = await getSettings(services.database.db);
    const { page } = settings.social;
    if (!isOn(settings, "social") || !isFramable(page)) throw new AppError("notFound");
    const language = request.pageLanguage;
    const locale = language === "en" ? "en_GB" : "de_DE";
    const query = new URLSearchParams({ href: page, tabs: "timeline", width: "500", height: "700", locale });
    query.set("adapt_container_width", "true");
    const title = sentence(language, "follow:frame");
    void reply
      .header("content-security-policy", socialFramePolicy(pages.isDevelopment))
      .header("x-frame-options", "SAMEORIGIN")
      .header("x-robots-tag", "noindex")
      .header("vary", "Cookie")
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8");
    return frameDocument({
      language,
      style: colorStyle(settings.site),
      title,
      styles: (await pages.open()).assets.mapFrame.styles,
      body: [
        `<iframe title="${escapeHtml(title)}" src="${escapeHtml(`${PLUGIN}?${query.toString()}`)}" sandbox="${SANDBOX}" referrerpolicy="strict-origin-when-cross-origin"></iframe>`,
      ],
    });
  });
}
