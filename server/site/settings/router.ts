import { type SiteSettings, securityContactInput, updateSettingsInput } from "#contract/schemas/settings.ts";
import { optionalPageAt } from "#contract/values/pages.ts";
import type { PublicMenus } from "#contract/values/navigation.ts";
import type { Context } from "../../kernel/context.ts";
import { can } from "#contract/values/permissions.ts";
import { readMenus } from "../../content/navigation/menus.ts";
import { may, router } from "../../kernel/trpc.ts";
import { presentSettings } from "../../settings/present.ts";
import { getSecurityContact, updateSecurityContact } from "../../settings/security-contact.ts";
import { readSituation } from "../../library/settings/situation.ts";
import { getSettings, type LoadedSettings } from "../../kernel/settings/store.ts";
import { updateSettings } from "../../library/settings/update-settings.ts";

export const settingsRouter = router({
  get: may("read", "settings").query(async ({ ctx }) => {
    const { db } = ctx.services.database;
    const stored = await getSettings(db);
    const situation = await readSituation(db, stored.settings, ctx.services.now());
    return withMenus(ctx, stored, presentSettings(stored, ctx.viewer, situation));
  }),
  /** Permits whatever the section of each changed field permits. */
  update: may("update", "closures")
    .input(updateSettingsInput)
    .mutation(async ({ ctx, input }) => {
      const answer = await updateSettings(ctx, input);
      return withMenus(ctx, await getSettings(ctx.services.database.db), answer);
    }),
  securityContact: may("update", "siteSettings").query(({ ctx }) => getSecurityContact(ctx.services.database.db)),
  updateSecurityContact: may("update", "siteSettings")
    .input(securityContactInput)
    .mutation(({ ctx, input }) => updateSecurityContact(ctx, input)),
});

type WithMenus = SiteSettings & {
  menus?: PublicMenus;
  /** False if mails are only written to files (no SMTP_URL). Then no text may claim that a mail was sent. */
  sendsMail?: boolean;
};

async function withMenus(
  { services: { database, env, now }, viewer }: Pick<Context, "services" | "viewer">,
  { settings }: LoadedSettings,
  stored: SiteSettings,
): Promise<WithMenus> {
  const answer = { ...stored, sendsMail: env.SMTP_URL !== undefined };
  const { menus, hiddenPaths } = await readMenus(database.db, settings, now());
  if (can(viewer, "read", "drafts")) return { ...answer, menus: { ...menus, hidden: hiddenPaths } };
  // Omits the search engine texts of hidden and missing pages, because they would reveal these pages.
  const isMissing = (path: string): boolean => optionalPageAt(path) !== null && !menus.shown.includes(path);
  const sites = answer.meta.sites.filter(({ path }) => !hiddenPaths.includes(path) && !isMissing(path));
  return { ...answer, meta: { ...answer.meta, sites }, menus };
}
