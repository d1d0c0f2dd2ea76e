import { defaultLegalForms } from "#contract/schemas/legal.ts";
import { defaultMessageSettings } from "#contract/schemas/message-settings.ts";
import { componentNames, type Components } from "#contract/values/components.ts";
import { defaultSecurity, type Settings, type StoredSettings } from "#contract/schemas/settings.ts";
import { defaultSite, siteWith } from "#contract/schemas/site.ts";
import { defaultDocumentSettings } from "#contract/shop/documents.ts";
import { defaultShopSettings } from "#contract/shop/settings.ts";

/** Converts settings of earlier releases. They lack some components, and contain the shop's switch only in `shop`. */
export function carriedOver(stored: StoredSettings): Settings {
  const switched = componentNames.map((name) => [name, stored.components[name] ?? { enabled: false }]);
  const shop = { ...defaultShopSettings, ...stored.shop };
  const components = Object.fromEntries(switched) as Components;
  const messages = { ...defaultMessageSettings, ...stored.messages };
  const security = { ...defaultSecurity, ...stored.security };
  const documents = { ...defaultDocumentSettings, ...stored.documents };
  const legal = { ...defaultLegalForms, ...stored.legal };
  const settings = {
    ...stored,
    documents,
    legal,
    components,
    shop,
    messages,
    security,
    site: siteWith(defaultSite, stored.site),
  };
  return withShop(settings, (stored.components.shop ?? stored.shop).enabled ?? false);
}

/** Sets the shop's switch. It is stored twice, in `components` and in `shop`. */
export function withShop(settings: Settings, enabled: boolean): Settings {
  const { components, shop } = settings;
  return { ...settings, components: { ...components, shop: { enabled } }, shop: { ...shop, enabled } };
}
