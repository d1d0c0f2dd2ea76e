// Loads the admin layer's texts, for the overlay and for the admin center; either may come first.
import type { i18n } from "i18next";
import type { Language } from "../../language/i18n.ts";

const parts = {
  de: {
    admin: () => import("#locales/de/admin.json"),
    addresses: () => import("#locales/de/addresses.json"),
    audit: () => import("#locales/de/audit.json"),
    analytics: () => import("#locales/de/analytics.json"),
    comments: () => import("#locales/de/comments.json"),
    files: () => import("#locales/de/files.json"),
    law: () => import("#locales/de/law.json"),
    legal: () => import("#locales/de/legal.json"),
    map: () => import("#locales/de/map.json"),
    messages: () => import("#locales/de/messages.json"),
    newsletter: () => import("#locales/de/newsletter.json"),
    notifications: () => import("#locales/de/notifications.json"),
    overview: () => import("#locales/de/overview.json"),
    people: () => import("#locales/de/people.json"),
    sales: () => import("#locales/de/sales.json"),
    seo: () => import("#locales/de/seo.json"),
    settings: () => import("#locales/de/settings.json"),
    shopcenter: () => import("#locales/de/shopcenter.json"),
    sitepages: () => import("#locales/de/sitepages.json"),
    social: () => import("#locales/de/social.json"),
    tokens: () => import("#locales/de/tokens.json"),
    withdrawal: () => import("#locales/de/withdrawal.json"),
  },
  en: {
    admin: () => import("#locales/en/admin.json"),
    addresses: () => import("#locales/en/addresses.json"),
    audit: () => import("#locales/en/audit.json"),
    analytics: () => import("#locales/en/analytics.json"),
    comments: () => import("#locales/en/comments.json"),
    files: () => import("#locales/en/files.json"),
    law: () => import("#locales/en/law.json"),
    legal: () => import("#locales/en/legal.json"),
    map: () => import("#locales/en/map.json"),
    messages: () => import("#locales/en/messages.json"),
    newsletter: () => import("#locales/en/newsletter.json"),
    notifications: () => import("#locales/en/notifications.json"),
    overview: () => import("#locales/en/overview.json"),
    people: () => import("#locales/en/people.json"),
    sales: () => import("#locales/en/sales.json"),
    seo: () => import("#locales/en/seo.json"),
    settings: () => import("#locales/en/settings.json"),
    shopcenter: () => import("#locales/en/shopcenter.json"),
    sitepages: () => import("#locales/en/sitepages.json"),
    social: () => import("#locales/en/social.json"),
    tokens: () => import("#locales/en/tokens.json"),
    withdrawal: () => import("#locales/en/withdrawal.json"),
  },
} as const;

export async function loadAdminTexts(texts: i18n, language: Language): Promise<void> {
  const loaded = await Promise.all(
    Object.entries(parts[language]).map(async ([name, load]) => [name, (await load()).default] as const),
  );
  // In one go: whoever finds one of them finds all.
  for (const [name, part] of loaded) texts.addResourceBundle(language, name, part);
}
