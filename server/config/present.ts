// What each viewer sees of the settings.
import type { Config, SecretPath } from "#contract/config.ts";
import { can, type Viewer } from "#contract/permissions.ts";
import type { StoredConfig } from "./store.ts";

export function presentConfig({ settings, secrets, version }: StoredConfig, viewer: Viewer): Config {
  const { domain, title, description, keywords, author, language, meta, shop, components, socialPage } = settings;
  const forGuests: Config = {
    id: "1",
    domain,
    title,
    description,
    keywords,
    author,
    language,
    meta,
    shop,
    components,
    social: { page: socialPage },
    version,
  };
  if (!can(viewer, "update", "config")) return forGuests;
  const { quota, notify, mail } = settings;
  const forAdmins: Config = { ...forGuests, quota, notify, mail };
  if (!can(viewer, "read", "secrets")) return forAdmins;
  const mask = (path: SecretPath) => {
    const stored = secrets[path];
    return stored ? { set: true as const, last4: stored.last4 } : null;
  };
  return {
    ...forAdmins,
    social: {
      page: socialPage,
      fb: {
        appId: mask("social.fb.appId"),
        appSecret: mask("social.fb.appSecret"),
        pageAccessToken: mask("social.fb.pageAccessToken"),
      },
    },
    maps: { apikey: mask("maps.apikey") },
    analytics: { apikey: mask("analytics.apikey") },
    notifications: { apikey: mask("notifications.apikey") },
  };
}
