import {
  SETTINGS_ID,
  type SiteSettings,
  answeredSections,
  type SecretPath,
  sectionOf,
  type SectionName,
} from "#contract/schemas/settings.ts";
import type { PublicTopic } from "#contract/schemas/message-settings.ts";
import type { Brand } from "#contract/look/brand-paths.ts";
import { isOn } from "#contract/values/components.ts";
import { kindsToAsk } from "#contract/values/consent.ts";
import { can, type Viewer } from "#contract/values/permissions.ts";
import { todayAt } from "#contract/values/opening-hours.ts";
import { publicShop } from "#contract/shop/settings.ts";
import { type LoadedSettings, versionOf } from "../kernel/settings/store.ts";

export type Situation = {
  hasOrders: boolean;
  hasCredits: boolean;
  now: Date;
  brand?: Brand | undefined;
};

export function presentSettings(
  stored: LoadedSettings,
  viewer: Viewer,
  { hasOrders, hasCredits, now, brand }: Situation,
): SiteSettings {
  const isAdmin = can(viewer, "update", "settings");
  const seen = answeredSections.filter((name) => isAdmin || sectionOf(name).seenBy === "guests");
  const fields = Object.assign({}, ...seen.map((name) => fieldsOf(stored, name))) as Omit<
    SiteSettings,
    "id" | "asks" | "topics" | "today" | "brand" | "contracts" | "hasCredits" | "updated" | "version"
  >;
  const asks = kindsToAsk(stored.settings, stored.secrets["analytics.apikey"] !== undefined);
  const contracts = isOn(stored.settings, "shop") || hasOrders;
  const today = todayAt(stored.settings.site, now);
  const answer: SiteSettings = {
    id: SETTINGS_ID,
    ...fields,
    asks,
    today,
    contracts,
    hasCredits,
    updated: stored.updated.toISOString(),
    version: versionOf(stored),
  };
  if (brand) answer.brand = brand;
  const topics = publicTopics(stored);
  if (topics.length > 0) answer.topics = topics;
  if (!isAdmin) return { ...answer, shop: publicShop.parse(answer.shop) };
  if (!can(viewer, "read", "secrets")) return answer;
  const mask = (path: SecretPath) => {
    const secret = stored.secrets[path];
    return secret ? { set: true as const, last4: secret.last4 } : null;
  };
  return {
    ...answer,
    social: {
      ...answer.social,
      fb: {
        appId: mask("social.fb.appId"),
        appSecret: mask("social.fb.appSecret"),
        pageAccessToken: mask("social.fb.pageAccessToken"),
      },
    },
    shop: {
      ...answer.shop,
      stripe: {
        publishable: answer.shop.stripe?.publishable ?? "",
        secret: mask("shop.stripe.secret"),
        webhook: mask("shop.stripe.webhook"),
      },
    },
    maps: { apikey: mask("maps.apikey") },
    analytics: { apikey: mask("analytics.apikey") },
    notifications: { apikey: mask("notifications.apikey") },
  };
}

export function publicTopics({ settings }: Pick<LoadedSettings, "settings">): PublicTopic[] {
  return settings.messages.topics.map(({ id, name, en }) => ({ id, name, en }));
}

export function fieldsOf({ settings }: Pick<LoadedSettings, "settings">, name: SectionName): Record<string, unknown> {
  const held = Object.keys(sectionOf(name).fields);
  return Object.fromEntries(Object.entries(settings).filter(([field]) => held.includes(field)));
}
