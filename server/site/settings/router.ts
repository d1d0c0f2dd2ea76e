// tRPC procedures of the site's settings.
import { type Config, securityContactInput, updateConfigInput } from "#contract/schemas/config.ts";
import type { PublicMenus } from "#contract/values/navigation.ts";
import type { Context } from "../../kernel/context.ts";
import { can } from "#contract/values/permissions.ts";
import { readMenus } from "../../content/navigation/menus.ts";
import { may, router } from "../../kernel/trpc.ts";
import { presentConfig } from "../../settings/present.ts";
import { getSecurityContact, updateSecurityContact } from "../../settings/security-contact.ts";
import { readSituation } from "../../library/settings/situation.ts";
import { getSettings, type StoredConfig } from "../../kernel/settings/store.ts";
import { updateConfig } from "../../library/settings/update-config.ts";

export const configRouter = router({
  /** Includes the menus, which the REST API does not contain. */
  get: may("read", "config").query(async ({ ctx }) => {
    const { db } = ctx.services.database;
    const stored = await getSettings(db);
    const situation = await readSituation(db, stored.settings, ctx.services.now());
    return withMenus(ctx, stored, presentConfig(stored, ctx.viewer, situation));
  }),
  update: may("update", "config")
    .input(updateConfigInput)
    .mutation(async ({ ctx, input }) => {
      const config = await updateConfig(ctx, input);
      return withMenus(ctx, await getSettings(ctx.services.database.db), config);
    }),
  securityContact: may("update", "siteSettings").query(({ ctx }) => getSecurityContact(ctx.services.database.db)),
  updateSecurityContact: may("update", "siteSettings")
    .input(securityContactInput)
    .mutation(({ ctx, input }) => updateSecurityContact(ctx, input)),
});

type WithMenus = Config & {
  menus?: PublicMenus;
  /** False if mails are only written to files (no SMTP_URL); then no text may say that a mail was sent. */
  sendsMail?: boolean;
};

async function withMenus(
  { services: { database, env, now }, viewer }: Pick<Context, "services" | "viewer">,
  { settings }: StoredConfig,
  stored: Config,
): Promise<WithMenus> {
  const config = { ...stored, sendsMail: env.SMTP_URL !== undefined };
  const read = await readMenus(database.db, settings, now());
  if (read === null) return config;
  const { menus, hiddenPaths } = read;
  if (can(viewer, "read", "drafts")) return { ...config, menus: { ...menus, hidden: hiddenPaths } };
  // The search engine texts of a hidden page would reveal it.
  const sites = config.meta.sites.filter(({ path }) => !hiddenPaths.includes(path));
  return { ...config, meta: { ...config.meta, sites }, menus };
}
