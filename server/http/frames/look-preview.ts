// /einbetten/startseite shows editors the home page with a look that is not saved yet. The page has no scripts.
import { createTRPCClient, type TRPCLink, unstable_localLink } from "@trpc/client";
import { map } from "@trpc/server/observable";
import type { FastifyInstance } from "fastify";
import type { SiteSettings } from "#contract/schemas/settings.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { brandPicturePath, lookPreviewPath, PREVIEW_KEY } from "#contract/look/brand-paths.ts";
import { type LookPreview, lookPreview } from "#contract/look/preview.ts";
import { guestViewer } from "#contract/values/permissions.ts";
import type { Services } from "../../kernel/context.ts";
import { displayVariant, ownVariants } from "../../library/files/rules.ts";
import { type FileRow, findFile } from "../../library/files/store.ts";
import { type AppRouter, appRouter } from "../../router.ts";
import { requirePermission } from "../../kernel/trpc.ts";
import { lookPreviewPolicy } from "../answers/csp.ts";
import type { Pages } from "../pages/ssr.ts";

export function registerLookPreview(app: FastifyInstance, services: Services, pages: Pages): void {
  app.get(lookPreviewPath, async (request, reply) => {
    requirePermission(request.context.viewer, "update", "settings");
    const wanted = lookPreview.parse(request.query);
    const file = wanted.logo === "" ? null : await findFile(services.database.db, wanted.logo);
    // Guests see the site's name instead of a hidden logo.
    const logo = file?.hidden === null ? file : null;
    const createContext = async () => ({
      ...request.context,
      viewer: guestViewer,
      language: request.pageLanguage,
    });
    const { module, assets } = await pages.open();
    const answer = await module.render({
      url: "/",
      publicUrl: services.publicUrl(),
      language: request.pageLanguage,
      client: createTRPCClient<AppRouter>({
        links: [withLook(wanted, logo), unstable_localLink({ router: appRouter, createContext })],
      }),
      assets,
      nonce: null,
      isGuestView: false,
      isOnlyGerman: request.isOnlyGerman,
      onFailed: (error) => request.log.error({ err: error }, "the preview of a look failed"),
      maySharePicture: async () => true,
    });
    if (answer.kind !== "page") throw new AppError("unavailable");
    void reply
      .header("content-security-policy", lookPreviewPolicy(answer.inlineStyle, pages.isDevelopment))
      .header("x-frame-options", "SAMEORIGIN")
      .header("x-robots-tag", "noindex")
      .header("vary", "Cookie")
      .header("cache-control", "private, no-store")
      .type("text/html; charset=utf-8");
    return withPreviewedLogo(answer.html.replace(/<script\b[^>]*>.*?<\/script>/gsu, ""), logo);
  });
}

function withLook(wanted: LookPreview, logo: FileRow | null): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      op.path === "settings.get"
        ? next(op).pipe(
            map((answer) =>
              answer.result.type === "data" || answer.result.type === undefined
                ? {
                    ...answer,
                    result: { ...answer.result, data: looking(answer.result.data as SiteSettings, wanted, logo) },
                  }
                : answer,
            ),
          )
        : next(op);
}

function looking(settings: SiteSettings, wanted: LookPreview, logo: FileRow | null): SiteSettings {
  const { name, nameEnglish, palette, accent, fonts } = wanted;
  const en = { footer: settings.site.en?.footer ?? "", name: nameEnglish };
  const isStored = settings.site.logo === (logo?.id ?? null) && settings.brand?.logo;
  const { width, height } = logo ?? {};
  const size = width && height ? { width, height } : null;
  const { brand: _, ...others } = settings;
  const shown = isStored ? settings.brand : size && { key: PREVIEW_KEY, logo: size };
  return {
    ...others,
    site: { ...settings.site, name, en, logo: logo?.id ?? null, palette, accent: accent || null, fonts },
    ...(shown && { brand: shown }),
  };
}

/**
 * Pictures of a logo exist only after the logo is saved. So the preview shows a variant of the uploaded file instead.
 */
function withPreviewedLogo(html: string, logo: FileRow | null): string {
  const variant = logo && displayVariant(ownVariants(logo.variants));
  if (!variant) return html;
  const address = `/v0/api/download/${logo.id}/${variant.id}`;
  return (["kopf.webp", "kopf-dunkel.webp"] as const).reduce(
    (shown, name) => shown.replaceAll(brandPicturePath(PREVIEW_KEY, name), address),
    html,
  );
}
